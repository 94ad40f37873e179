import { focusContent } from "../focus.ts";
import { linkToFollow } from "../link-to-follow.ts";
import type { PagePart } from "./page-part.ts";

/** Lets the links of a book turn its leaves, however quickly: the page stays where it is, and leaves are no history entries. */
export const book: PagePart = {
  selector: "[data-scroller]",
  start(element) {
    element.addEventListener("click", (event) => {
      const leaf = document.getElementById(linkToFollow(event)?.hash.slice(1) ?? "");
      if (!leaf || !element.contains(leaf)) return;
      event.preventDefault();
      leaf.scrollIntoView({ block: "nearest" });
      focusContent(leaf);
    });
  },
};
