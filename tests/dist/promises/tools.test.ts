import { expect, test } from "vitest";
import { all, textOf } from "../../support/site/page-text.ts";
import { builtDocument, inEachLanguage } from "../../support/site/promises.ts";

/** Each with a tool, which only JavaScript shows. */
const pages = ["google-ads", "landing", "instant-websites", "services/rispondi-subito"];

inEachLanguage("in %s", (language) => {
  test.each(pages)("without JavaScript and on paper, /%s has every figure of its tool beside the tool", (path) => {
    const tool = builtDocument(language, path).querySelector(".tool");
    expect(tool?.parentElement?.matches("[data-island]")).toBe(true);
    const texts = all(tool?.closest("section") as Element, "*").filter((part) => part.children.length === 0);
    const isOfTool = (part: Element) => part.closest(".tool") !== null;
    const figures = texts.filter((part) => isOfTool(part) && !part.closest("a, svg") && /\d/.test(textOf(part)));
    const beside = texts
      .filter((part) => !isOfTool(part))
      .map(textOf)
      .join(" ");
    expect(figures).not.toEqual([]);
    expect(figures.map(textOf).filter((figure) => !beside.includes(figure))).toEqual([]);
  });
});
