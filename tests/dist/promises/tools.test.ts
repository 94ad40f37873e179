import { expect, test } from "vitest";
import { all, textOf } from "../../support/site/page-text.ts";
import { builtDocument, inEachLanguage } from "../../support/site/promises.ts";

/** Each with a tool, which only JavaScript shows. */
const pages = ["google-ads", "landing", "instant-websites", "services/rispondi-subito"];

inEachLanguage("in %s", (language) => {
  test.each(pages)("without JavaScript and on paper, /%s has every figure of its tool beside the tool", (path) => {
    const section = builtDocument(language, path)
      .querySelector(".tool")
      ?.closest("section")
      ?.cloneNode(true) as Element;
    const tool = section.querySelector("[data-island] > .tool") as Element;
    const parts = all(tool, "*").filter((part) => part.children.length === 0 && !part.closest("a, svg"));
    const figures = parts.map(textOf).filter((text) => /\d/.test(text));
    tool.remove();
    expect(figures).not.toEqual([]);
    expect(figures.filter((figure) => !textOf(section).includes(figure))).toEqual([]);
  });
});
