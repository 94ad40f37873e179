import { transform } from "lightningcss";
import { didYouMean } from "../problems/nearest.ts";
import { placeOfText } from "../problems/places.ts";

/** Finds tokens that no rule defines: browsers ignore the whole declaration without a word. */
export function tokenProblems(root: string, sheet: string): string[] {
  const defined = new Set<string>();
  const used = new Set<string>();
  transform({
    filename: "main.css",
    code: Buffer.from(sheet),
    visitor: {
      Variable({ name }) {
        used.add(name.ident);
      },
      Declaration: { custom: ({ name }) => void defined.add(name) },
    },
  });
  return [...used]
    .filter((name) => !defined.has(name))
    .map((name) => {
      const place = placeOfText(root, `var(${name}`, "styles/**/*.css") ?? "styles";
      return `${place} There is no token "${name}".${didYouMean(name, [...defined])} Correct its name, or add it to styles/tokens.css.`;
    });
}
