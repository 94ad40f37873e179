import { expect, test } from "vitest";
import { allPages, onePageOfEachKind } from "../../support/browser/site-pages.ts";
import { engine, openEngine } from "../../support/browser/visits.ts";

const open = openEngine({ byDay: ["chromium", "webkit"] });

/** In the other engines one page of each kind, in both languages. */
const tested = engine === "chromium" ? allPages.filter(({ language }) => language === "it") : onePageOfEachKind;

// tests/dist/pages-files.test.ts and tests/client/router/swap.test.ts test the content.
test("each page has the same styles after a page change as after a full load", async () => {
  const [first, ...others] = tested.map(({ url }) => url) as [string, ...string[]];
  const { tab, server } = await open(first, { width: 1440, waits: "pages" });
  const isSameDocument = await tab.markDocument();
  const read = async () => {
    await tab.waitUntilReady();
    // A load that ends an import is an error in WebKit.
    await tab.until("the tools in view", hasTools);
    return tab.evaluate(readStyles);
  };
  const urls = [...others, first];
  const changed: Awaited<ReturnType<typeof read>>[] = [];
  for (const url of urls) {
    await tab.followAtOnce(url);
    changed.push(await read());
  }
  expect(await isSameDocument()).toBe(urls.every((url) => url.startsWith("/it/")));
  for (const [at, url] of urls.entries()) {
    await tab.goto(server.origin + url);
    const loaded = await read();
    // Adding up many lines gives other fractions of a pixel.
    const styles = loaded.map((style) => ({ ...style, height: expect.closeTo(style.height, 0) }));
    expect.soft(changed[at], url).toEqual(styles);
  }
}, 240_000);

// These functions run in the page.

function hasTools(): boolean {
  const waiting = [...document.querySelectorAll("[data-island]:not([data-ready])")];
  return waiting.every((tool) => tool.getBoundingClientRect().top > innerHeight + 200);
}

/** Returns the computed styles of each element and pseudo-element. */
async function readStyles() {
  scrollTo({ top: 0, behavior: "instant" });
  // A page change moves the focus to main.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const properties = [
    ...["display", "position", "visibility", "opacity", "color", "background-color", "background-image", "z-index"],
    ...["font-family", "font-size", "font-weight", "line-height", "letter-spacing", "text-transform", "text-align"],
    ...["margin-top", "padding-top", "padding-left", "border-top-width", "border-top-color"],
    ...["border-top-left-radius", "width", "max-width", "grid-template-columns", "grid-column-start"],
    ...["flex-direction", "justify-content", "align-items", "row-gap", "column-gap", "transform", "box-shadow"],
    ...["list-style-type", "text-decoration-line", "overflow-x", "animation-name", "transition-property"],
  ];
  const styles: { element: string; height: number; values: Record<string, string> }[] = [];
  for (const element of document.querySelectorAll("body, body *:not(script, link, style, template, noscript)")) {
    // WebKit may report old styles of what is not rendered.
    if (!element.checkVisibility()) continue;
    for (const pseudo of ["", "::before", "::after"]) {
      const style = getComputedStyle(element, pseudo);
      if (pseudo && style.content === "none") continue;
      // Compares the position instead of margins: Chromium reports an automatic margin as its value or as 0.
      const x = Math.round(element.getBoundingClientRect().x);
      styles.push({
        element: `${element.localName}.${element.getAttribute("class")}${pseudo} at ${x}`,
        height: parseFloat(style.height) || 0,
        values: Object.fromEntries(properties.map((property) => [property, style.getPropertyValue(property)])),
      });
    }
  }
  return styles;
}
