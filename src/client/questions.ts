/** Opens and closes answers so that the pressed question stays where it is: only one answer is open, and the one that closes may stand above it. */
export function startQuestions(): void {
  document.addEventListener("click", (event) => {
    const question = (event.target as Element).closest("details[name] > summary");
    if (!question) return;
    event.preventDefault();
    const before = question.getBoundingClientRect().top;
    question.parentElement?.toggleAttribute("open");
    scrollBy({ top: question.getBoundingClientRect().top - before, behavior: "instant" });
  });
}
