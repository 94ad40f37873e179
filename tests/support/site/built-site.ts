import { existsSync } from "node:fs";
import { join } from "node:path";
import { root } from "../project/project-root.ts";
import { owner, site, words } from "./own-site.ts";
import { readTestedSite } from "./tested-site.ts";

export { parse } from "./tested-site.ts";

const folder = join(root, "dist");
if (!existsSync(folder)) throw new Error('There is no dist folder. Run "npm run build" first.');

/** The built site of this project. */
export const builtSite = readTestedSite(owner, { site, words }, folder);
export const { dist, files, mainScript, pageAt, pages, read, shippedHeaders } = builtSite;

/** Returns the `content` of the `<meta>` with that name or property. */
export function meta(document: Document, name: string): string | null {
  return document.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute("content") ?? null;
}

interface Thing {
  "@type": string | string[];
  offers?: object;
  priceRange?: string;
  areaServed?: string[];
  mainEntity?: { name: string; acceptedAnswer: { text: string } }[];
}

/** Returns what the structured data of a page says of a kind of thing. */
export function structuredData(page: Document, type: string): Thing | undefined {
  const data = JSON.parse(page.querySelector('script[type="application/ld+json"]')?.textContent ?? "{}");
  return (data["@graph"] as Thing[]).find((thing) => [thing["@type"]].flat().includes(type));
}

/** The content type of a script, as servers may write it. */
export const scriptType = /^(text|application)\/javascript(; ?charset=utf-8)?$/;
