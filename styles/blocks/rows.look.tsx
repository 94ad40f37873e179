import type { Look } from "../../src/components/look.ts";
import { Items } from "../../src/components/sections/lists.tsx";

export const rows: Look = {
  says: "A ledger: names in large letters, each with its explanation.",
  kinds: { '<Items look="rows">': ({ features }) => <Items items={features.items} look="rows" /> },
};
