import { expect, test } from "vitest";
import { pagesInOneLanguage } from "../../support/browser/site-pages.ts";
import { openEngine } from "../../support/browser/visits.ts";

const open = openEngine({ engines: ["chromium"] });

test.each([390, 1440])("no rule uses a variable that its element lacks, at %i px", async (width) => {
  const missing: string[] = [];
  const { tab, server } = await open("/it/", { width });
  for (const { url } of pagesInOneLanguage) {
    await tab.goto(server.origin + url);
    missing.push(...(await tab.evaluate(findMissingVariables)));
  }
  expect([...new Set(missing)]).toEqual([]);
});

/** Runs in the page. Returns rules with a `var()` that has neither a value nor a fallback, so that the browser drops the declaration. */
function findMissingVariables(): string[] {
  const flatten = (rules: Iterable<CSSRule>): CSSStyleRule[] =>
    [...rules].flatMap((rule) => {
      if (rule instanceof CSSMediaRule && !matchMedia(rule.conditionText).matches) return [];
      const inside = flatten((rule as CSSGroupingRule).cssRules ?? []);
      return rule instanceof CSSStyleRule ? [rule, ...inside] : inside;
    });
  const sheets = [...document.styleSheets].filter(({ media }) => media.mediaText !== "not all");
  const rules = flatten(sheets.flatMap(({ cssRules }) => [...cssRules]));
  return rules.flatMap(({ selectorText, style }) => {
    const names = [...style.cssText.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name as string);
    if (names.length === 0) return [];
    const parts = [null, ...(selectorText.match(/::[\w-]+/g) ?? [])];
    const elements = selectorText.replaceAll(/(?<![\w\])])::/g, "*::").replaceAll(/::[\w-]+(\([^)]*\))?/g, "");
    const found = [...document.querySelectorAll(elements)];
    const isMissing = (name: string) =>
      found.some((element) => parts.every((part) => getComputedStyle(element, part).getPropertyValue(name) === ""));
    return names.filter(isMissing).map((name) => `${selectorText} ${name}`);
  });
}
