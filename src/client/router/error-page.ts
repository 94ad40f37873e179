import { LANGUAGE_SWITCH_ATTRIBUTE } from "../../contract.ts";
import type { Language } from "../../urls.ts";
import { pageUrl } from "../addresses.ts";
import { closeMenu } from "../menus.ts";
import { announce, focusContent } from "./focus.ts";
import { leadFrom } from "./links.ts";

const TITLE = "Unexpected Application Error!";

/** Shows an unexpected error, and a link to try again, in place of the main part. The rest is still that of the previous page. */
export function showError(error: unknown, url: string, swapRegion: (fresh: Element) => void): void {
  console.error(error);
  closeMenu();
  document.title = TITLE;
  pointHeaderAt(new URL(url, location.origin));
  const box = create("div", { className: "measure section", lang: "en" });
  box.append(
    create("h1", { textContent: TITLE }),
    create("p", { className: "lede", textContent: error instanceof Error ? error.message : String(error) }),
    create("a", { className: "button primary", href: url, textContent: "Try again" }),
  );
  const main = (document.querySelector("main") as Element).cloneNode() as Element;
  main.append(box);
  swapRegion(main);
  focusContent(null);
  announce(TITLE);
}

function create<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, properties: Partial<HTMLElementTagNameMap[Tag]>) {
  return Object.assign(document.createElement(tag), properties);
}

/** Unmarks the current link of the header, and points its language switch at this address. */
function pointHeaderAt(address: URL): void {
  for (const link of document.querySelectorAll("[aria-current=page]")) link.removeAttribute("aria-current");
  const { path } = leadFrom(address);
  for (const link of document.querySelectorAll<HTMLAnchorElement>(`a[${LANGUAGE_SWITCH_ATTRIBUTE}]`)) {
    const language = link.getAttribute(LANGUAGE_SWITCH_ATTRIBUTE) as Language;
    link.href = pageUrl(language, path) + address.search + address.hash;
  }
}
