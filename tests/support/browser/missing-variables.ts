/** Runs in the page. Returns rules with a `var()` that has neither a value nor a fallback, so that the browser drops the declaration. */
export function findMissingVariables(): string[] {
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
