import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Facts } from "../../facts.ts";
import { sampleFacts } from "../../samples.ts";
import { dateWarnings, type PageDates } from "../crawlers/page-dates.ts";
import type { OutputFile } from "../output.ts";
import { placeOfKey } from "./places.ts";
import type { HtmlDocument } from "./read-document.ts";

/** RFC 9116 advises less than a year; a month more is no harm. */
const LONGEST_SECURITY_TXT_DAYS = 398;
const DAY_MS = 86_400_000;

/** Everything that should keep a site from going online, each with its place and what to do. */
export async function launchProblems(
  root: string,
  site: Facts,
  built: { files: readonly OutputFile[]; documents: readonly HtmlDocument[] },
  dates: PageDates,
  now: Date,
): Promise<string[]> {
  const samples = [...sampleFactProblems(root, site), ...(await samplePictures(root, site))];
  return [
    ...samples,
    // While facts are samples every page shows them, and to say so would say nothing.
    ...(samples.length > 0 ? [] : leftovers(built.files)),
    ...(site.origin.startsWith("https://")
      ? []
      : [`src/site.ts: origin "${site.origin}" is not secure. Use https://.`]),
    ...expiryProblems(root, site, now),
    ...dateWarnings(built.documents, dates),
  ];
}

/** Links to other sites that do not answer. A site that refuses robots answers all the same. */
export async function deadLinks(site: Facts, documents: readonly HtmlDocument[]): Promise<string[]> {
  const addresses = documents.flatMap(({ links }) => links).filter((link) => link.startsWith("https:"));
  // Our own are not online yet.
  const links = new Set(addresses.filter((address) => !address.startsWith(site.origin)));
  const results = await Promise.all([...links].map(async (link) => ({ link, status: await statusOf(link) })));
  return results
    .filter(({ status }) => [0, 404, 410].includes(status) || status >= 500)
    .map(({ link, status }) => `${link} answers ${status || "nothing"}. Correct it in src/site.ts.`);
}

function sampleFactProblems(root: string, site: Facts): string[] {
  return sampleFacts(site).map(({ keys, value }) => {
    const place = placeOfKey(root, "src/site.ts", keys);
    if (keys[0] === "sampleContent") return `${place} The ${value} are samples. Replace them, then remove this entry.`;
    return `${place} ${keys.join(".")} is a sample value: "${value}". Write the real one.`;
  });
}

/** The drawn stand-ins for clients' sites say so in their source. */
async function samplePictures(root: string, site: Facts): Promise<string[]> {
  const images = site.clients.demos.map(({ image }) => `static/${image}`);
  const sources = await Promise.all(images.map((image) => readFile(join(root, image), "latin1")));
  return images
    .filter((_, index) => sources[index]?.includes("data-sample"))
    .map((image) => `${image} is a sample. Put a picture of the client’s site there.`);
}

/** Sample values that stand in a page and in no fact: someone wrote them there. */
function leftovers(files: readonly OutputFile[]): string[] {
  return files
    .filter(({ path, body }) => path.endsWith(".html") && /\bEsempio\b|\bexample\.com\b/.test(String(body)))
    .map(
      ({ path }) =>
        `dist/${path} still shows a sample value that no fact holds. Look for “Esempio” and “example.com” in the words of the page.`,
    );
}

function expiryProblems(root: string, site: Facts, now: Date): string[] {
  const days = (Date.parse(site.securityTxtExpires) - now.getTime()) / DAY_MS;
  if (days > 0 && days <= LONGEST_SECURITY_TXT_DAYS) return [];
  const place = placeOfKey(root, "src/site.ts", ["securityTxtExpires"]);
  const why = days > 0 ? "is more than a year away" : "has passed";
  return [`${place} securityTxtExpires ${why}. Write a day within the next twelve months.`];
}

/** 0 where nothing answers within ten seconds. */
async function statusOf(link: string): Promise<number> {
  const headers = { "user-agent": "Mozilla/5.0 (link check)" };
  const ask = (method: string) => fetch(link, { method, headers, signal: AbortSignal.timeout(10_000) });
  try {
    const response = await ask("HEAD");
    return response.ok ? response.status : (await ask("GET")).status;
  } catch {
    return 0;
  }
}
