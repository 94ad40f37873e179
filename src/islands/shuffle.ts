/** A zone starts at every multiple of this percentage of the page and is one percent high. */
const ZONE_PERCENT = 20;

/** Time a card takes to its new place. */
const MOVE_MS = 280;

/** A visitor who does not scroll for this long is reading. */
const PAUSE_MS = 1000;

/** Momentum scrolling lasts about this long; a tap may be meant to stop it. */
const GLIDE_MS = 3000;

/** Time from the end of a touch to its click. */
const CLICK_MS = 100;

/**
 * Shuffles the cards at the start, and once per zone that the page is scrolled into: while the visitor scrolls
 * by without a pause or touch, else once the board is out of view. Never while a card is hovered, focused or
 * turned, nor with reduced motion. Returns a function that stops it.
 */
export function keepShuffling(board: HTMLElement): () => void {
  const ended = new AbortController();
  const listener = { passive: true, signal: ended.signal };
  let zone = currentZone();
  let isDue = true;
  let isInView = false;
  let isRead = false;
  let lastScroll = 0;
  let lastTouch = Number.NEGATIVE_INFINITY;
  let moves: Animation[] = [];

  const observer = new IntersectionObserver((entries) => {
    isInView = entries.at(-1)?.isIntersecting ?? false;
    if (isInView) return;
    isRead = false;
    shuffle(false);
  });
  observer.observe(board);
  addEventListener("scroll", onScroll, listener);
  for (const type of ["pointerdown", "pointerup", "touchmove", "touchend"]) addEventListener(type, onTouch, listener);

  function onScroll({ timeStamp }: Event): void {
    isRead ||= isInView && timeStamp - lastScroll > PAUSE_MS;
    lastScroll = timeStamp;
    const before = zone;
    zone = currentZone();
    if (zone === null || zone === before) return;
    isDue = true;
    shuffle(!isRead && timeStamp - lastTouch > GLIDE_MS);
  }

  /** Moving cards stop during a press, so that it ends on the card where it began. */
  function onTouch({ type, timeStamp }: Event): void {
    lastTouch = timeStamp;
    if (type === "pointerdown") setPace(0);
    else setTimeout(setPace, CLICK_MS, 1);
  }

  /** Takes effect at once; a pause only a frame later. */
  function setPace(playbackRate: 0 | 1): void {
    for (const move of moves) move.playbackRate = playbackRate;
  }

  function shuffle(isAllowedInView: boolean): void {
    const isVisible = isOnScreen(board);
    if (!isDue || (isVisible && !isAllowedInView) || isBusy(board)) return;
    isDue = false;
    const before = [...board.children].map((card) => ({ card, from: card.getBoundingClientRect() }));
    const ranked = before.map(({ card }) => ({ card, rank: Math.random() }));
    board.append(...ranked.toSorted((one, other) => one.rank - other.rank).map(({ card }) => card));
    moves = isVisible ? before.map(({ card, from }) => moveFrom(card, from)) : [];
  }

  return () => {
    observer.disconnect();
    ended.abort();
  };
}

/** Returns the number of the current zone, or null between two. */
function currentZone(): number | null {
  const range = document.documentElement.scrollHeight - innerHeight;
  // Overscroll at the top is negative.
  const percent = Math.max((scrollY / range) * 100, 0);
  return range > 0 && percent % ZONE_PERCENT < 1 ? Math.floor(percent / ZONE_PERCENT) : null;
}

function isOnScreen(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}

function isBusy(board: HTMLElement): boolean {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return true;
  return [...board.children].some((card) => card.matches(":hover, :focus-within, [data-turned]"));
}

function moveFrom(card: Element, from: DOMRect): Animation {
  const to = card.getBoundingClientRect();
  const start = { transform: `translate(${from.x - to.x}px, ${from.y - to.y}px)` };
  return card.animate([start, { transform: "none" }], { duration: MOVE_MS, easing: "ease-in-out" });
}
