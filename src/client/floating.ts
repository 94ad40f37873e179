import { FLOATING_CLASS, POSTER_CLASS, SHOWN_ATTRIBUTE } from "../contract.ts";

/** Long enough for scrolling to stop and a new page to slide in. */
const REST_MS = 200;

/** Pixels between a button and words or actions. */
const CLEARANCE = 4;

/** Pixels that words and actions may reach beyond the box of the element around them. */
const OVERHANG = 100;

/** Hidden text does not count, and drawings without labels have none. */
const UNSEEN = ".hidden, svg:not(:has(text)), noscript, details:not([open]) > :not(summary)";

/** While one of these is on screen, the buttons are hidden. */
const RIVALS = `main a[href^="tel:"], .${POSTER_CLASS}, footer`;

/** Shows each floating button below the hero, where it covers neither words nor actions. */
export function startFloatingButtons(): void {
  let frame = 0;
  let rest: ReturnType<typeof setTimeout>;
  const update = () => {
    // After the next paint nothing waits for this, and the layout is known.
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => setTimeout(placeButtons, 0, `[${SHOWN_ATTRIBUTE}]`));
    clearTimeout(rest);
    rest = setTimeout(placeButtons, REST_MS, "");
  };
  addEventListener("resize", update);
  // Opening answers and loading pictures move the page.
  for (const type of ["scroll", "toggle", "load"])
    document.addEventListener(type, update, { capture: true, passive: true });
  update();
  // A page change replaces parts of the body.
  new MutationObserver(update).observe(document.body, { childList: true });
}

function placeButtons(which: string): void {
  const buttons = document.querySelectorAll(`.${FLOATING_CLASS} > a${which}`);
  if (buttons.length === 0) return;
  const opening = document.querySelector(".hero .actions") ?? document.querySelector(".hero");
  const isOpening = opening !== null && opening.getBoundingClientRect().bottom > 0;
  const isNeeded = !isOpening && ![...document.querySelectorAll(RIVALS)].some(isOnScreen);
  for (const button of buttons) button.toggleAttribute(SHOWN_ATTRIBUTE, isNeeded && isFree(button));
}

function isOnScreen(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top < innerHeight && bottom > 0 && getComputedStyle(element).visibility === "visible";
}

function isFree(button: Element): boolean {
  const { left, right, top, bottom } = button.getBoundingClientRect();
  const isNear = (rect: DOMRect, distance: number) =>
    rect.left < right + distance &&
    rect.right > left - distance &&
    rect.top < bottom + distance &&
    rect.bottom > top - distance;
  const range = document.createRange();
  const isCovered = (node: Node): boolean => {
    if (node instanceof Element) {
      if (node.matches(UNSEEN)) return false;
      const box = node.getBoundingClientRect();
      if (node.matches("a, button, summary, iframe") && isNear(box, CLEARANCE)) return true;
      // Elements without a box, such as `display: contents`, may hold anything.
      return (box.height === 0 || isNear(box, OVERHANG)) && Array.from(node.childNodes).some(isCovered);
    }
    // Letters reach beyond the box of their element where its lines are tight.
    range.selectNode(node);
    return node.textContent?.trim() !== "" && [...range.getClientRects()].some((rect) => isNear(rect, CLEARANCE));
  };
  return !isCovered(document.querySelector("main") ?? document.body);
}
