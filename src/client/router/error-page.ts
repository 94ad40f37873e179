import { LANGUAGE_SWITCH_ATTRIBUTE } from "../../contract.ts";
import { type Language, pageUrl } from "../../urls.ts";
import { leadFrom } from "./links.ts";

export const TITLE = "Unexpected Application Error!";

/** Returns a `<main>` with the message or status of an unexpected error and a link to try again. */
export function errorPage(error: unknown, url: string): Element {
  const message = error instanceof Error ? error.message : String(error);
  const box = create("div", { className: "measure section", lang: "en" });
  box.append(
    create("h1", { textContent: TITLE }),
    create("p", { className: "lede", textContent: message }),
    create("a", { className: "button primary", href: url, textContent: "Try again" }),
  );
  const main = (document.querySelector("main") as Element).cloneNode() as Element;
  main.append(box);
  return main;
}

function create<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, properties: Partial<HTMLElementTagNameMap[Tag]>) {
  return Object.assign(document.createElement(tag), properties);
}

/** Unmarks the current link of the header, and points its language switch at this address. */
export function pointHeaderAt(url: string): void {
  for (const link of document.querySelectorAll("[aria-current=page]")) link.removeAttribute("aria-current");
  const { pathname, search, hash } = new URL(url, location.origin);
  const { path } = leadFrom({ pathname, search, hash });
  for (const link of document.querySelectorAll<HTMLAnchorElement>(`a[${LANGUAGE_SWITCH_ATTRIBUTE}]`)) {
    link.href = pageUrl(link.getAttribute(LANGUAGE_SWITCH_ATTRIBUTE) as Language, path) + search + hash;
  }
}
