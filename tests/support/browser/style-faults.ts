/** Runs in the page. Returns shapes of drawings whose colour differs from the background of the same name. */
export function findStrayColours(inks: readonly string[]): string[] {
  return inks.flatMap((name) => {
    const ground = document.querySelector(`.tone-${name}`);
    if (!ground) return [];
    const { backgroundColor } = getComputedStyle(ground);
    return ["fill", "stroke"].flatMap((property) =>
      // The drawings of cards have the colours that show on their ground.
      [...document.querySelectorAll(`svg:not(.card .icon) [${property}="var(--${name})"]`)]
        .map((shape) => getComputedStyle(shape).getPropertyValue(property))
        .filter((colour) => colour !== backgroundColor)
        .map((colour) => `${name} ${property}: ${colour}, not ${backgroundColor}`),
    );
  });
}

/** Runs in the page. Returns controls without a border, line or label, and drawings in the colour of the page. */
export function findUnseenInForcedColours(): string[] {
  const visible = (selector: string) =>
    [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility({ visibilityProperty: true }));
  const controls = visible("button:not(.flip-button), a.button, summary").filter((control) => {
    const styles = ["", "::before", "::after"].map((pseudo) => getComputedStyle(control, pseudo));
    const hasEdge = styles.some((style) => style.borderTopStyle === "solid" && style.borderTopWidth !== "0px");
    return !hasEdge && !control.textContent.trim() && !control.querySelector("svg");
  });
  const ground = getComputedStyle(document.body).backgroundColor;
  const icons = visible("svg.icon").filter((icon) => getComputedStyle(icon).fill === ground);
  return [...controls, ...icons].map((element) => element.outerHTML.slice(0, 80));
}

/** Runs in the page. Returns elements whose text is not black. */
export function findNonBlackText(): string[] {
  return [...document.querySelectorAll("body *")]
    .filter((element) => [...element.childNodes].some((node) => node instanceof Text && node.data.trim()))
    .filter((element) => !element.closest("svg, script, style, .hidden") && element.checkVisibility())
    .filter((element) => getComputedStyle(element).color !== "rgb(0, 0, 0)")
    .map((element) => element.outerHTML.slice(0, 80));
}

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
