import { SHOWN_ATTRIBUTE } from "../shared/contract.ts";

/** Parts of a page that say the same, or that the first look belongs to: while one of them is on screen, the buttons are out of the way. */
const RIVALS = ".hero, #contact, .next-page, footer";

/** Shows the floating buttons between the hero and what asks for a call or leads on by itself. */
export function watchFloatingButtons(_main: HTMLElement, left: AbortSignal): void {
  const inView = new Set<Element>();
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) inView.add(target);
      else inView.delete(target);
    }
    for (const button of document.querySelectorAll(".floating > a"))
      button.toggleAttribute(SHOWN_ATTRIBUTE, inView.size === 0);
  });
  for (const rival of document.querySelectorAll(RIVALS)) observer.observe(rival);
  left.addEventListener("abort", () => observer.disconnect());
}
