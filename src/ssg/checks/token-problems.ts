import { transform } from "lightningcss";
import type { Problem } from "../../problems/problem.ts";

/** Finds tokens that no rule defines: browsers ignore the whole declaration without a word. */
export function tokenProblems(sheet: string): Problem[] {
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
    .map((name) => ({
      place: "styles",
      says: `There is no token "${name}".`,
      fix: "Correct its name, or add it to styles/tokens.css.",
    }));
}
