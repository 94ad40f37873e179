/** The entry script of the development server: that of the site, live updates, and problems in an overlay. */

import "../../client/main.ts";
import { startEmbeds } from "../../client/embeds.ts";
import { scheduleIslands } from "../../client/hydrate.ts";
import { loadLate } from "../../client/load-late.ts";
import { leadFrom } from "../../client/router/links.ts";
import { scrollPage } from "../../client/router/scroll.ts";
import { startStrips } from "../../client/strips.ts";
import { FONTS_ATTRIBUTE, STYLES_ATTRIBUTE } from "../../shared/contract.ts";
import { EVENTS } from "./events.ts";

const events = new EventSource(EVENTS);
// Sent when the page starts to listen.
events.onmessage = ({ data }) => showProblems(JSON.parse(data));
events.addEventListener("change", ({ data }) => showChange(JSON.parse(data)));

/** Where the styles of all pages are. */
const stylesAddress = document.querySelector<HTMLLinkElement>(`link[${STYLES_ATTRIBUTE}]`)?.href ?? "";

let version = 0;

/** Swaps in the new styles and regions of the page. After a change of scripts the page is of another build and reloads. */
async function showChange(problems: string): Promise<void> {
  const mine = ++version;
  const late = await loadLate();
  late?.forgetPages();
  try {
    const [fetched, rules] = await Promise.all([late?.fetchPage(leadFrom(location)), fetchText(stylesAddress)]);
    // A newer change has been saved meanwhile.
    if (mine !== version) return;
    if (!late || !fetched) return location.reload();
    keepAnswers(fetched.page);
    const top = scrollY;
    fetched.styles.replaceSync(rules);
    late.swapPage(fetched);
    startStrips(document);
    startEmbeds(document);
    scheduleIslands();
    // Those of the first screen, which the sheet has too.
    document.querySelector(`head > style:not([${FONTS_ATTRIBUTE}])`)?.remove();
    scrollPage(top);
    showProblems(problems);
  } catch {
    const text = await fetchText(location.href);
    if (mine === version) showProblems(text);
  }
}

async function fetchText(address: string): Promise<string> {
  return (await fetch(address)).text();
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

/** Shows problems over the page until they are solved; Escape closes them. */
function showProblems(text: string): void {
  overlay.remove();
  if (text === "") return;
  overlay.textContent = text;
  document.body.append(overlay);
  overlay.showModal();
}
