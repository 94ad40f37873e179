// These functions run in the page.

/** Scrolls to an island and returns whether React has hydrated it. */
export function isHydrated(index: number): boolean {
  const island = document.querySelectorAll("[data-island]")[index] as Element;
  island.scrollIntoView({ behavior: "instant" });
  return island.hasAttribute("data-ready");
}

/** Returns whether a page, or that of an address, is laid out in its fonts, and its script works unless it is off. */
export function isReady(url?: string): boolean {
  const canonical = document.querySelector<HTMLLinkElement>("link[rel=canonical]");
  const { pathname, search, hash } = location;
  if (!canonical || new URL(canonical.href).pathname !== pathname) return false;
  if (url !== undefined && url !== pathname + search + hash) return false;
  if (document.querySelector("html[data-scripted]:not([data-ready])")) return false;
  const own = [...document.fonts].filter(({ family }) => !family.includes("Fallback"));
  return document.fonts.status === "loaded" && own.some(({ status }) => status !== "unloaded");
}

/** Returns which items of a strip are wholly in view, by their places. */
export function slidesInView(selector: string): number[] {
  const strip = document.querySelector(selector) as HTMLElement;
  const { left, right } = strip.getBoundingClientRect();
  return [...strip.children].flatMap((slide, index) => {
    const box = slide.getBoundingClientRect();
    return box.left > left - 2 && box.right < right + 2 ? [index] : [];
  });
}

/** Returns whether an element is just below the header. */
export function isAtTop(id: string): boolean {
  const { top = Number.NaN } = document.getElementById(id)?.getBoundingClientRect() ?? {};
  const { bottom = Number.NaN } = document.querySelector("header")?.getBoundingClientRect() ?? {};
  return top > bottom - 2 && top < 160;
}

export function clickAddedLink(href: string): void {
  const link = document.createElement("a");
  link.href = href;
  document.body.append(link);
  link.click();
  link.remove();
}

/** Returns whether the page has stood still for a third of a second, which takes long on a busy machine. */
export async function standsStill(): Promise<boolean> {
  const before = scrollY;
  for (let frame = 0; frame < 20; frame++) await new Promise(requestAnimationFrame);
  return scrollY === before;
}

export async function watchShifts(): Promise<void> {
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  const shifts: object[] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => shifts.push(...list.getEntries())).observe({ type: "layout-shift" });
}

/** Observers hear of a shift after the frame in which it happens. */
export async function readShifts(): Promise<{ value: number }[]> {
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  return Reflect.get(window, "shifts");
}

/** Opens all answers at once, although a visitor can open only one of each group. */
export function openAnswers(within = "main"): void {
  for (const details of document.querySelectorAll<HTMLDetailsElement>(`${within} details`)) {
    details.removeAttribute("name");
    details.open = true;
  }
}

/** Returns whether the window has a width. A phone shows a page without a viewport, such as a blank one, smaller. */
export function isAsWide(wanted: number): boolean {
  const { width = 0, scale = 1 } = visualViewport ?? {};
  return innerWidth === wanted || Math.round(width * scale) === wanted;
}

export function isVisible(selector: string): boolean {
  return [...document.querySelectorAll(selector)].some((one) => one.checkVisibility({ visibilityProperty: true }));
}

/** Focuses an element and returns whether it has the focus. */
export function takeFocus(selector: string): boolean {
  const all = [...document.querySelectorAll<HTMLElement>(selector)];
  const element = all.find((one) => one.checkVisibility({ visibilityProperty: true }));
  element?.focus();
  return element !== undefined && element === document.activeElement;
}

/** Scrolls the first element that is visible and can be uncovered into view, and returns its middle, or why there is none. */
export function bringIntoView(selector: string): [x: number, y: number] | string {
  let why = document.querySelector(selector) ? "it is not visible" : "there is none";
  for (const element of document.querySelectorAll(selector)) {
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    const findMiddle = (): [x: number, y: number] | null => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const middle: [x: number, y: number] = [left + width / 2, top + height / 2];
      const at = document.elementFromPoint(...middle);
      if (at && (element.contains(at) || at.contains(element))) return middle;
      why = at ? `it is under ${(at.cloneNode() as Element).outerHTML}` : `it is off the screen at ${middle}`;
      return null;
    };
    const middle = findMiddle();
    if (middle) return middle;
    element.scrollIntoView({ block: "center", behavior: "instant" });
    const afterScroll = findMiddle();
    if (afterScroll) return afterScroll;
  }
  // On phones the lists of the footer are folded. A visitor opens them first.
  const folds = [...document.querySelectorAll(selector)].map((one) => one.closest("footer details:not([open])"));
  folds.find(Boolean)?.setAttribute("open", "");
  return why;
}

/** Scrolls to the end, as fast as things enter that wait to be scrolled to. What was never in view has no size of its own. */
export async function scrollThrough(): Promise<void> {
  for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
    scrollTo({ top, behavior: "instant" });
    await new Promise(requestAnimationFrame);
  }
}
