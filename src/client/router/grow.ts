import { BUSY_ATTRIBUTE, ENTERING_ATTRIBUTE, GROWS_ATTRIBUTE, type GrowingPart } from "../../contract.ts";

/** Most of the way is covered in the first frames: the press is answered at once. */
const MOVE = { duration: 280, easing: "cubic-bezier(0.16, 1, 0.3, 1)" };
/** Milliseconds until what was pressed has faded out: the hero's own drawing near its goal, another one on its way. */
const LEAVE_MS = { sameDrawing: 240, otherDrawing: 100, name: 160 };
/** Milliseconds until the drawing of the hero has faded in. */
const ARRIVE_MS = 80;
/** The words come when the ground is there. */
const APPEAR: KeyframeAnimationOptions = { duration: 160, delay: 120, easing: "ease-out", fill: "backwards" };

/** A drawing or a name that was pressed: where it was, and a copy that looks the same on every page. */
interface Copy {
  box: DOMRect;
  element: HTMLElement | SVGElement;
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
    picture: copyOf(picture, ground.getBoundingClientRect()),
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
  const place = newPicture.getBoundingClientRect();
  const isStrip = place.width > place.height * 2;
  const isSame = !isStrip && viewBoxOf(newPicture.querySelector("svg")) === viewBoxOf(picture.element);
  // A strip shows another part of the drawing, or another drawing.
  leave(picture, isStrip ? picture.box : place, isSame ? LEAVE_MS.sameDrawing : LEAVE_MS.otherDrawing);
  leave(name, newName.getBoundingClientRect(), LEAVE_MS.name);
  const delay = isSame ? ARRIVE_MS : 0;
  newPicture.animate({ opacity: [0, 1] }, { duration: ARRIVE_MS, delay, fill: "backwards" });
  for (const words of hero.querySelectorAll(`:scope > * > :not([${GROWS_ATTRIBUTE}]) > *`))
    words.animate({ opacity: [0, 1] }, APPEAR);
}

/** Moves what was pressed to its new place, as large as that place, and fades it out. */
function leave({ box, element }: Copy, to: DOMRect, duration: number): void {
  const scale = Math.min(to.width / box.width, to.height / box.height);
  // Names start on the left edge.
  const left = to.left - box.left + (element instanceof SVGElement ? (to.width - box.width * scale) / 2 : 0);
  const top = to.top - box.top + (to.height - box.height * scale) / 2;
  document.body.append(element);
  const move = {
    transformOrigin: ["0 0", "0 0"],
    transform: ["none", `translate(${left}px, ${top}px) scale(${scale})`],
  };
  element.animate(move, { ...MOVE, fill: "forwards" });
  element.animate({ opacity: [1, 1, 0] }, { duration, fill: "forwards" }).onfinish = () => element.remove();
}

function viewBoxOf(drawing: Element | null): string | null | undefined {
  return drawing?.getAttribute("viewBox");
}

/** Returns a copy of an element that lies over the page where the element was. A drawing ends with its ground. */
function copyOf(original: Element, ground?: DOMRect): Copy {
  const box = original.getBoundingClientRect();
  const { color, font, letterSpacing } = getComputedStyle(original);
  const element = original.cloneNode(true) as HTMLElement | SVGElement;
  element.setAttribute("aria-hidden", "true");
  Object.assign(element.style, { position: "fixed", zIndex: "9", pointerEvents: "none", overflow: "visible" });
  Object.assign(element.style, { color, font, letterSpacing, margin: "0", padding: "0" });
  if (ground) element.style.clipPath = `inset(${ground.top - box.top}px -100vw ${box.bottom - ground.bottom}px)`;
  for (const side of ["left", "top", "width", "height"] as const) element.style[side] = `${box[side]}px`;
  return { box, element };
}

function partIn(root: Element, part: GrowingPart): Element | null {
  const selector = `[${GROWS_ATTRIBUTE}=${part}]`;
  return root.matches(selector) ? root : root.querySelector(selector);
}
