import { expect, test } from "vitest";
import { fontWarnings, hourWarnings, textProblems } from "../../../src/ssg/checks/text-problems.ts";
import { readPage } from "../../../src/ssg/read-page.ts";
import { site } from "../../support/site/own-site.ts";

test("characters missing from the fonts are reported once with where they are; invisible ones are ignored", () => {
  const html = "<title>→</title><p alt='★'>a → b 🙂 ł\u00ad\u00a0</p>";
  const pages = ["it/a.html", "en/a.html"].map((path) => readPage(path, html));
  expect(fontWarnings(site, pages, new Set("abł"))).toEqual([
    expect.objectContaining({ says: expect.stringContaining('"→" (U+2192; on it/a.html and 1 more)') }),
    expect.objectContaining({ says: expect.stringContaining('"🙂" (U+1F642; ') }),
  ]);
});

test("facts that do not exist and placeholders are found in text, attributes and structured data, with the words before them", () => {
  const html = `<p>One two three four five undefined</p><img alt="for NaN €"><script type="application/ld+json">{"a":"[object Object]"}</script><p>Call {phone}</p>`;
  const says = textProblems(site, [readPage("it/a.html", html)]).map((problem) => problem.says);
  expect(says).toEqual([
    expect.stringContaining('"three four five undefined"'),
    expect.stringContaining('"for NaN"'),
    expect.stringContaining("[object Object]"),
    expect.stringContaining("{phone}"),
  ]);
});

test("each phrase that promises more hours than the facts is told once", () => {
  const pages = [readPage("it/a.html", "<p>A ogni ora, di notte. Di notte!</p>")];
  const shorter = { ...site, facts: { ...site.facts, availability: { hoursPerDay: 9, daysPerWeek: 6 } } };
  expect(hourWarnings(shorter, pages).map(({ says }) => says.split("”")[0])).toEqual([
    "“A ogni ora",
    "“di notte",
    "“Di notte",
  ]);
  const always = { ...site, facts: { ...site.facts, availability: { hoursPerDay: 24, daysPerWeek: 7 } } };
  expect(hourWarnings(always, pages)).toEqual([]);
});

test("a page is read once: links, ids, and the names of its first screen", () => {
  const html = `<main class="a"><p id="b" class="c d">x</p><link href="/s.css" data-styles><p class="e"><a href="#b" class="f">y</a></p></main>`;
  const { firstNames, ids, isParted, links, text } = readPage("it/a.html", html);
  expect([...firstNames]).toEqual(["a", "b", "c", "d"]);
  expect([[...ids], [...links], isParted]).toEqual([["b"], ["/s.css", "#b"], true]);
  expect(text.trim().split(/\s+/)).toEqual(["x", "y"]);
});
