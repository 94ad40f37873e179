import { runInNewContext } from "node:vm";
import { describe, expect, test } from "vitest";
import { basePath, languages, outputPath, pageUrl, paths } from "../../../src/urls.ts";
import { parse, read } from "../../support/site/built-site.ts";

/** Language lists of browsers, and the language that each visitor is redirected to. */
const browsers: [accepted: string[] | undefined, language: "it" | "en"][] = [
  [["it-IT", "it", "en"], "it"],
  [["it-CH", "de-CH"], "it"],
  [["IT"], "it"],
  [["it"], "it"],
  [["eo", "it"], "en"],
  [["en-GB"], "en"],
  [["italian"], "en"],
  [["x-klingon"], "en"],
  [["", "it"], "en"],
  [["*"], "en"],
  [[], "en"],
  [undefined, "en"],
];

describe.each(paths)("the stub of /%s", (path) => {
  const file = path === "" ? "index.html" : `${path}/index.html`;
  const address = basePath + (path === "" ? "" : `${path}/`);

  // Every stub has the same script.
  test.each(path === "" ? browsers : browsers.slice(0, 1))(
    "sends a browser of %j to the page in %s, with query and hash, and leaves no entry",
    (accepted, language) => {
      const query = { search: "?gclid=a%2Fb&utm_source=x", hash: "#contact" };
      expect(follow(file, { pathname: address, ...query }, accepted)).toEqual([
        `${pageUrl(language, path)}?gclid=a%2Fb&utm_source=x#contact`,
      ]);
    },
  );

  test("prefers the stored language, and ignores storage that throws or contains an unknown language", () => {
    expect(follow(file, { pathname: address }, ["it"], () => "en")).toEqual([pageUrl("en", path)]);
    expect(follow(file, { pathname: address }, ["it"], () => "eo")).toEqual([pageUrl("it", path)]);
    const refuse = () => {
      throw new Error("SecurityError");
    };
    expect(follow(file, { pathname: address }, ["it"], refuse)).toEqual([pageUrl("it", path)]);
  });

  test("uses the first language of a browser that hides its list", () => {
    const hidden = { languages: [], language: "it-IT" };
    expect(follow(file, { pathname: address }, hidden)).toEqual([pageUrl("it", path)]);
  });

  test("is shown by chats as the Italian page", () => {
    const [stub, page] = [parse(read(file)), parse(read(outputPath("it", path)))];
    expect(stub.documentElement.lang).toBe("it");
    const told = [
      "title",
      "meta[name=description]",
      "link[rel=canonical]",
      ...["title", "description", "image"].map((name) => `meta[property="og:${name}"]`),
    ];
    for (const tag of told) {
      const said = [stub, page].map((document) => {
        const element = document.querySelector(tag);
        return element?.getAttribute("content") ?? element?.getAttribute("href") ?? element?.textContent;
      });
      expect(said[0], tag).toBeTruthy();
      expect(said[0], tag).toBe(said[1]);
    }
  });

  test("without JavaScript links to every language and redirects to the English page", () => {
    const document = parse(read(file).replace(/<\/?noscript>/g, ""));
    expect([...document.querySelectorAll("a")].map((link) => link.getAttribute("href"))).toEqual(
      languages.map((language) => pageUrl(language, path)),
    );
    expect(document.querySelector("meta[http-equiv=refresh]")?.getAttribute("content")).toBe(
      `0; url=${pageUrl("en", path)}`,
    );
    expect(read(file)).toMatch(/<noscript><meta http-equiv="refresh"/i);
  });
});

describe("the 404 page", () => {
  test.each([
    ["nowhere", "/it/"],
    ["eo/about/", "/it/"],
    ["IT/about/", "/it/"],
    ["en/nowhere/", "/en/"],
    ["/evil.com", "/it/"],
    ["%2F%2Fevil.com", "/it/"],
    ["\\evil.com", "/it/"],
    ["services/ads", "/it/services/ads/"],
  ])("redirects from /%s to %s of this site", (path, url) => {
    const from = { pathname: basePath + path, search: "?gclid=1" };
    expect(follow("404.html", from, ["it"])).toEqual([`${basePath}${url.slice(1)}?gclid=1`]);
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

const noLanguages = { languages: [], language: "" };

/** Runs the inline script of a built file and returns the addresses that it redirected to. */
function follow(
  file: string,
  from: { pathname: string; search?: string; hash?: string },
  accepted: string[] | undefined | Pick<Navigator, "languages" | "language">,
  stored: () => string | null = () => null,
): string[] {
  const script = parse(read(file)).querySelector("head > script:not([src])")?.textContent ?? "";
  const replaced: string[] = [];
  runInNewContext(script, {
    URL,
    location: { search: "", hash: "", ...from, replace: (url: string) => replaced.push(url) },
    navigator: Array.isArray(accepted)
      ? { languages: accepted, language: accepted[0] ?? "" }
      : (accepted ?? noLanguages),
    localStorage: { getItem: stored },
  });
  return replaced;
}
