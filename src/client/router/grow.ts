import { BUSY_ATTRIBUTE, ENTERING_ATTRIBUTE, GROWS_ATTRIBUTE, type GrowingPart } from "../../contract.ts";

/** Most of the way is covered in the first frames: the press is answered at once. */
const MOVE = { duration: 280, easing: "cubic-bezier(0.16, 1, 0.3, 1)" };
/** Milliseconds until what was pressed has faded out: the hero's own drawing near its goal, another one on its way. */
const LEAVE_MS = { sameDrawing: 240, otherDrawing: 100, name: 160 };
/** Milliseconds until the drawing of the hero has faded in. */
const ARRIVE_MS = 80;
/** The words come when the ground is there. */
const APPEAR: KeyframeAnimationOptions = { duration: 160, delay: 120, easing: "ease-out", fill: "backwards" };

/** A poster or a row that was pressed: where it was, and copies of its parts that look the same on every page. */
interface Pressed {
  pathname: string;
  place: Pick<DOMRect, "top" | "right" | "bottom" | "left">;
  color: string;
  picture: Element;
  name: Element;
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
  const frame = entry && partIn(entry, "picture");
  const picture = frame?.querySelector("svg");
  const name = entry && partIn(entry, "name");
  if (!link || !ground || !frame || !picture || !name) return null;
  const [groundBox, nameBox] = [ground.getBoundingClientRect(), name.getBoundingClientRect()];
  const isCut = getComputedStyle(frame).overflowY === "clip";
  return {
    pathname: link.pathname,
    // The name of a row stands beside its ground.
    place: {
      top: Math.min(groundBox.top, nameBox.top),
      right: Math.max(groundBox.right, nameBox.right),
      bottom: Math.max(groundBox.bottom, nameBox.bottom),
      left: Math.min(groundBox.left, nameBox.left),
    },
    color: getComputedStyle(ground).backgroundColor,
    picture: copyOf(picture, isCut ? frame.getBoundingClientRect() : groundBox),
    name: copyOf(name),
  };
}

/** Returns a copy of an element that lies over the page where the element was. A drawing ends with its frame. */
function copyOf(original: Element, frame?: DOMRect): Element {
  const { left, top, bottom, width, height } = original.getBoundingClientRect();
  const { color, font, letterSpacing } = getComputedStyle(original);
  const copy = original.cloneNode(true) as HTMLElement | SVGElement;
  copy.setAttribute("aria-hidden", "true");
  Object.assign(copy.style, { position: "fixed", zIndex: "9", pointerEvents: "none", overflow: "visible" });
  Object.assign(copy.style, { color, font, letterSpacing, margin: "0", padding: "0" });
  for (const [side, length] of Object.entries({ left, top, width, height }))
    copy.style.setProperty(side, `${length}px`);
  if (frame) copy.style.clipPath = `inset(${frame.top - top}px -100vw ${bottom - frame.bottom}px)`;
  return copy;
}

function grow(hero: Element, { place, color, picture, name }: Pressed): void {
  const newPicture = partIn(hero, "picture") as Element;
  const newName = partIn(hero, "name") as Element;
  // Without the fade, which would move what is measured.
  hero.parentElement?.removeAttribute(ENTERING_ATTRIBUTE);
  growGround(hero, place, color);
  const goal = newPicture.getBoundingClientRect();
  // A strip shows another part of the drawing, or another drawing, and some heroes show none.
  const hasGoal = goal.width < goal.height * 2;
  const viewBox = newPicture.querySelector("svg")?.getAttribute("viewBox");
  const isSame = hasGoal && viewBox === picture.getAttribute("viewBox");
  leave(picture, hasGoal ? goal : null, isSame ? LEAVE_MS.sameDrawing : LEAVE_MS.otherDrawing);
  leave(name, newName.getBoundingClientRect(), LEAVE_MS.name);
  const delay = isSame ? ARRIVE_MS : 0;
  newPicture.animate({ opacity: [0, 1] }, { duration: ARRIVE_MS, delay, fill: "backwards" });
  for (const words of hero.querySelectorAll(`:scope > * > :not([${GROWS_ATTRIBUTE}]) > *`))
    words.animate({ opacity: [0, 1] }, APPEAR);
}

/** Grows the ground of the hero out of a place. What follows stays on its lower edge. */
function growGround(hero: Element, { top, right, bottom, left }: Pressed["place"], color: string): void {
  const box = hero.getBoundingClientRect();
  const drop = bottom - box.bottom;
  const newColor = getComputedStyle(hero).backgroundColor;
  const clip = [top - box.top, right - box.left, bottom - box.top, left - box.left].map((edge) => `${edge}px`);
  const frames = {
    clipPath: [`rect(${clip.join(" ")})`, "rect(0 100% 100% 0)"],
    backgroundColor: [color, newColor],
    // A poster may reach below the hero.
    boxShadow: [`0 ${Math.max(drop, 0)}px ${color}`, `0 0 ${newColor}`],
  };
  hero.animate(frames, MOVE);
  for (const next of hero.parentElement?.children ?? []) {
    const isSeen = next.getBoundingClientRect().top < innerHeight;
    if (next !== hero && isSeen) next.animate({ translate: [`0 ${drop}px`, "0 0"] }, MOVE);
  }
}

/** Fades out what was pressed, on its way to a goal and as large as that, or where it is. */
function leave(copy: Element, goal: DOMRect | null, duration: number): void {
  document.body.append(copy);
  const box = copy.getBoundingClientRect();
  const to = goal ?? box;
  const scale = Math.min(to.width / box.width, to.height / box.height);
  // Names start on the left edge.
  const [origin, share] = copy instanceof SVGElement ? ["center", 0.5] : ["left", 0];
  const x = to.left - box.left + (to.width - box.width) * share;
  const y = to.top - box.top + (to.height - box.height) / 2;
  const transform = ["none", `translate(${x}px, ${y}px) scale(${scale})`];
  copy.animate({ transform, transformOrigin: [origin, origin] }, MOVE);
  copy.animate({ opacity: [1, 1, 0] }, { duration, fill: "forwards" }).onfinish = () => copy.remove();
}

function partIn(root: Element, part: GrowingPart): Element | null {
  const selector = `[${GROWS_ATTRIBUTE}=${part}]`;
  return root.matches(selector) ? root : root.querySelector(selector);
}
