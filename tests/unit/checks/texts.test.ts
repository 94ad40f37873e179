import { expect, test } from "vitest";
import { textProblems } from "../../../src/ssg/checks/text-problems.ts";
import { readDocument } from "../../../src/ssg/read-document.ts";

test("facts that do not exist and placeholders are found in text, attributes and structured data, with the words before them", () => {
  const html = `<p>One two three four five six undefined</p><img alt="for NaN €"><script type="application/ld+json">{"a":"[object Object]"}</script><p>Call {phone}</p><p>undefinedness</p>`;
  const pages = ["it/a.html", "en/a.html"].map((path) => readDocument(path, html));
  const problems = textProblems(pages);
  expect(problems.map(({ says }) => says)).toEqual([
    expect.stringMatching(/ three four five six undefined"/),
    expect.stringMatching(/ Call \{phone\}"/),
    'It says "for NaN".',
    expect.stringContaining("[object Object]"),
  ]);
  expect(new Set(problems.map(({ place }) => place))).toEqual(new Set(["it/a.html and 1 more"]));
});

test("a page is read once: links, ids, and the classes of its first screen", () => {
  const html = `<main class="a"><p id="b" class="c d">x</p><link href="/s.css" data-styles><p class="e"><a href="#b" class="f">y</a></p></main>`;
  const { firstClasses, ids, isParted, links, text } = readDocument("it/a.html", html);
  expect([...firstClasses]).toEqual(["a", "c", "d"]);
  expect([[...ids], [...links], isParted]).toEqual([["b"], ["/s.css", "#b"], true]);
  expect(text.trim().split(/\s+/)).toEqual(["x", "y"]);
});
