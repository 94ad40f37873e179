import type { PagePart } from "./page-part.ts";

/** Opens and closes an answer so that the pressed question stays where it is: only one answer is open, and the one that closes may stand above it. */
export const question: PagePart = {
  selector: "details[name] > summary",
  start(element) {
    element.addEventListener("click", (event) => {
      event.preventDefault();
      const before = element.getBoundingClientRect().top;
      element.parentElement?.toggleAttribute("open");
      scrollBy({ top: element.getBoundingClientRect().top - before, behavior: "instant" });
    });
  },
};
