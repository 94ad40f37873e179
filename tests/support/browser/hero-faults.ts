/**
 * Runs in the page. Returns words of the hero under its drawing, headings behind the header, and an offer over the
 * poster's drawing or, if the screen must show it, below the first screen.
 */
export function findHeroFaults({ hasOffer = false }): string[] {
  const faults = [...findCoveredByDrawing(), ...findOfferOverPoster(), ...findCoveredHeadings()];
  if (hasOffer) faults.push(...findOfferBelow());
  return [...new Set(faults)];

  function findCoveredByDrawing(): string[] {
    const parts = [...document.querySelectorAll(".hero :is(.hero-title, .hero-deal)")];
    const painted: Element[] = [...document.querySelectorAll(".hero-picture svg *:not(g, defs, defs *)")];
    if (parts.length === 0 || painted.length === 0) return ["the hero has no words or no drawing"];
    const lines = parts.flatMap((part) => [...textsOf(part), ...part.querySelectorAll("a")]);
    const covered = lines.filter((line) => [...line.getClientRects()].some((_, at) => isCovered(line, at, painted)));
    scrollTo({ top: 0, behavior: "instant" });
    return covered.map((line) => `the drawing covers "${line instanceof Range ? line : line.textContent}"`);
  }

  function* textsOf(root: Element) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.textContent?.trim() || node.parentElement?.closest(".hidden, svg, .kicker")) continue;
      const range = document.createRange();
      range.selectNode(node);
      yield range;
    }
  }

  function isCovered(line: Range | Element, at: number, painted: readonly Element[]): boolean {
    /** In pixels, narrower than a letter. */
    const STEP = 4;
    // Only what is on the screen can be found by its point.
    scrollBy({ top: (line.getClientRects()[at]?.top ?? 0) - innerHeight / 2, behavior: "instant" });
    const box = line.getClientRects()[at] ?? new DOMRect();
    return painted.some((shape) => {
      const { left, right, top, bottom } = shape.getBoundingClientRect();
      for (let x = Math.max(left, box.left) + 1; x < Math.min(right, box.right); x += STEP) {
        for (let y = Math.max(top, box.top) + 1; y < Math.min(bottom, box.bottom); y += STEP)
          if (document.elementsFromPoint(x, y).some((element) => painted.includes(element))) return true;
      }
      return false;
    });
  }

  function findOfferOverPoster(): string[] {
    const offer = document.querySelector(".poster-offer");
    const art = document.querySelector(".poster-art")?.getBoundingClientRect();
    const box = offer?.getBoundingClientRect();
    const isOver = box && art && box.right > art.left && box.bottom > art.top;
    return isOver ? [`"${offer?.textContent}" lies over the drawing`] : [];
  }

  /** Follows a link to each section. */
  function findCoveredHeadings(): string[] {
    const header = document.querySelector("header") as HTMLElement;
    const covered = [...document.querySelectorAll("main [id]:has(h1, h2, h3)")].filter((section) => {
      section.scrollIntoView({ behavior: "instant" });
      const heading = section.querySelector("h1, h2, h3") as HTMLElement;
      return heading.checkVisibility() && heading.getBoundingClientRect().top < header.getBoundingClientRect().bottom;
    });
    scrollTo({ top: 0, behavior: "instant" });
    return covered.map(({ id }) => `the heading of #${id} is behind the header`);
  }

  function findOfferBelow(): string[] {
    return [...document.querySelectorAll(".hero .offer > div, .hero .primary")]
      .filter((part) => part.getBoundingClientRect().bottom > innerHeight)
      .map((part) => `"${part.textContent}" is not on the first screen`);
  }
}

/**
 * Runs in the page, at its top. Returns the shapes of the opening's drawing that have left their place. Then takes a
 * copy of the hero apart from its end, and returns the parts that this moves by more than half a line.
 */
export async function findHeroMoves(): Promise<string[]> {
  await new Promise(requestAnimationFrame);
  const gestures = [...document.querySelectorAll(".hero .gesture")]
    .filter((shape) => shape.checkVisibility())
    .map((shape) => getComputedStyle(shape))
    .filter(({ rotate, translate }) => /[1-9]/.test(`${rotate} ${translate}`))
    .map(({ rotate, translate }) => `a shape of the opening is moved by ${translate} and ${rotate} before a scroll`);
  const main = document.querySelector("main") as HTMLElement;
  const copy = main.cloneNode(true) as HTMLElement;
  main.replaceWith(copy);
  while (copy.children[1]) copy.children[1].remove();
  const parts = [...copy.querySelectorAll(".hero > .page-width > :not(:empty)")];
  const moved: string[] = [];
  for (let part = parts.pop(); part; part = parts.pop()) {
    const tops = parts.map((before) => before.getBoundingClientRect().top);
    part.remove();
    for (const [index, before] of parts.entries()) {
      const move = Math.round((tops[index] ?? 0) - before.getBoundingClientRect().top);
      if (Math.abs(move) > 8) moved.push(`${before.className} moves ${move} px when ${part.className} arrives`);
    }
  }
  copy.replaceWith(main);
  return [...gestures, ...moved];
}
