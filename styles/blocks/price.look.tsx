import type { Look } from "../../src/components/look.ts";
import { usePage } from "../../src/components/page-context.tsx";
import { PriceRows } from "../../src/components/sections/price.tsx";

export const price: Look = {
  says: "A price and its conditions, a row each, and a note on what moves it.",
  kinds: { "<PriceRows>": ({ features }) => <Rows note={features.text} /> },
};

function Rows({ note }: { note: string }) {
  return <PriceRows rows={usePage().say.prices.ads.rows} note={note} />;
}
