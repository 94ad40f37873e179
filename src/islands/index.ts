import type { IslandName } from "../contract.ts";
import { Carousel } from "./carousel.tsx";
import { Embed } from "./embed.tsx";
import { FlipImage } from "./flip-image.tsx";
import { ServicesGrid } from "./services-grid.tsx";

export const islands = {
  carousel: Carousel,
  "services-grid": ServicesGrid,
  "flip-image": FlipImage,
  embed: Embed,
} satisfies Record<IslandName, unknown>;
