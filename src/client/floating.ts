import { FLOATING_CLASS, POSTER_CLASS, SHOWN_ATTRIBUTE } from "../contract.ts";

/** Long enough for scrolling to stop and a new page to slide in. */
const REST_MS = 200;

/** Pixels between a button and words or actions. */
const CLEARANCE = 4;

/** Less than the height of the smallest line of text, in pixels. */
const STEP = 14;

/** While one of these is on screen, the buttons are hidden. */
const RIVALS = `main a[href^="tel:"], .${POSTER_CLASS}, footer`;

/** Shows each floating button below the hero, where it covers neither words nor actions. */
export function startFloatingButtons(): void {
  let rest: ReturnType<typeof setTimeout>;
  const update = () => {
    placeButtons(`[${SHOWN_ATTRIBUTE}]`);
    clearTimeout(rest);
    rest = setTimeout(placeButtons, REST_MS, "");
  };
  addEventListener("scroll", update, { capture: true, passive: true });
  addEventListener("resize", update);
  // Content that opens, loads or hydrates moves the rest of the page.
  new ResizeObserver(update).observe(document.body);
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
  const { x, y, width, height } = button.getBoundingClientRect();
  const area = new DOMRect(x - CLEARANCE, y - CLEARANCE, width + 2 * CLEARANCE, height + 2 * CLEARANCE);
  const under = new Set<Element>();
  for (let across = area.left; across < area.right + STEP; across += STEP) {
    for (let down = area.top; down < area.bottom + STEP; down += STEP) {
      const point = [Math.min(across, area.right), Math.min(down, area.bottom)] as const;
      for (const element of document.elementsFromPoint(...point)) under.add(element);
    }
  }
  return ![...under].some((element) => element.closest("main") && (isAction(element) || hasWordsIn(area, element)));
}

function isAction(element: Element): boolean {
  return element.matches("a, button, summary, iframe");
}

function hasWordsIn(area: DOMRect, element: Element): boolean {
  const range = document.createRange();
  return [...element.childNodes].some((node) => {
    if (!(node instanceof Text)) return false;
    range.selectNode(node);
    return [...range.getClientRects()].some(
      ({ left, right, top, bottom }) =>
        left < area.right && right > area.left && top < area.bottom && bottom > area.top,
    );
  });
}
