import type { Look } from "../../src/components/look.ts";
import { Items } from "../../src/components/sections/lists.tsx";

export const columns: Look = {
  says: "Short texts of equal weight beside each other, in full rows of three or four.",
  kinds: { '<Items className="columns">': ({ features }) => <Items items={features.items} className="columns" /> },
};
