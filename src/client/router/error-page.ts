import { crashWords } from "../../shared/crash-words.ts";
import { currentAddress } from "./visits.ts";

const TITLE = crashWords.page;

/** Shows an error in the main part, and a link with which the browser loads the address: the router leaves links with a target to it. */
export function showError(error: unknown): void {
  console.error(error);
  document.title = TITLE;
  const main = document.querySelector("main") as HTMLElement;
  main.innerHTML = `<div class="page-width section" lang="en"><h1>${TITLE}</h1><p class="lede"></p>
    <a class="button primary" target="_self">${crashWords.retry}</a></div>`;
  main.querySelector("p")?.append(error instanceof Error ? error.message : String(error));
  // With a hash the link would lead to a section of this document.
  main.querySelector("a")?.setAttribute("href", location.origin + currentAddress());
}
