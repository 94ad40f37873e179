import { expect, test } from "vitest";
import { subsetFonts } from "../../src/ssg/assets/subset-fonts.ts";
import { site } from "../support/site/own-site.ts";

test("the known characters come from the fonts, not from the text", async () => {
  const { characters, css } = await subsetFonts(site, "→ Łódź ⛵");
  const has = (text: string) => [...text].map((character) => characters.has(character));
  expect(has("Łódź à €")).not.toContain(false);
  expect(has("→⛵")).toEqual([false, false]);
  // A file of its own, which is loaded only where its characters stand.
  expect(css.match(/unicode-range:[^}]*/g)).toEqual(["unicode-range:U+141,U+17a", "unicode-range:U+141,U+17a"]);
});
