import { transform } from "lightningcss";
import type { Problem } from "../../problems/problem.ts";
import { findInSources } from "./find-in-sources.ts";

/** Finds tokens that no rule defines: browsers ignore the whole declaration without a word. */
export function problemsOfTokens(root: string, sheet: string): Problem[] {
  const defined = new Set<string>();
  const used = new Set<string>();
  transform({
    filename: "main.css",
    code: Buffer.from(sheet),
    visitor: {
      Variable({ fallback, name }) {
        if (!fallback) used.add(name.ident);
      },
      Declaration: { custom: ({ name }) => void defined.add(name) },
    },
  });
  return [...used]
    .filter((name) => !defined.has(name))
    .map((name) => ({
      place: findInSources(root, `var(${name})`, "{src,styles}/**/*.css").join(", "),
      says: `There is no token "${name}".`,
      fix: "Correct its name, or add it to styles/tokens.css.",
    }));
}
