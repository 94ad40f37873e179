/** Runs in the page. Returns controls without a border, line or label, and drawings in the colour of the page. */
export function findUnseenInForcedColours(): string[] {
  const visible = (selector: string) =>
    [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility({ visibilityProperty: true }));
  const controls = visible("button:not(.flip-button), a.button, summary").filter((control) => {
    const styles = ["", "::before", "::after"].map((pseudo) => getComputedStyle(control, pseudo));
    const hasEdge = styles.some(
      ({ borderTopStyle, borderTopWidth }) => borderTopStyle === "solid" && borderTopWidth !== "0px",
    );
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
