import type { NotFoundWords } from "./words.ts";

export const en = {
  title: "There’s nothing here.",
  text: "The address has changed, or a letter is out of place. The home page will take you where you were going.",
  home: "Go to the home page",
} satisfies NotFoundWords;
