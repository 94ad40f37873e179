// These functions run in the page.

/** Returns sections whose heading is behind the header after a link to them. */
export function findCoveredHeadings(): string[] {
  const header = document.querySelector("header") as HTMLElement;
  const sections = [...document.querySelectorAll<HTMLElement>("main [id]")].filter((section) =>
    section.querySelector(":is(h1, h2, h3)"),
  );
  const covered = sections.filter((section) => {
    section.scrollIntoView({ behavior: "instant" });
    const heading = section.querySelector(":is(h1, h2, h3)") as HTMLElement;
    return heading.checkVisibility() && heading.getBoundingClientRect().top < header.getBoundingClientRect().bottom;
  });
  scrollTo({ top: 0, behavior: "instant" });
  return covered.map(({ id }) => `the heading of #${id} is behind the header`);
}

/** Returns the lines and actions of the hero that a painted shape of its drawing covers. */
export function findCoveredByDrawing(): string[] {
  /** In pixels, narrower than a letter. */
  const STEP = 4;
  const parts = [...document.querySelectorAll(".hero :is(.hero-title, .hero-deal)")];
  const painted: Element[] = [...document.querySelectorAll(".hero-picture svg *:not(g, defs, defs *)")];
  if (parts.length === 0 || painted.length === 0) return ["the hero has no words or no drawing"];
  const lines = parts.flatMap((part) => [...textsOf(part), ...part.querySelectorAll("a")]);
  const covered = lines.filter((line) => [...line.getClientRects()].some((_, at) => isCovered(line, at)));
  scrollTo({ top: 0, behavior: "instant" });
  return [...new Set(covered.map((line) => `the drawing covers "${line instanceof Range ? line : line.textContent}"`))];

  function* textsOf(root: Element) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.textContent?.trim() || node.parentElement?.closest(".hidden, svg, .kicker")) continue;
      const range = document.createRange();
      range.selectNode(node);
      yield range;
    }
  }

  function isCovered(line: Range | Element, at: number): boolean {
    const boxOf = () => line.getClientRects()[at] as DOMRect;
    const { top: before } = boxOf();
    // Only what is on the screen can be found by its point.
    scrollBy({ top: before - innerHeight / 2, behavior: "instant" });
    return painted.some((shape) => {
      const { left, right, top, bottom } = overlap(boxOf(), shape.getBoundingClientRect());
      for (let x = left + 1; x < right; x += STEP) {
        for (let y = top + 1; y < bottom; y += STEP)
          if (document.elementsFromPoint(x, y).some((element) => painted.includes(element))) return true;
      }
      return false;
    });
  }

  function overlap(one: DOMRect, other: DOMRect) {
    return {
      left: Math.max(one.left, other.left),
      right: Math.min(one.right, other.right),
      top: Math.max(one.top, other.top),
      bottom: Math.min(one.bottom, other.bottom),
    };
  }
}

/** Returns price, time and action that are not on the first screen. */
export function findOfferBelow(): string[] {
  return [...document.querySelectorAll(".hero .offer > div, .hero .primary")]
    .filter((part) => part.getBoundingClientRect().bottom > innerHeight)
    .map((part) => `"${part.textContent}" is not on the first screen`);
}

/** Returns price and time of the next page if they lie over its drawing. */
export function findOfferOverPoster(): string[] {
  const offer = document.querySelector(".poster-offer");
  const art = document.querySelector(".poster-art")?.getBoundingClientRect();
  const box = offer?.getBoundingClientRect();
  const isOver = box && art && box.right > art.left && box.bottom > art.top;
  return isOver ? [`"${offer?.textContent}" lies over the drawing`] : [];
}

/** Takes the hero apart from its end, and returns the parts that this moves by more than half a line. */
export function findMoved(): string[] {
  const main = document.querySelector("main") as HTMLElement;
  const whole = main.cloneNode(true);
  while (main.children[1]) main.children[1].remove();
  const parts = [...document.querySelectorAll(".hero > .measure > :not(:empty)")];
  const moved: string[] = [];
  for (let part = parts.pop(); part; part = parts.pop()) {
    const tops = parts.map((before) => before.getBoundingClientRect().top);
    part.remove();
    for (const [index, before] of parts.entries()) {
      const move = Math.round((tops[index] ?? 0) - before.getBoundingClientRect().top);
      if (Math.abs(move) > 8) moved.push(`${before.className} moves ${move} px when ${part.className} arrives`);
    }
  }
  main.replaceWith(whole);
  return moved;
}

/** At the top of the page, returns the shapes of the opening's drawing that have left their place. */
export async function findGesturesAtWork(): Promise<string[]> {
  await new Promise(requestAnimationFrame);
  return [...document.querySelectorAll<SVGElement>(".hero .gesture")]
    .filter((shape) => shape.checkVisibility())
    .map((shape) => getComputedStyle(shape))
    .filter(({ rotate, translate }) => /[1-9]/.test(`${rotate} ${translate}`))
    .map(({ rotate, translate }) => `a shape of the opening is moved by ${translate} and ${rotate} before a scroll`);
}
