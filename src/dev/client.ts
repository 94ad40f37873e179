/** The entry script of the development server: that of the site, and live updates. */

import "../client/main.ts";
import { fetchedPages, fetchPage } from "../client/router/fetch-page.ts";
import { scrollPage } from "../client/router/scroll.ts";
import { swapPage } from "../client/router/swap.ts";
import { EVENTS } from "./events.ts";

new EventSource(EVENTS).onmessage = showChange;

/** Swaps in the new regions of the page. After a change of scripts or styles the page is of another build and reloads. */
async function showChange(): Promise<void> {
  overlay.remove();
  fetchedPages.clear();
  try {
    const page = await fetchPage(location.href);
    if (!page) return location.reload();
    keepAnswers(page);
    const top = scrollY;
    swapPage(page);
    scrollPage(top);
  } catch {
    showProblem(await (await fetch(location.href)).text());
  }
}

function keepAnswers(page: Document): void {
  const answers = [...document.querySelectorAll("details")];
  for (const [index, details] of page.querySelectorAll("details").entries())
    details.open = answers[index]?.open ?? false;
}

const overlay = document.createElement("dialog");
overlay.toggleAttribute("data-dev", true);
overlay.style.cssText = `max-inline-size: 60rem; padding: 2rem; border: 0; color: #fbf6ec; background: #17161b;
  white-space: pre-wrap; font: 1rem/1.5 ui-monospace, monospace`;

function showProblem(text: string): void {
  overlay.textContent = text;
  document.body.append(overlay);
  overlay.showModal();
}
