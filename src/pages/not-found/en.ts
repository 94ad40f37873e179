import type { NotFoundWords } from "./words.ts";

export const en = () =>
  ({
    title: "There’s nothing here.",
    text: "The page may have moved, or the address has a typo. Start again from the home page.",
    home: "Go to the home page",
  }) satisfies NotFoundWords;
