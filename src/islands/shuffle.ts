/** Zones start at every multiple of this percentage of the page, and are one percent high. */
const ZONE_PERCENT = 20;

/** Time a card takes to its new place. */
const MOVE_MS = 280;

/** Somebody who does not scroll for this long is reading. */
const PAUSE_MS = 1000;

/** After a flick the page glides on for about this long, and the finger may come down again to stop it. */
const GLIDE_MS = 3000;

/** Time from the end of a touch to its click. */
const CLICK_MS = 100;

/**
 * Shuffles the cards of a board at the start, and once each time the page is
 * scrolled into a zone. The order changes only where nobody is looking at,
 * touching or about to touch a card:
 *
 * - while the board is off the screen; or
 * - in a zone, under somebody who scrolls by: without a pause since the board
 *   came on the screen, and with no pointer down now or a moment ago.
 *
 * A change that has to wait is made when the board has left the screen. None is
 * made while a card is hovered, focused or turned, nor with reduced motion.
 *
 * @returns what ends it.
 */
export function keepShuffling(board: HTMLElement): () => void {
  const ended = new AbortController();
  const listener = { passive: true, signal: ended.signal };
  let zone = currentZone();
  let isDue = true;
  let isSeen = false;
  let isRead = false;
  let lastScroll = 0;
  let lastTouch = Number.NEGATIVE_INFINITY;
  let moves: Animation[] = [];

  const sight = new IntersectionObserver((entries) => {
    isSeen = entries.at(-1)?.isIntersecting ?? false;
    if (isSeen) return;
    isRead = false;
    shuffle(false);
  });
  sight.observe(board);
  addEventListener("scroll", onScroll, listener);
  for (const type of ["pointerdown", "pointerup", "touchmove", "touchend"]) addEventListener(type, onTouch, listener);

  function onScroll({ timeStamp }: Event): void {
    isRead ||= isSeen && timeStamp - lastScroll > PAUSE_MS;
    lastScroll = timeStamp;
    const before = zone;
    zone = currentZone();
    if (zone === null || zone === before) return;
    isDue = true;
    shuffle(!isRead && timeStamp - lastTouch > GLIDE_MS);
  }

  /** Cards on their way wait for the end of a press, so that it is one on the card where it began. */
  function onTouch({ type, timeStamp }: Event): void {
    lastTouch = timeStamp;
    if (type === "pointerdown") for (const move of moves) move.pause();
    else setTimeout(() => moves.filter((move) => move.playState === "paused").forEach(play), CLICK_MS);
  }

  function shuffle(isAllowedInView: boolean): void {
    const isInView = isOnScreen(board);
    if (!isDue || (isInView && !isAllowedInView) || isBusy(board)) return;
    isDue = false;
    const before = [...board.children].map((card) => ({
      card,
      from: card.getBoundingClientRect(),
      rank: Math.random(),
    }));
    board.append(...before.toSorted((one, other) => one.rank - other.rank).map(({ card }) => card));
    moves = isInView ? before.map(({ card, from }) => moveFrom(card, from)) : [];
  }

  return () => {
    sight.disconnect();
    ended.abort();
  };
}

/** Returns the zone the page is scrolled to, 0 at the top, or null between two. */
function currentZone(): number | null {
  const range = document.documentElement.scrollHeight - innerHeight;
  // Bouncing past the top gives negative distances.
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

function play(move: Animation): void {
  move.play();
}
