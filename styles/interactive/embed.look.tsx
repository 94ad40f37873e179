import type { Look } from "../../src/components/look.ts";
import { Embed } from "../../src/components/sections/embed.tsx";

export const embed: Look = {
  says: "The map and the social feed: a drawn picture until a script has loaded the real thing, and a link to it.",
  kinds: {
    '<Embed kind="map">': () => <Embed kind="map" />,
    '<Embed kind="feed">': () => <Embed kind="feed" />,
  },
};
