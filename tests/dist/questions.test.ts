import { expect, test } from "vitest";
import { pages } from "../support/site/built-site.ts";

test("every list of questions is followed by a link to ask another", () => {
  const lists = pages.flatMap(({ document }) => [...document.querySelectorAll(".faq")]);
  expect(lists).not.toEqual([]);
  for (const list of lists) {
    expect(list.nextElementSibling?.querySelector("a")?.getAttribute("href")).toMatch(/^https:\/\/wa\.me\//);
  }
});
