import type { Tab } from "./tab.ts";

/** Presses Tab until the focus returns to the first stop, or `isLast` returns true. */
export async function collectStops(tab: Tab, isLast: (stop: FocusStop) => boolean = () => false): Promise<FocusStop[]> {
  const { chromium } = tab;
  await tab.evaluate(watchFocus);
  const stops: FocusStop[] = [];
  for (let presses = 0; presses < STOPS_AT_MOST; presses += PRESSES_AT_ONCE) {
    await Promise.all(Array.from({ length: PRESSES_AT_ONCE }, () => chromium.send("Input.dispatchKeyEvent", TAB)));
    const seen: FocusStop[] = await tab.evaluate(() => Reflect.get(window, "takeFocusStops")());
    for (const stop of seen) {
      if (stop.name === stops[0]?.name || isLast(stop)) return stops;
      stops.push(stop);
    }
  }
  return stops;
}

/** Returns the controls that can be seen and have the focus, but are no stop of Tab. */
export async function findUnreached(tab: Tab, stops: readonly FocusStop[]): Promise<string[]> {
  const left = stops.map(({ name }) => name);
  const controls = await tab.evaluate(() => Reflect.get(window, "namesOfControls")());
  return controls.flatMap((name: string) => {
    const at = left.indexOf(name);
    if (at >= 0) left.splice(at, 1);
    return at >= 0 ? [] : [`Tab never reaches ${name}`];
  });
}

/** Key presses are sent in groups, which is seven times as fast as waiting for each. */
const PRESSES_AT_ONCE = 30;

const TAB = { type: "rawKeyDown", key: "Tab", code: "Tab", windowsVirtualKeyCode: 9 } as const;

/** More stops than any page has. After this number the focus must be trapped. */
const STOPS_AT_MOST = 300;

/** Runs in the page. Moves the focus so that the next Tab reaches the first stop. */
export function resetFocus(): void {
  scrollTo(0, 0);
  const start = document.createElement("span");
  start.tabIndex = -1;
  document.body.prepend(start);
  start.focus();
  start.remove();
}

/** An element that Tab leads to. */
export interface FocusStop {
  /** Element name and accessible name. */
  name: string;
  /** Id of the popover around it, if any. */
  within: string | null;
  /** What a sighted keyboard user would miss. */
  faults: string[];
}

/** Runs in the page. Checks the focused element before each key press and compares it with the previous stop. */
function watchFocus(): void {
  let previous: { element: HTMLElement; area: DOMRect } | undefined;
  let last = document.activeElement;
  let seen: FocusStop[] = [];
  addEventListener("keydown", note, true);
  Object.assign(window, { takeFocusStops, namesOfControls });

  function namesOfControls(): string[] {
    const controls = [...document.querySelectorAll<HTMLElement>("a[href], button, input, summary, [tabindex='0']")];
    return (
      controls
        .filter((control) => control.checkVisibility({ visibilityProperty: true }))
        // They are out of the way beside what says the same, as at the end of the main part.
        .filter((control) => !control.closest(".floating"))
        // Of radio buttons Tab reaches the one that is chosen.
        .filter((control) => !(control instanceof HTMLInputElement) || control.type !== "radio" || control.checked)
        .map(nameOf)
    );
  }

  /** Returns the stops since the last call, including the current one. */
  function takeFocusStops(): FocusStop[] {
    note();
    const stops = seen;
    seen = [];
    return stops;
  }

  /** Ignores a focus that has left the page or has not moved, as while a frame loads. */
  function note(): void {
    const element = document.activeElement;
    if (element === last) return;
    last = element;
    if (!(element instanceof HTMLElement) || element === document.body) return;
    const area = pageArea(element);
    const isFrame = element instanceof HTMLIFrameElement;
    const faults = isFrame ? [] : [...unseen(element), ...covered(element), ...outOfOrder(element, area)];
    previous = { element, area };
    const name = nameOf(element);
    const within = element.closest("[popover]")?.id ?? null;
    seen.push({ name, within, faults: faults.map((fault) => `${name}: ${fault}`) });
  }

  function unseen(element: HTMLElement): string[] {
    const { width, height } = element.getBoundingClientRect();
    if (width < 1 || height < 1 || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) {
      return ["cannot be seen"];
    }
    const shown = [element, ...element.children].flatMap((candidate) =>
      ["", "::before", "::after"].map((pseudo) => getComputedStyle(candidate, pseudo)),
    );
    const isRing = (style: CSSStyleDeclaration) =>
      style.outlineStyle === "solid" && parseFloat(style.outlineWidth) >= 2;
    return shown.some(isRing) ? [] : ["has no ring"];
  }

  /** Stricter than WCAG 2.4.11: no part may be off the screen or under a bar, unless the element is higher than half the screen. */
  function covered(element: HTMLElement): string[] {
    return [...element.getClientRects()].flatMap(({ x, y, width, height }) => {
      const places = height < innerHeight / 2 ? [2, height / 2, height - 2] : [height / 2];
      return places.flatMap((down) => {
        const at = document.elementFromPoint(x + width / 2, y + down);
        if (!at) return ["is off the screen"];
        if (element.contains(at) || at.contains(element)) return [];
        // Words of the page may lie over the edge of a picture.
        const isUnder = down === height / 2 || at.closest("header.site-header, .floating");
        return isUnder ? [`is under ${nameOf(at)}`] : [];
      });
    });
  }

  function outOfOrder(element: HTMLElement, to: DOMRect): string[] {
    if (!previous) return [];
    const { element: before, area: from } = previous;
    // Sticky bars and the turning leaves of the book have no fixed position on the page. The picture that turns comes
    // after the actions beside it; on phones it is a strip above them.
    if ([element, before].some((stop) => !stop.closest("main") || stop.closest(".book, .flip"))) return [];
    // A strip scrolls to the slide that has the focus, and its buttons may stand above it.
    const strip = before.closest(".carousel");
    if (strip && strip === element.closest(".carousel")) return [];
    const isBeside = to.top < from.bottom && to.bottom > from.top;
    if (to.bottom <= from.top + 1 && to.left < from.right - 1) return [`is above ${nameOf(before)}`];
    if (isBeside && to.right <= from.left + 1) return [`is left of ${nameOf(before)}`];
    return [];
  }

  /** Returns the position of a stop on the page. A link that covers its card has the card's position. */
  function pageArea(element: HTMLElement): DOMRect {
    const isSpread = getComputedStyle(element, "::after").position === "absolute";
    const { x, y, width, height } = ((isSpread && element.offsetParent) || element).getBoundingClientRect();
    return new DOMRect(x + scrollX, y + scrollY, width, height);
  }

  function nameOf(element: Element): string {
    const words = element.getAttribute("aria-label") ?? element.getAttribute("title") ?? element.textContent ?? "";
    return `${element.localName} ${words.trim().replace(/\s+/g, " ").slice(0, 50)}`;
  }
}
