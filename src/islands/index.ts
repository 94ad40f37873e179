import { AdsCost } from "./ads-cost.tsx";
import { Carousel } from "./carousel.tsx";
import { Embed } from "./embed.tsx";
import { LostCalls } from "./lost-calls.tsx";
import { OnlineDay } from "./online-day.tsx";

/** Every island by the name its markup carries. */
export const islands = {
  carousel: Carousel,
  embed: Embed,
  "ads-cost": AdsCost,
  "lost-calls": LostCalls,
  "online-day": OnlineDay,
};

export type IslandName = keyof typeof islands;
