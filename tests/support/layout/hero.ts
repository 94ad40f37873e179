/** Runs in the page. Returns the words and actions of the hero that a painted shape of its drawing covers. */
export function findCoveredByDrawing(): string[] {
  /** In pixels, narrower than a letter. */
  const STEP = 4;
  const hero = document.querySelector(".hero");
  const words = [...(hero?.querySelectorAll(".hero-title, .hero-deal") ?? [])];
  if (!hero || words.length === 0) throw new Error("The page has no hero.");
  const painted = [...hero.querySelectorAll(".hero-picture svg")].flatMap((drawing) => {
    if (!drawing.checkVisibility({ visibilityProperty: true })) return [];
    const edges = [hero, drawing.closest(".hero-picture"), drawing]
      .filter((edge) => edge !== null)
      .filter((element) => getComputedStyle(element).overflow !== "visible");
    return [...drawing.querySelectorAll<SVGGeometryElement>("path, circle, rect, ellipse, line")]
      .map((shape) => ({
        shape,
        box: edges.map((edge) => edge.getBoundingClientRect()).reduce(intersection, shape.getBoundingClientRect()),
      }))
      .filter(({ box: { width, height } }) => width > 0 && height > 0);
  });
  const found = words
    .flatMap((part) => [...wordsOf(part), ...[...part.querySelectorAll("a")].map(boxOf)])
    .filter(({ box }) => painted.some(({ shape, box: inked }) => isPainted(shape, intersection(inked, box))))
    .map(({ text }) => `the drawing covers "${text}"`);
  const hasPicture = painted.length > 0 || hero.querySelector(".hero-tool");
  return hasPicture ? [...new Set(found)] : ["the hero has neither a drawing nor a tool"];

  function boxOf(element: Element) {
    return { text: element.textContent ?? "", box: element.getBoundingClientRect() };
  }

  function* wordsOf(root: Element) {
    const range = document.createRange();
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.textContent?.trim() || node.parentElement?.closest(".hidden, svg, .kicker")) continue;
      range.selectNode(node);
      for (const box of range.getClientRects()) yield { text: node.textContent.trim(), box };
    }
  }

  function intersection(one: DOMRect, other: DOMRect): DOMRect {
    const left = Math.max(one.left, other.left);
    const top = Math.max(one.top, other.top);
    const width = Math.max(0, Math.min(one.right, other.right) - left);
    return new DOMRect(left, top, width, Math.max(0, Math.min(one.bottom, other.bottom) - top));
  }

  /** Returns whether a shape paints any of this box. The bounding boxes of rotated and round shapes are too large. */
  function isPainted(shape: SVGGeometryElement, { left, top, width, height }: DOMRect): boolean {
    const toShape = shape.getScreenCTM()?.inverse();
    if (!toShape || width <= 1 || height <= 1) return false;
    const { fill, stroke } = getComputedStyle(shape);
    for (let x = left + 1; x < left + width; x += STEP) {
      for (let y = top + 1; y < top + height; y += STEP) {
        const point = new DOMPoint(x, y).matrixTransform(toShape);
        if (fill !== "none" && shape.isPointInFill(point)) return true;
        if (stroke !== "none" && shape.isPointInStroke(point)) return true;
      }
    }
    return false;
  }
}

/** Runs in the page. Returns price, time and action that are not on the first screen. */
export function findOfferBelow(): string[] {
  return [...document.querySelectorAll(".hero .offer > div, .hero .primary")]
    .filter((part) => part.getBoundingClientRect().bottom > innerHeight)
    .map((part) => `"${part.textContent}" is not on the first screen`);
}

/** Runs in the page. Returns price and time of the next page if they lie over its drawing. */
export function findOfferOverPoster(): string[] {
  const offer = document.querySelector(".poster-offer");
  const art = document.querySelector(".poster-art")?.getBoundingClientRect();
  const box = offer?.getBoundingClientRect();
  const isOver = box && art && box.right > art.left && box.bottom > art.top;
  return isOver ? [`"${offer?.textContent}" lies over the drawing`] : [];
}
