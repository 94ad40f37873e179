import { BUSY_ATTRIBUTE, ENTERING_ATTRIBUTE, GROWS_ATTRIBUTE, type GrowingPart } from "../../contract.ts";

/** Most of the way is covered in the first frames: the press is answered at once. */
const MOVE = { duration: 280, easing: "cubic-bezier(0.16, 1, 0.3, 1)" };
/** What was pressed fades out near its goal, where the drawing of the hero fades in below it, and then the words. */
const LEAVE: KeyframeAnimationOptions = { duration: 240, fill: "forwards" };
const ARRIVE: KeyframeAnimationOptions = { duration: 80, delay: 80, fill: "backwards" };
const APPEAR: KeyframeAnimationOptions = { duration: 160, delay: 120, easing: "ease-out", fill: "backwards" };

/** A drawing or a name that was pressed: where it was, and a copy that looks the same on every page. */
interface Copy {
  box: DOMRect;
  element: HTMLElement;
}

/** A poster or a row that was pressed. */
interface Pressed {
  pathname: string;
  ground: DOMRect;
  backgroundColor: string;
  picture: Copy;
  name: Copy;
}

/**
 * Lets the hero of the next page grow out of the poster or the row that was pressed. The new page is there at once,
 * in its final layout; until the animations end it only looks as if it came from the old place.
 */
export function startGrowing(): void {
  let pressed: Pressed | null = null;
  // Captured: the router may replace the page before later listeners run.
  document.addEventListener("click", ({ target }) => (pressed = readPressed(target as Element)), true);
  // Runs after the router has replaced the page, and before the next paint.
  const changes = new MutationObserver(growPressed);
  changes.observe(document.body, { childList: true });
  // A page that is waited for fades in.
  changes.observe(document.documentElement, { attributeFilter: [BUSY_ATTRIBUTE] });

  function growPressed(): void {
    const hero = document.querySelector(`main[${ENTERING_ATTRIBUTE}] > [${GROWS_ATTRIBUTE}]`);
    // At a section or a saved position the hero is not where the visitor looks.
    const isStill = scrollY > 0 || matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (hero && pressed?.pathname === location.pathname && !isStill) grow(hero, pressed);
    pressed = null;
  }
}

function readPressed(target: Element): Pressed | null {
  const link = target.closest?.("a");
  const entry = link?.closest("li, nav");
  const ground = entry && partIn(entry, "ground");
  const picture = entry && partIn(entry, "picture")?.querySelector("svg");
  const name = entry && partIn(entry, "name");
  if (!link || !ground || !picture || !name) return null;
  return {
    pathname: link.pathname,
    ground: ground.getBoundingClientRect(),
    backgroundColor: getComputedStyle(ground).backgroundColor,
    picture: copyOf(picture),
    name: copyOf(name),
  };
}

function grow(hero: Element, { ground, backgroundColor, picture, name }: Pressed): void {
  const newPicture = partIn(hero, "picture");
  const newName = partIn(hero, "name");
  if (!newPicture || !newName) return;
  // Without the fade, which would move what is measured.
  hero.parentElement?.removeAttribute(ENTERING_ATTRIBUTE);
  const box = hero.getBoundingClientRect();
  // The ground of a row starts below its name too, and that of a poster may reach below the hero.
  const drop = Math.max(ground.bottom, name.box.bottom) - box.bottom;
  const sides = [
    Math.max(Math.min(ground.top, name.box.top) - box.top, 0),
    Math.max(box.right - Math.max(ground.right, name.box.right), 0),
    -drop,
    Math.max(Math.min(ground.left, name.box.left) - box.left, 0),
  ];
  const clip = `inset(${sides.map((side) => `${side}px`).join(" ")})`;
  const color = getComputedStyle(hero).backgroundColor;
  hero.animate(
    {
      clipPath: [clip, "inset(0)"],
      backgroundColor: [backgroundColor, color],
      boxShadow: [`0 ${Math.max(drop, 0)}px ${backgroundColor}`, `0 0 ${color}`],
    },
    MOVE,
  );
  // What follows stays on the lower edge of the ground.
  for (const next of hero.parentElement?.children ?? []) {
    if (next === hero || next.getBoundingClientRect().top > innerHeight) continue;
    next.animate({ translate: [`0 ${drop}px`, "0 0"] }, MOVE);
  }
  fly(picture, newPicture.getBoundingClientRect(), true);
  fly(name, newName.getBoundingClientRect(), false);
  newPicture.animate({ opacity: [0, 1] }, ARRIVE);
  for (const words of hero.querySelectorAll(`:scope > * > :not([${GROWS_ATTRIBUTE}]) > *`))
    words.animate({ opacity: [0, 1] }, APPEAR);
}

/** Moves what was pressed to its new place, as large as that place. A strip, which is lower or narrower, cuts a drawing off. */
function fly({ box, element }: Copy, to: DOMRect, isDrawing: boolean): void {
  const ratio = Math.min(to.width / box.width, to.height / box.height);
  const isStrip = isDrawing && to.width > to.height * 2;
  const scale = isStrip ? 1 : ratio;
  // A strip shows the foot of the drawing, where it was across the page. Names start on the same edge.
  const left = isStrip ? 0 : to.left - box.left + (isDrawing ? (to.width - box.width * scale) / 2 : 0);
  const top = to.bottom - box.bottom - (isStrip ? 0 : (to.height - box.height * scale) / 2);
  const cut = isStrip ? Math.max(1 - to.height / box.height, 0) * 100 : OVERHANG;
  document.body.append(element);
  element.animate(
    {
      transformOrigin: ["0 100%", "0 100%"],
      transform: ["none", `translate(${left}px, ${top}px) scale(${scale})`],
      clipPath: [`inset(${OVERHANG}% ${OVERHANG}% 0%)`, `inset(${cut}% ${OVERHANG}% 0%)`],
    },
    { ...MOVE, fill: "forwards" },
  );
  element.animate({ opacity: [1, 1, 0] }, isDrawing ? LEAVE : { ...LEAVE, duration: 160 }).onfinish = () =>
    element.remove();
}

/** Percentage of their size by which drawings reach beyond their box, but not below it. */
const OVERHANG = -100;

/** Returns a copy of an element that lies over the page where the element was. */
function copyOf(original: Element): Copy {
  const box = original.getBoundingClientRect();
  const { color, font, letterSpacing } = getComputedStyle(original);
  const element = original.cloneNode(true) as HTMLElement;
  element.setAttribute("aria-hidden", "true");
  Object.assign(element.style, { position: "fixed", zIndex: "9", pointerEvents: "none", overflow: "visible" });
  Object.assign(element.style, { color, font, letterSpacing, margin: "0", padding: "0" });
  for (const side of ["left", "top", "width", "height"] as const) element.style[side] = `${box[side]}px`;
  return { box, element };
}

function partIn(root: Element, part: GrowingPart): Element | null {
  const selector = `[${GROWS_ATTRIBUTE}=${part}]`;
  return root.matches(selector) ? root : root.querySelector(selector);
}
