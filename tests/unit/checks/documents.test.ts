import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { problemsOfLinks } from "../../../src/ssg/checks/problems-of-links.ts";
import { problemsOfPaths } from "../../../src/ssg/checks/problems-of-paths.ts";
import { problemsOfTexts } from "../../../src/ssg/checks/problems-of-texts.ts";
import { problemsOfTokens } from "../../../src/ssg/checks/problems-of-tokens.ts";
import { readDocument } from "../../../src/ssg/documents/read-document.ts";
import { root } from "../../support/project/project-root.ts";
import { site } from "../../support/site/own-site.ts";
import { temporaryFolder } from "../../support/temporary-folder.ts";

test("a link to a page that is gone is told with every line that may have it", () => {
  const path = site.paths.find((each) => each.includes("/")) ?? "";
  const page = document("it/index.html", `<a href="${site.pageUrl("it", path)}">A service</a>`);
  const places = problemsOfLinks(site, [], [page]).map(({ place }) => place.split(", "));
  expect(places).toEqual([expect.arrayContaining([expect.stringMatching(/^src\/navigation\.ts:\d+$/)])]);
  expect(places[0]?.length).toBeGreaterThan(1);
});

const names = ["Rossi & figli.jpg", "bar@2x.jpg", "caffè +.jpg", "uno, due.jpg", "n#1.jpg", "sconto 50%.jpg"];

test.each(names)("a link to %s of static leads there, also in srcset", (name) => {
  const address = site.assetUrl(`images/${name}`).replaceAll("&", "&amp;");
  const page = document("it/index.html", `<img src="${address}" srcset="${address} 1x, ${address} 2x">`);
  expect(problemsOfLinks(site, [{ path: `images/${name}`, body: "" }], [page])).toEqual([]);
  expect(problemsOfLinks(site, [], [page])).toHaveLength(1);
});

test("a name of static may be written as it is, and nothing else leads to it", () => {
  const files = ["images/bar@2x.jpg", "images/50%.jpg"].map((path) => ({ path, body: "" }));
  const page = document("it/index.html", `<img src="${site.basePath}images/bar@2x.jpg">`);
  expect(problemsOfLinks(site, files, [page])).toEqual([]);
  const malformed = document("it/index.html", `<img src="${site.basePath}images/50%.jpg">`);
  expect(problemsOfLinks(site, files, [malformed])).toHaveLength(1);
});

test("a link without a slash before it leads on from its own page, as in a browser", () => {
  const files = ["it/index.html", "it/about/index.html"].map((path) => ({ path, body: "" }));
  const from = (path: string, link: string) =>
    problemsOfLinks(site, files, [document(path, `<a href="${link}">x</a>`)]).map(({ says }) => says);
  expect(from("it/index.html", "about/")).toEqual([]);
  expect(from("it/about/index.html", "../")).toEqual([]);
  expect(from("it/about/index.html", "it/about/")).toEqual(['"it/about/" leads nowhere (on it/about/index.html).']);
});

test("facts that do not exist and placeholders are found in text, attributes and structured data, with the words before them", () => {
  const html = `<p>One two three four five six undefined</p><img alt="for NaN €"><script type="application/ld+json">{"a":"[object Object]"}</script><p>Call {phone}</p><p>undefinedness</p>`;
  const pages = ["it/a.html", "en/a.html"].map((path) => document(path, html));
  const problems = problemsOfTexts(root, pages);
  expect(problems.map(({ says }) => says)).toEqual([
    expect.stringMatching(/ three four five six undefined"/),
    expect.stringMatching(/"Call \{phone\}"/),
    'It says "for NaN".',
    expect.stringContaining("[object Object]"),
  ]);
  expect(new Set(problems.map(({ place }) => place))).toEqual(new Set(["it/a.html and 1 more"]));
});

test("a word that somebody wrote is no leftover", () => {
  const root = temporaryFolder();
  mkdirSync(join(root, "src"));
  const code = "if (fact === undefined) return;";
  writeFileSync(join(root, "src/reviews.ts"), `text: "My nan loved it, and nothing is left undefined." ${code}`);
  const page = document(
    "en/a.html",
    '<p>My nan loved it, and nothing is left undefined.</p><p>It costs undefined</p><p>It <em>undefined</em></p><img alt="undefined">',
  );
  expect(problemsOfTexts(root, [page]).map(({ says }) => says)).toEqual([
    'It says "It costs undefined".',
    expect.stringContaining("It undefined"),
    'It says "undefined".',
  ]);
});

test("addresses in tags and in structured data are links too; an @id is none, and neither is one of another host", () => {
  const [image, logo, home] = ["og.png", "logo.png", ""].map((file) => site.absoluteUrl(`${site.basePath}${file}`));
  const html = `<meta property="og:image" content="${image}"><meta name="pages" content="${site.basePath}pages/it.json">
    <script type="application/ld+json">{"@graph":[{"@id":"${home}#agency","logo":["${logo}"],"sameAs":"https://example.org/x"}]}</script>
    <a href="//cdn.example.org/x">x</a><a href="#caff%C3%A8">x</a><p id="caffè">x</p>`;
  const page = document("index.html", html);
  const broken = problemsOfLinks(site, [{ path: "index.html", body: "" }], [page]);
  expect(broken.map(({ says }) => /^"(.*?)"/.exec(says)?.[1])).toEqual([image, `${site.basePath}pages/it.json`, logo]);
});

test("two files of one path, and a file with the name of a folder, are told at that of static", () => {
  const file = (path: string) => ({ path, body: "" });
  const statics = ["About/index.html", "services"].map(file);
  const files = ["about/index.html", "services/ads/index.html"].map(file);
  for (const all of [
    [...files, ...statics],
    [...statics, ...files],
  ])
    expect(
      problemsOfPaths(all, statics)
        .map(({ place }) => place)
        .sort(),
    ).toEqual(["static/About/index.html", "static/services"]);
});

test("a token that no rule defines is told with its line, unless it has a fallback", () => {
  const root = temporaryFolder();
  mkdirSync(join(root, "styles"));
  const sheet = ":root { --a: 1px }\nmain { margin: var(--spacee-1); padding: var(--a) var(--b, 2px) }";
  writeFileSync(join(root, "styles/base.css"), sheet);
  expect(problemsOfTokens(root, sheet)).toMatchObject([
    { place: "styles/base.css:2", says: 'There is no token "--spacee-1".' },
  ]);
});

test("a page is read once: links, ids, the classes of its first screen, and its parts as they stand there", () => {
  const html = `<html><head><meta name="build" content="1"><title>T &amp; U</title><link rel="alternate" hreflang="it" href="/it/" data-page></head><body><main class="a" data-region="main"><p id="b" class="c d">x</p><link href="/s.css" data-styles><p class="e"><a href="#b" class="f">y</a></p></main></body></html>`;
  const { alternates, firstClasses, head, ids, links, metas, regions, text } = readDocument(html);
  expect([...firstClasses]).toEqual(["a", "c", "d"]);
  expect([[...ids], [...links]]).toEqual([["b"], ["/it/", "/s.css", "#b"]]);
  expect(text.trim().split(/\s+/)).toEqual(["x", "y"]);
  expect([metas, alternates]).toEqual([{ build: "1" }, [{ hreflang: "it", href: "/it/" }]]);
  expect(head).toBe('<title>T &amp; U</title><link rel="alternate" hreflang="it" href="/it/" data-page>');
  expect(regions.main).toMatch(/^<main class="a".*<\/a><\/p><\/main>$/);
});

/** Returns a document as it was read. */
function document(path: string, html: string) {
  return { path, content: readDocument(html) };
}
