/** Runs in the page. Returns elements whose text is not black. */
export function findNonBlackText(): string[] {
  return [...document.querySelectorAll("body *")]
    .filter((element) => [...element.childNodes].some((node) => node instanceof Text && node.data.trim()))
    .filter((element) => !element.closest("svg, script, style, .hidden") && element.checkVisibility())
    .filter((element) => getComputedStyle(element).color !== "rgb(0, 0, 0)")
    .map((element) => element.outerHTML.slice(0, 80));
}

/** Runs in the page. Returns controls that are shown although paper does not need them. */
export function findControls(): string[] {
  const controls = ".floating, .skip-link, .carousel-buttons, .turn, .menu-toggle, .menu-button, iframe";
  return [...document.querySelectorAll(controls)]
    .filter((control) => control.checkVisibility({ visibilityProperty: true }) && control.getClientRects().length > 0)
    .map((control) => control.outerHTML.slice(0, 80));
}

/**
 * Runs in the page. Returns every text of main, including text in closed
 * answers, back faces and other slides.
 *
 * @param isShown only the texts that are shown.
 */
export function readTexts(isShown: boolean): string[] {
  return [
    ...document.querySelectorAll<HTMLElement>(
      "main :is(h1, h2, h3, p, dt, dd, li, blockquote, td, th, summary, address)",
    ),
  ]
    .filter(
      (element) =>
        !element.closest("[aria-hidden], .hidden, .embed, .missing-note, noscript") &&
        !element.querySelector("p, li, h3"),
    )
    .filter(
      (element) =>
        !isShown || (element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0),
    )
    .map((element) => (element.textContent ?? "").trim().replace(/\s+/g, " "))
    .filter(Boolean);
}

/** Runs in the page. Returns headings that may be the last line of a sheet. */
export function findLooseHeadings(): string[] {
  return [...document.querySelectorAll("main :is(h1, h2, h3, .section-head)")]
    .filter((heading) => getComputedStyle(heading).breakAfter !== "avoid")
    .map((heading) => heading.outerHTML.slice(0, 80));
}
