/** Runs in the page. Returns text that is cut off or lies over other text, broken words, and too wide content. */
export function findFaults({ wordsMayBreak = false }): string[] {
  type ClippingBox = { overflowX: string; overflowY: string; edge: DOMRect };
  // Asked once for each element, not for each of its lines.
  const clipping = new Map<HTMLElement, ClippingBox[]>();
  const fixed = new Map<Element, boolean>();
  const lines = [...textLines()];
  return [...findWideContent(), ...findCutOffText(), ...findOverlaps(), ...(wordsMayBreak ? [] : findBrokenWords())];

  function findWideContent(): string[] {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide on a screen of ${clientWidth} px`] : [];
  }

  function* textLines(): Generator<{ text: string; element: HTMLElement; rect: DOMRect }> {
    const range = document.createRange();
    for (const { node, element } of texts()) {
      const text = node.data.trim().replace(/\s+/g, " ").slice(0, 40);
      range.selectNodeContents(node);
      for (const rect of range.getClientRects()) {
        if (rect.width > 1 && rect.height > 1) yield { text, element, rect };
      }
    }
  }

  function* texts(): Generator<{ node: Text; element: HTMLElement }> {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
      const element = node.parentElement;
      if (!element || !node.data.trim() || element.closest("script, style, noscript, svg, .hidden, .skip-link"))
        continue;
      // Clipped text is for screen readers only.
      if (getComputedStyle(element).clipPath !== "none") continue;
      if (element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) yield { node, element };
    }
  }

  function findBrokenWords(): string[] {
    const faults: string[] = [];
    const range = document.createRange();
    for (const { node } of texts()) {
      range.selectNodeContents(node);
      if (range.getClientRects().length < 2) continue;
      for (const { 0: word, index } of node.data.matchAll(/[\p{L}\d]{2,}/gu)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        // At a line break, WebKit adds an empty box at the end of the previous line.
        const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
        const tops = new Set(boxes.map(({ top }) => Math.round(top)));
        if (tops.size > 1) faults.push(`"${word}" is broken in two`);
      }
    }
    return faults;
  }

  /** Returns the boxes that clip an element, including itself, from the inside out. */
  function clippingBoxes(element: HTMLElement | null): ClippingBox[] {
    if (!element || element === document.body) return [];
    const known = clipping.get(element);
    if (known) return known;
    const around = clippingBoxes(element.parentElement);
    const { overflowX, overflowY } = getComputedStyle(element);
    const isClipping = overflowX !== "visible" || overflowY !== "visible";
    const boxes = isClipping ? [{ overflowX, overflowY, edge: element.getBoundingClientRect() }, ...around] : around;
    clipping.set(element, boxes);
    return boxes;
  }

  /** Returns text outside a box that clips it and cannot be scrolled. In print nothing can be scrolled. */
  function findCutOffText(): string[] {
    const isPaper = matchMedia("print").matches;
    const scrolls = (overflow: string) => overflow === "auto" || overflow === "scroll";
    const hides = (overflow: string) => overflow === "hidden" || overflow === "clip" || (isPaper && scrolls(overflow));
    return lines.flatMap(({ text, element, rect }) => {
      for (const { overflowX, overflowY, edge } of clippingBoxes(element)) {
        const isOutX = rect.right > edge.right + 2 || rect.left < edge.left - 2;
        const isOutY = rect.bottom > edge.bottom + 4 || rect.top < edge.top - 4;
        if (hides(overflowX) && isOutX) return [`"${text}" is cut off at the side`];
        if (hides(overflowY) && isOutY) return [`"${text}" is cut off`];
        if (scrolls(overflowX) || scrolls(overflowY)) return [];
      }
      const isOut = rect.right > document.documentElement.clientWidth + 1 || rect.left < -1;
      return isOut ? [`"${text}" is off the screen`] : [];
    });
  }

  function findOverlaps(): string[] {
    const faults: string[] = [];
    const resting = lines
      .filter(({ element }) => !isFixed(element))
      .map((line) => ({ ...line, rect: letterBox(line.rect) }))
      .sort((one, other) => one.rect.top - other.rect.top);
    for (const [at, one] of resting.entries()) {
      for (let below = at + 1; below < resting.length; below++) {
        const other = resting[below] as (typeof resting)[number];
        if (other.rect.top >= one.rect.bottom) break;
        if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
        const across = Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left);
        const down = Math.min(one.rect.bottom, other.rect.bottom) - Math.max(one.rect.top, other.rect.top);
        if (across > 2 && down > 2) faults.push(`"${one.text}" and "${other.text}" lie over one another`);
      }
    }
    return faults;
  }

  /** Header, floating buttons and what else stays while the page moves under it. */
  function isFixed(element: Element | null): boolean {
    if (!element) return false;
    const isOwn = () => ["fixed", "sticky"].includes(getComputedStyle(element).position);
    const answer = fixed.get(element) ?? (isOwn() || isFixed(element.parentElement));
    fixed.set(element, answer);
    return answer;
  }

  /** The part of a line box that letters fill: tight lines touch without touching letters. */
  function letterBox({ x, y, width, height }: DOMRect): DOMRect {
    return new DOMRect(x, y + height * 0.22, width, height * 0.56);
  }
}

/** Words for screen readers, of drawings, of what is turned or folded away, and of what stands in for a script. */
export const UNSEEN_WITH_SCRIPT =
  ".hidden, script, style, svg, noscript, template, [data-face=back], .book, .starts thead th, .examples, .scan, .missing-note, footer h2:has(+ details), footer details:not([open]), footer h2 + details > summary";

/** Runs in the page. Returns the texts of these regions that cannot be seen, except those in `unseen` elements. */
export function findInvisibleTexts(regions: string, unseen: string): string[] {
  return [...document.querySelectorAll(regions)].flatMap((region) => {
    const found: string[] = [];
    const range = document.createRange();
    const words = document.createTreeWalker(region, NodeFilter.SHOW_TEXT);
    while (words.nextNode()) {
      const { textContent, parentElement } = words.currentNode;
      if (!textContent?.trim() || parentElement?.closest(unseen)) continue;
      range.selectNodeContents(words.currentNode);
      const { width, height } = range.getBoundingClientRect();
      const isShown = parentElement?.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      if (!isShown || width === 0 || height === 0) found.push(textContent.trim());
    }
    return found;
  });
}
