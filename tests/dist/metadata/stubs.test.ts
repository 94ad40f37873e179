import { runInNewContext } from "node:vm";
import { describe, expect, test } from "vitest";
import { MISSING_KEY } from "../../../src/shared/contract.ts";
import { outputPath } from "../../../src/urls.ts";
import { meta, parse, read } from "../../support/site/built-site.ts";
import { basePath, languages, pageUrl, paths } from "../../support/site/own-site.ts";

/** A visitor who opens an address without a language. */
interface Visitor {
  /** What the browser prefers. Some browsers hide the list, some have none. */
  languages?: string[];
  language?: string;
  stored?: string | Error;
  /** Session storage; without it, it throws. */
  kept?: Record<string, string>;
}

// `tests/client/addresses.test.ts` has more.
test.each<[visitor: Visitor, language: "it" | "en"]>([
  [{ language: "it-IT" }, "it"],
  [{}, "en"],
  [{ languages: ["it"], stored: "en" }, "en"],
  [{ languages: ["it"], stored: new Error("SecurityError") }, "it"],
])("the stub of the domain sends a visitor of %j to the home page in %s", (visitor, language) => {
  expect(follow("index.html", "", visitor)).toEqual([pageUrl(language, "")]);
});

describe("the stub of each path", () => {
  const stubs = paths.map((path) => {
    const address = path === "" ? "" : `${path}/`;
    const file = `${address}index.html`;
    return { path, address, file, document: parse(read(file)) };
  });

  test("leads to its page once, with query and hash", () => {
    const extra = "?gclid=a%2Fb&utm_source=x#contact";
    const led = stubs.map(({ file, address }) => follow(file, address + extra, { languages: ["it"] }));
    expect(led).toEqual(paths.map((path) => [pageUrl("it", path) + extra]));
  });

  test("has words and links to every language in its body, and redirects to the English page without JavaScript", () => {
    for (const { path, file, document } of stubs) {
      expect(document.body.querySelector("noscript"), file).toBeNull();
      expect(document.querySelector("h1")?.textContent, file).toBeTruthy();
      // Screen readers read the name of each language as it is written.
      const links = [...document.querySelectorAll("a")].map((link) => [link.lang, link.getAttribute("href")]);
      expect(links, file).toEqual(languages.map((language) => [language, pageUrl(language, path)]));
      const refresh = document.querySelector("head noscript meta[http-equiv=refresh]");
      expect(refresh?.getAttribute("content"), file).toBe(`0; url=${pageUrl("en", path)}`);
    }
  });

  test("is shown by chats as the Italian page", () => {
    const said = (from: Document) => [
      ...[from.documentElement.lang, from.title, from.querySelector("link[rel=canonical]")?.getAttribute("href")],
      ...["description", "og:title", "og:description", "og:image"].map((name) => meta(from, name)),
    ];
    const pages = paths.map((path) => said(parse(read(outputPath("it", path)))));
    expect(pages.flat()).not.toContain(null);
    expect(stubs.map(({ document }) => said(document))).toEqual(pages);
  });
});

describe("the 404 page", () => {
  test.each([
    ["en/nowhere/", "en/"],
    ["/evil.com", "it/"],
    ["services/ads", "it/services/ads/"],
  ])("redirects from /%s to /%s of this site", (path, target) => {
    const extra = "?gclid=1#contact";
    expect(follow("404.html", path + extra, { languages: ["it"] })).toEqual([basePath + target + extra]);
  });

  test.each([
    ["404.html", "it/nowhere/", "/it/nowhere/"],
    ["404.html", "it/about/", undefined],
    ["index.html", "", undefined],
  ])("%s at /%s leaves the mark %s for the home page", (file, address, mark) => {
    const kept: Record<string, string> = {};
    follow(file, address, { kept });
    expect(kept[MISSING_KEY]).toBe(mark && basePath + mark.slice(1));
  });

  test("says what happened, with a link to the home page of each language", () => {
    const document = parse(read("404.html"));
    for (const language of languages) {
      const section = document.querySelector(`section[lang=${language}]`);
      expect(section?.querySelector("h2")?.textContent).toBeTruthy();
      expect(section?.querySelector("a")?.getAttribute("href")).toBe(pageUrl(language, ""));
    }
  });
});

/** Runs the inline script of a built file and returns the addresses that it redirected to. */
function follow(file: string, address: string, visitor: Visitor): string[] {
  const { languages = [], language = languages[0] ?? "", stored = null, kept } = visitor;
  const document = parse(read(file));
  const script = document.querySelector("head > script:not([src])")?.textContent ?? "";
  const { pathname, search, hash } = new URL(`https://www.example.com${basePath}${address}`);
  const replaced: string[] = [];
  const getItem = () => {
    if (stored instanceof Error) throw stored;
    return stored;
  };
  runInNewContext(script, {
    ...{ URL, document },
    location: { pathname, search, hash, replace: (url: string) => replaced.push(url) },
    navigator: { languages, language },
    localStorage: { getItem },
    ...(kept && { sessionStorage: { setItem: (key: string, value: string) => Object.assign(kept, { [key]: value }) } }),
  });
  return replaced;
}
