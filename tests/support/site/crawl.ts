import { parse } from "./built-site.ts";

export interface Crawl {
  /** Every page found, by path. */
  pages: Map<string, Document>;
  /** Broken internal links, such as `/it/: /nowhere answers 404`. */
  problems: string[];
  /** Number of requests. */
  asked: number;
}

/**
 * Crawls a served site like a search engine. Follows all links from one page
 * and fetches images, scripts, styles and icons.
 *
 * @param origin of the server.
 * @param start path of the first page.
 * @param published public address of the site, replaced with the server's.
 */
export async function crawl(origin: string, start: string, published: string): Promise<Crawl> {
  const found: Crawl = { pages: new Map(), problems: [], asked: 0 };
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
    if (response.status !== 200) found.problems.push(`${from}: ${path} answers ${response.status}`);
    if (response.status !== 200 || !response.headers.get("content-type")?.startsWith("text/html")) return [];
    const document = parse(body);
    const isPage = document.querySelector("main") !== null;
    if (isPage) found.pages.set(path, document);
    return addressesIn(document, new URL(path, origin)).map((link) => ({ path: link, from: path }));
  }

  /** Returns the internal addresses in a document without their hashes. */
  function addressesIn(document: Document, base: URL): string[] {
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
