import { parse } from "./built-site.ts";

export interface Crawl {
  /** Every page that links lead to, by its path. */
  pages: Map<string, Document>;
  /** What is wrong with an internal address: `/it/: /nowhere answers 404`. */
  troubles: string[];
  /** How many addresses were asked for. */
  asked: number;
}

/**
 * Walks a served site as a search engine would: from one page along all links,
 * and fetches whatever pages name, images, scripts, styles and icons included.
 *
 * @param origin where the site is served.
 * @param start path of the first page.
 * @param published the address under which pages name themselves; looked up on the served site.
 */
export async function crawl(origin: string, start: string, published: string): Promise<Crawl> {
  const found: Crawl = { pages: new Map(), troubles: [], asked: 0 };
  const seen = new Set([start]);
  let next = [{ path: start, from: "the start" }];
  while (next.length > 0) {
    const links = (await Promise.all(next.map(visit))).flat();
    next = [];
    for (const link of links) {
      if (seen.has(link.path)) continue;
      seen.add(link.path);
      next.push(link);
    }
  }
  return found;

  async function visit({ path, from }: { path: string; from: string }): Promise<{ path: string; from: string }[]> {
    found.asked++;
    const response = await fetch(new URL(path, origin), { redirect: "manual" });
    const body = await response.text();
    if (response.status !== 200) found.troubles.push(`${from}: ${path} answers ${response.status}`);
    if (response.status !== 200 || !response.headers.get("content-type")?.startsWith("text/html")) return [];
    const document = parse(body);
    const isPage = document.querySelector("main") !== null;
    if (isPage) found.pages.set(path, document);
    return namedBy(document, new URL(path, origin)).map((link) => ({ path: link, from: path }));
  }

  /** The internal addresses a document names, without their fragments. */
  function namedBy(document: Document, base: URL): string[] {
    const names = [
      ...[...document.querySelectorAll("[href]")].map((element) => element.getAttribute("href")),
      ...[...document.querySelectorAll("[src]")].map((element) => element.getAttribute("src")),
      ...[...document.querySelectorAll('meta[property="og:image"], meta[property="og:url"]')].map((element) =>
        element.getAttribute("content"),
      ),
    ];
    return names.flatMap((name) => {
      if (!name) return [];
      const here = name.startsWith(published) ? new URL(name).pathname + new URL(name).search : name;
      const url = new URL(here, base);
      return url.origin === base.origin ? [url.pathname + url.search] : [];
    });
  }
}
