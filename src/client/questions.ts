import { keepPlace } from "./keep-place.ts";

/** Opens and closes answers so that the pressed question stays where it is: only one answer is open, and the one that closes may stand above it. */
export function startQuestions(): void {
  document.addEventListener("click", (event) => {
    const question = (event.target as Element).closest("details[name] > summary");
    if (!question) return;
    event.preventDefault();
    keepPlace(() => question.parentElement?.toggleAttribute("open"), question);
  });
}
