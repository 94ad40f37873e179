import { SCROLLER_ATTRIBUTE } from "../shared/contract.ts";
import { focusContent } from "./focus.ts";
import { linkToFollow } from "./link-to-follow.ts";

/** Lets the links of a book turn its leaves, however quickly: the page stays where it is, and leaves are no history entries. */
export function startBook(main: ParentNode): void {
  const book = main.querySelector<HTMLElement>(`[${SCROLLER_ATTRIBUTE}]`);
  if (book) book.onclick = (event) => turnTo(book, event);
}

function turnTo(book: HTMLElement, event: MouseEvent): void {
  const leaf = document.getElementById(linkToFollow(event)?.hash.slice(1) ?? "");
  if (!leaf || !book.contains(leaf)) return;
  event.preventDefault();
  leaf.scrollIntoView({ block: "nearest" });
  focusContent(leaf);
}
