import { closeMenu } from "../menus.ts";
import { announce, focusContent } from "./focus.ts";

const TITLE = "Unexpected Application Error!";

/** Shows an unexpected error, and a link to try again, in place of the main part. The rest is still that of the previous page. */
export function showError(error: unknown, url: string, swapRegion: (fresh: Element) => void): void {
  console.error(error);
  closeMenu();
  document.title = TITLE;
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
