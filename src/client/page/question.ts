import type { PagePart } from "./page-part.ts";

/** Opens and closes an answer so that the pressed question stays where it is: only one answer is open, and the one that closes may stand above it. */
export const question: PagePart = {
  selector: "details[name] > summary",
  start(question) {
    question.addEventListener("click", (event) => {
      event.preventDefault();
      const before = question.getBoundingClientRect().top;
      question.parentElement?.toggleAttribute("open");
      scrollBy({ top: question.getBoundingClientRect().top - before, behavior: "instant" });
    });
  },
};
