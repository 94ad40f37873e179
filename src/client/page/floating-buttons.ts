import type { ShownPart } from "./page-part.ts";

/** What says the same as the buttons, and the first look: while one of them is on screen, the buttons are out of the way. */
const RIVALS = ".hero, #contact, .next-page, footer";

/** Shows the floating buttons between the hero and what asks for a call or leads on by itself. */
export const floatingButtons: ShownPart = {
  selector: ".floating",
  start(buttons, { leaving }) {
    const inView = new Set<Element>();
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) inView.add(target);
        else inView.delete(target);
      }
      for (const button of buttons.querySelectorAll(":scope > a"))
        button.toggleAttribute("data-shown", inView.size === 0);
    });
    for (const rival of document.querySelectorAll(RIVALS)) observer.observe(rival);
    leaving.addEventListener("abort", () => observer.disconnect());
  },
};
