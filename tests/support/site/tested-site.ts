import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fastGlob from "fast-glob";
import { Window } from "happy-dom";
import type { Page } from "../../../src/components/page.ts";
import type { Owner } from "../../../src/create-site.ts";
import type { describeSite } from "../../../src/pages/describe-site.ts";
import { type Language, outputPath, type Path } from "../../../src/urls.ts";
import { root } from "../project/project-root.ts";

/** A built site, with what it was built from. Rules of every site are functions of it. */
export type TestedSite = ReturnType<typeof readTestedSite>;

type Described = Awaited<ReturnType<typeof describeSite>>;

/** Reads the site of an owner that is built in a folder. */
export function readTestedSite(owner: Owner, { site, words }: Described, dist: string) {
  /** Paths of all built files below `dist`, including hidden files. */
  const files: readonly string[] = fastGlob.sync("**/*", { cwd: dist, dot: true }).sort();
  /** Returns the text of a built file; as `latin1`, with one character for each byte. */
  const read = (file: string, encoding: BufferEncoding = "utf8") => readFileSync(join(dist, file), encoding);

  function builtPage(language: Language, path: Path) {
    /** Below `dist`. */
    const file = outputPath(language, path);
    const html = read(file);
    let document: Document | undefined;
    return {
      ...{ language, path, file, html },
      /** With the base path: `/it/services/`. */
      url: site.pageUrl(language, path),
      /** Parsed on first access. */
      get document() {
        document ??= parse(html);
        return document;
      },
    };
  }

  return {
    ...site,
    ...{ owner, site, words, dist, files, read },
    /** The HTML files that the build renders. An owner may put others into `static`. */
    documents: files.filter((file) => file.endsWith(".html") && !existsSync(join(root, "static", file))),
    /** Every page in every language. */
    pages: site.languages.flatMap((language) => site.paths.map((path) => builtPage(language, path))),
    /** The script that every page loads. */
    mainScript: files.find((file) => /^assets\/main-.*\.js$/.test(file)) ?? "",

    /** Returns what a page is rendered from. */
    pageAt(path: Path): Page {
      const page = words.pages.find((candidate) => candidate.path === path);
      if (!page) throw new Error(`There is no page "${path}".`);
      return page;
    },

    /** Returns the headers of a path in the built `_headers`, by lower-case name. */
    shippedHeaders(path: string): Record<string, string> {
      const blocks = read("_headers").trim().split("\n\n");
      const rules = blocks
        .map((block) => block.split("\n"))
        .filter(([pattern = ""]) => (pattern.endsWith("*") ? path.startsWith(pattern.slice(0, -1)) : path === pattern));
      const headers = rules.flatMap(([, ...lines]) => lines.map((line) => line.trim().split(/: (.*)/)));
      return Object.fromEntries(headers.map(([name = "", value = ""]) => [name.toLowerCase(), value]));
    },
  };
}

/** Shared, because creating a window takes longer than parsing most documents. */
const parser = new new Window().DOMParser();

export function parse(html: string, type: DOMParserSupportedType = "text/html"): Document {
  return parser.parseFromString(html, type) as unknown as Document;
}
