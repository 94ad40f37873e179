import type { NotFoundContent } from "../types.ts";

/** The words for an address that leads to no page. */
export const notFound = {
  title: "There’s nothing here.",
  text: "The address has changed, or a letter is out of place. The home page will take you where you were going.",
  home: "Go to the home page",
} satisfies NotFoundContent;
