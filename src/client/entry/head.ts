import { drawCards } from "../page/card-order.ts";
import { cameFromPage } from "./came-from-page.ts";
import { canRun } from "./can-run.ts";
import { holdFonts } from "./hold-fonts.ts";
import { followLanguageSwitch } from "./language-switch.ts";

/** After this the page is shown as it is without JavaScript. */
const SCRIPT_LIMIT_MS = 6000;

/** Inlined in the head: what cannot wait for the script. */
if (canRun) start();

function start(): void {
  const { documentElement } = document;
  const { pathname } = location;
  const isReady = () => documentElement.hasAttribute("data-ready");
  const showPlain = () => documentElement.removeAttribute("data-scripted");

  documentElement.setAttribute("data-scripted", "");
  documentElement.toggleAttribute("data-entering", cameFromPage());
  const applyFonts = holdFonts();
  followLanguageSwitch();
  // The first change is the end of the HTML. `DOMContentLoaded` waits for the script.
  document.addEventListener("readystatechange", onParsed, { once: true });
  // Back, in a document that the router has left, to a page that it has not. The router compares the address once more.
  addEventListener("popstate", () => !isReady() && location.pathname !== pathname && location.reload());
  // Scripts of others, such as those of a host, may fail.
  const isOurs = ({ target }: Event) => (target as Element).matches?.("[data-entry]");
  addEventListener("error", (event) => isOurs(event) && showPlain(), true);
  setTimeout(() => isReady() || showPlain(), SCRIPT_LIMIT_MS);

  function onParsed(): void {
    drawCards(document.querySelector("[data-board]"));
    applyFonts();
  }
}
