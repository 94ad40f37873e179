import {
  ENTERING_ATTRIBUTE,
  ENTRY_ATTRIBUTE,
  FROM_TOP_ATTRIBUTE,
  READY_ATTRIBUTE,
  SCRIPTED_ATTRIBUTE,
} from "../shared/contract.ts";
import { cameFromPage } from "./came-from-page.ts";
import { canRun } from "./can-run.ts";
import { drawCards } from "./cards/card-order.ts";
import { holdFonts } from "./hold-fonts.ts";
import { followLanguageSwitch } from "./language-switch.ts";

/** After this the page is shown as it is without JavaScript. */
const SCRIPT_LIMIT_MS = 6000;

/** Inlined in the head: what cannot wait for the script. */
if (canRun) start();

function start(): void {
  const { documentElement } = document;
  const { pathname } = location;
  const isReady = () => documentElement.hasAttribute(READY_ATTRIBUTE);
  const showPlain = () => documentElement.removeAttribute(SCRIPTED_ATTRIBUTE);

  documentElement.setAttribute(SCRIPTED_ATTRIBUTE, "");
  documentElement.toggleAttribute(ENTERING_ATTRIBUTE, cameFromPage());
  // A reload, and Back from elsewhere, return to a position.
  const [load] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  documentElement.toggleAttribute(FROM_TOP_ATTRIBUTE, load?.type === "navigate");
  const applyFonts = holdFonts();
  followLanguageSwitch();
  // The first change is the end of the HTML. `DOMContentLoaded` waits for the script.
  document.addEventListener("readystatechange", onParsed, { once: true });
  // Back, in a document that the router has left, to a page that it has not.
  addEventListener("popstate", () => !isReady() && location.pathname !== pathname && location.reload());
  // Scripts of others, such as those of a host, may fail.
  const isOurs = ({ target }: Event) => (target as Element).matches?.(`[${ENTRY_ATTRIBUTE}]`);
  addEventListener("error", (event) => isOurs(event) && showPlain(), true);
  setTimeout(() => isReady() || showPlain(), SCRIPT_LIMIT_MS);

  function onParsed(): void {
    drawCards(document.body);
    applyFonts();
  }
}
