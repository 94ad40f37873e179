import { LANGUAGE_SWITCH_ATTRIBUTE } from "../../contract.ts";
import { type Language, pageUrl } from "../../urls.ts";
import { leadFrom } from "./links.ts";

/** Returns a `<main>` with the message or status of an unexpected error and a link to try again. */
export function errorPage(error: unknown, url: string): Element {
  console.error(error);
  const title = document.createElement("h1");
  title.textContent = document.title = "Unexpected Application Error!";
  const message = document.createElement("p");
  message.className = "lede";
  message.textContent = error instanceof Error ? error.message : String(error);
  const retry = document.createElement("a");
  retry.className = "button primary";
  retry.href = url;
  retry.textContent = "Try again";
  const box = document.createElement("div");
  box.className = "measure section";
  box.lang = "en";
  box.append(title, message, retry);
  const main = (document.querySelector("main") as Element).cloneNode() as Element;
  main.append(box);
  pointHeaderAt(url);
  return main;
}

/** The header is still that of the previous page: unmarks its current link and points the language switch at this address. */
function pointHeaderAt(url: string): void {
  for (const link of document.querySelectorAll("[aria-current=page]")) link.removeAttribute("aria-current");
  const { pathname, search, hash } = new URL(url, location.origin);
  const { path } = leadFrom({ pathname, search, hash });
  for (const link of document.querySelectorAll<HTMLAnchorElement>(`a[${LANGUAGE_SWITCH_ATTRIBUTE}]`)) {
    link.href = pageUrl(link.getAttribute(LANGUAGE_SWITCH_ATTRIBUTE) as Language, path) + search + hash;
  }
}
