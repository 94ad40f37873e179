import type { Look } from "../../src/components/look.ts";
import { Items } from "../../src/components/sections/lists.tsx";

export const columns: Look = {
  says: "Short texts of equal weight beside each other, in full rows of three or four.",
  kinds: { '<Items look="columns">': ({ features }) => <Items items={features.items} look="columns" /> },
};
