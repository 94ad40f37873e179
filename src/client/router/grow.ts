import { BUSY_ATTRIBUTE, ENTERING_ATTRIBUTE, GROWS_ATTRIBUTE, type GrowingPart } from "../../contract.ts";

/** Most of the way is covered in the first frames: the press is answered at once. */
const MOVE = { duration: 280, easing: "cubic-bezier(0.16, 1, 0.3, 1)" };
/** The words come when the ground is there. */
const APPEAR: KeyframeAnimationOptions = { duration: 160, delay: 120, easing: "ease-out", fill: "backwards" };

/** Where the parts are on the screen, and the colours of the ground and of the name on it. */
type Places = Record<GrowingPart, DOMRect> & { backgroundColor: string; color: string };

/**
 * Lets the hero of the next page grow out of the poster or the row that was pressed. The new page is there at once,
 * in its final layout; until the animations end it only looks as if it came from the old place.
 */
export function startGrowing(): void {
  let pressed: (Places & { pathname: string }) | null = null;
  // Captured: the router may replace the page before later listeners run.
  document.addEventListener("click", findPressed, true);
  // Runs after the router has replaced the page, and before the next paint.
  const changes = new MutationObserver(growPressed);
  changes.observe(document.body, { childList: true });
  // A page that is waited for fades in.
  changes.observe(document.documentElement, { attributeFilter: [BUSY_ATTRIBUTE] });

  function findPressed({ target }: MouseEvent): void {
    const link = (target as Element).closest?.("a");
    const entry = link?.closest("li, nav");
    const places = entry && placesIn(entry);
    pressed = link && places ? { ...places, pathname: link.pathname } : null;
  }

  function growPressed(): void {
    const hero = document.querySelector(`main[${ENTERING_ATTRIBUTE}] > [${GROWS_ATTRIBUTE}]`);
    if (hero && pressed?.pathname === location.pathname && canMove()) grow(hero, pressed);
    pressed = null;
  }
}

/** At a section or a saved position the hero is not where the visitor looks. */
function canMove(): boolean {
  return scrollY === 0 && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

function grow(hero: Element, from: Places): void {
  // Without the fade, which would move what is measured.
  hero.parentElement?.removeAttribute(ENTERING_ATTRIBUTE);
  const to = placesIn(hero);
  if (!to) return;
  const { ground, picture, name } = from;
  // The ground of a row starts below its name too.
  const sides = [
    Math.min(ground.top, name.top) - to.ground.top,
    to.ground.right - Math.max(ground.right, name.right),
    to.ground.bottom - Math.max(ground.bottom, name.bottom),
    Math.min(ground.left, name.left) - to.ground.left,
  ];
  const clipPath = [insetOf(sides), insetOf([0])];
  const colors = { backgroundColor: [from.backgroundColor, to.backgroundColor], color: [from.color, to.color] };
  hero.animate({ clipPath, ...colors }, MOVE);
  const scale = picture.height / to.picture.height;
  partIn(hero, "picture")?.animate(moveFrom(picture, to.picture, scale, [0.5, 0.5]), MOVE);
  // A name of two lines becomes one, and the words may differ.
  const size = Math.max(1, Math.min(name.width / to.name.width, name.height / to.name.height));
  partIn(hero, "name")?.animate(moveFrom(name, to.name, size, [0, 1]), MOVE);
  const others = `:scope > * > :not([${GROWS_ATTRIBUTE}]) > :not([${GROWS_ATTRIBUTE}])`;
  for (const other of hero.querySelectorAll(others)) other.animate({ opacity: [0, 1] }, APPEAR);
}

/** Returns keyframes that move an element from one box to its own. The boxes share the point at these parts of their width and height. */
function moveFrom(from: DOMRect, to: DOMRect, scale: number, [x, y]: [number, number]): PropertyIndexedKeyframes {
  const left = from.left - to.left + x * (from.width - to.width);
  const top = from.top - to.top + y * (from.height - to.height);
  const transformOrigin = `${x * 100}% ${y * 100}%`;
  // A strip across the page starts as wide as the drawing that it replaces.
  const beside = (to.width - from.width / scale) / 2;
  return {
    transform: [`translate(${left}px, ${top}px) scale(${scale})`, "none"],
    transformOrigin: [transformOrigin, transformOrigin],
    ...(beside > 1 && { clipPath: [insetOf([0, beside]), insetOf([0, 0])] }),
  };
}

function insetOf(sides: number[]): string {
  return `inset(${sides.map((side) => `${Math.max(side, 0)}px`).join(" ")})`;
}

/** Measures the parts of a poster, a row or a hero; null for anything else. */
function placesIn(root: Element): Places | null {
  const ground = partIn(root, "ground");
  const picture = partIn(root, "picture")?.getBoundingClientRect();
  const name = partIn(root, "name")?.getBoundingClientRect();
  if (!ground || !picture?.height || !name?.height) return null;
  const { backgroundColor, color } = getComputedStyle(ground);
  return { ground: ground.getBoundingClientRect(), picture, name, backgroundColor, color };
}

function partIn(root: Element, part: GrowingPart): Element | null {
  const selector = `[${GROWS_ATTRIBUTE}=${part}]`;
  return root.matches(selector) ? root : root.querySelector(selector);
}
