import { pageUrl } from "../../shared/addresses.ts";
import { LANGUAGE_SWITCH_ATTRIBUTE, REGION_ATTRIBUTE } from "../../shared/contract.ts";
import { crashWords } from "../../shared/crash-words.ts";
import type { Destination } from "../../shared/resolve.ts";
import type { Language } from "../../urls.ts";
import { closeMenu } from "../menus.ts";
import { announce, focusContent } from "./focus.ts";
import { swapMain } from "./swap.ts";

const TITLE = crashWords.page;

/** Shows an unexpected error, and a link to try again, in place of the main part, which it returns. The rest is still that of the previous page. */
export function showError(error: unknown, to: Destination): Element {
  console.error(error);
  closeMenu();
  document.title = TITLE;
  changeLanguage(to.language);
  pointHeaderAt(to);
  const box = create("div", { className: "measure section", lang: "en" });
  box.append(
    create("h1", { textContent: TITLE }),
    create("p", { className: "lede", textContent: error instanceof Error ? error.message : String(error) }),
    create("a", { className: "button primary", href: to.url, textContent: crashWords.retry }),
  );
  const main = (document.querySelector("main") as Element).cloneNode() as Element;
  main.append(box);
  const old = swapMain(main);
  focusContent(null);
  announce(TITLE);
  return old;
}

function create<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, properties: Partial<HTMLElementTagNameMap[Tag]>) {
  return Object.assign(document.createElement(tag), properties);
}

/** The document has the language of its address. What is left of the previous page keeps its own. */
function changeLanguage(language: Language): void {
  const { documentElement } = document;
  for (const region of document.querySelectorAll<HTMLElement>(`[${REGION_ATTRIBUTE}]`))
    region.lang = documentElement.lang;
  documentElement.lang = language;
}

/** Unmarks the current link of the header, and points its language switch at this address. */
function pointHeaderAt({ url, language, path }: Destination): void {
  for (const link of document.querySelectorAll("[aria-current=page]")) link.removeAttribute("aria-current");
  const query = url.slice(pageUrl(language, path).length);
  for (const link of document.querySelectorAll<HTMLAnchorElement>(`a[${LANGUAGE_SWITCH_ATTRIBUTE}]`))
    link.href = pageUrl(link.getAttribute(LANGUAGE_SWITCH_ATTRIBUTE) as Language, path) + query;
}
