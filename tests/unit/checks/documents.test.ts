import { expect, test } from "vitest";
import { linkProblems } from "../../../src/ssg/checks/link-problems.ts";
import { textProblems } from "../../../src/ssg/checks/text-problems.ts";
import { readDocument } from "../../../src/ssg/read-document.ts";
import { site } from "../../support/site/own-site.ts";

test("a link to a page that is gone is told with every line that may have it", () => {
  const path = site.paths.find((each) => each.includes("/")) ?? "";
  const page = readDocument("it/index.html", `<a href="${site.pageUrl("it", path)}">A service</a>`);
  const places = linkProblems(site, [], [page]).map(({ place }) => place.split(", "));
  expect(places).toEqual([expect.arrayContaining([expect.stringMatching(/^src\/navigation\.ts:\d+$/)])]);
  expect(places[0]?.length).toBeGreaterThan(1);
});

const names = ["Rossi & figli.jpg", "bar@2x.jpg", "caffè +.jpg", "uno, due.jpg", "n#1.jpg", "sconto 50%.jpg"];

test.each(names)("a link to %s of static leads there, also in srcset", (name) => {
  const address = site.assetUrl(`images/${name}`).replaceAll("&", "&amp;");
  const page = readDocument("it/index.html", `<img src="${address}" srcset="${address} 1x, ${address} 2x">`);
  expect(linkProblems(site, [{ path: `images/${name}`, body: "" }], [page])).toEqual([]);
  expect(linkProblems(site, [], [page])).toHaveLength(1);
});

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
