import { runEach } from "../attempt.ts";
import { book } from "./book.ts";
import { cardOrder } from "./card-order.ts";
import { cardTurns } from "./card-turns.ts";
import { carousel } from "./carousel.ts";
import { chosenPlan } from "./chosen-plan.ts";
import { embed } from "./embed.ts";
import { floatingButtons } from "./floating-buttons.ts";
import { island } from "./island.ts";
import { keptScroll } from "./kept-scroll.ts";
import { missingNote } from "./missing-note.ts";
import type { PagePart, ShownPart } from "./page-part.ts";
import { question } from "./question.ts";

/** Started once for each element. What they add stays with it while its page is kept. */
const once = [book, cardTurns, carousel, chosenPlan, missingNote, question].map(startOnce);

/** Started each time a page is shown: they watch the document, or what they did ends with the page. */
const atEachShowing = [cardOrder, keptScroll, embed, floatingButtons, island];

let showing = new AbortController();

/** Starts the parts of the page that has just been put in place. */
export function startPageParts(): void {
  showing = new AbortController();
  const { signal } = showing;
  for (const { selector, start } of [...once, ...atEachShowing])
    runEach(
      [...document.querySelectorAll<HTMLElement>(selector)].map((part) => () => start(part, { leaving: signal })),
    );
}

/** Ends what was begun on the page that is about to go. */
export function leavePageParts(): void {
  showing.abort();
}

function startOnce({ selector, start }: PagePart): ShownPart {
  const started = new WeakSet<Element>();
  return {
    selector,
    start(element) {
      if (started.has(element)) return;
      started.add(element);
      start(element);
    },
  };
}
