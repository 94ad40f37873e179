export interface FocusStop {
  /** Element name and accessible name. */
  name: string;
  /** Id of the popover around it, if any. */
  within: string | null;
  /** Problems for a sighted keyboard user. */
  faults: string[];
}

declare global {
  interface Window {
    /** Returns the stops since the last call, including the current one. */
    takeFocusStops(): FocusStop[];
  }
}

/**
 * Runs in the page. Checks the focused element before each key press and
 * compares it with the previous stop.
 */
export function watchFocus(): void {
  const bars = [...document.querySelectorAll<HTMLElement>("header.site-header, .floating")];
  let previous: { element: Element; area: DOMRect } | undefined;
  let last = document.activeElement;
  let seen: FocusStop[] = [];
  addEventListener("keydown", note, true);
  window.takeFocusStops = () => {
    note();
    const stops = seen;
    seen = [];
    return stops;
  };

  /** Ignores a focus that has left the page or has not moved, as while a frame loads. */
  function note(): void {
    if (document.activeElement === last) return;
    last = document.activeElement;
    const stop = look();
    if (stop) seen.push(stop);
  }

  function look(): FocusStop | null {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return null;
    const stops = focusable();
    const area = pageArea(element);
    const faults = [...unseen(element), ...covered(element), ...outOfOrder(element, area, stops)];
    previous = { element, area };
    return { name: nameOf(element), within: element.closest("[popover]")?.id ?? null, faults };
  }

  function unseen(element: HTMLElement): string[] {
    const { width, height } = element.getBoundingClientRect();
    if (width < 1 || height < 1 || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) {
      return ["cannot be seen"];
    }
    // Does not check the focus inside frames.
    if (element instanceof HTMLIFrameElement) return [];
    const shown = [element, ...element.children].flatMap((candidate) =>
      ["", "::before", "::after"].map((pseudo) => getComputedStyle(candidate, pseudo)),
    );
    const hasRing = shown.some(
      ({ outlineStyle, outlineWidth }) => outlineStyle === "solid" && parseFloat(outlineWidth) >= 2,
    );
    return hasRing ? [] : ["has no ring"];
  }

  /** Stricter than WCAG 2.4.11: no part may be behind a bar, unless the element is higher than half the screen. */
  function covered(element: HTMLElement): string[] {
    const faults: string[] = [];
    for (const rect of element.getClientRects()) {
      if (rect.height < innerHeight / 2 && (rect.top < -1 || rect.bottom > innerHeight + 1))
        faults.push("is off the screen");
      for (const bar of bars) {
        const { top, bottom } = bar.getBoundingClientRect();
        const [from, to] = [Math.max(rect.top, top), Math.min(rect.bottom, bottom)];
        if (bar.contains(element) || rect.height > innerHeight / 2 || to - from < 2) continue;
        const at = document.elementFromPoint(rect.x + rect.width / 2, (from + to) / 2);
        if (bar.contains(at)) faults.push(`is behind ${bar.className}`);
      }
      const { x, y, width, height } = rect;
      const at = document.elementFromPoint(x + width / 2, Math.min(Math.max(y + height / 2, 1), innerHeight - 1));
      const isOwn = at && (element.contains(at) || at.contains(element));
      if (!isOwn && rect.height < innerHeight / 2) faults.push(`is under ${at ? nameOf(at) : "nothing"}`);
    }
    return faults;
  }

  function outOfOrder(element: HTMLElement, area: DOMRect, stops: HTMLElement[]): string[] {
    if (!previous || element instanceof HTMLIFrameElement || !stops.includes(previous.element as HTMLElement))
      return [];
    const faults: string[] = [];
    const expected = stops[stops.indexOf(previous.element as HTMLElement) + 1];
    if (element !== expected && element !== previous.element) {
      faults.push(`came in place of ${expected ? nameOf(expected) : "the end"}`);
    }
    // Sticky bars and the turning leaves of the book have no fixed position on the page. The picture that turns comes
    // after the actions beside it; on phones it is a strip above them.
    const isFixed = [element, previous.element].some((stop) => !stop.closest("main") || stop.closest(".book, .flip"));
    const { area: before } = previous;
    const isRight = area.left >= before.right - 1;
    if (!isFixed && area.bottom <= before.top + 1 && !isRight) faults.push(`is above ${nameOf(previous.element)}`);
    const isBeside = area.top < before.bottom && area.bottom > before.top;
    if (!isFixed && isBeside && area.right <= before.left + 1) faults.push(`is left of ${nameOf(previous.element)}`);
    return faults;
  }

  function focusable(): HTMLElement[] {
    const candidates = document.querySelectorAll<HTMLElement>(
      // Frames are not stops themselves.
      // Of a group of radio buttons only the chosen one is a stop.
      "a[href], button, summary, input:not([type=radio]:not(:checked)), select, textarea, [tabindex]",
    );
    return [...candidates].filter(
      (candidate) =>
        candidate.tabIndex >= 0 &&
        !candidate.closest("[inert]") &&
        candidate.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: false }),
    );
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
