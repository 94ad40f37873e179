import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { Page, PageWords } from "../../../src/components/page.ts";
import type { Facts } from "../../../src/facts.ts";
import { pages } from "../../../src/pages/index.ts";
import { site } from "../../../src/site.ts";
import { makePictures } from "../../../src/ssg/assets/pictures.ts";
import { agree, driftWarning } from "../../../src/ssg/checks/drift.ts";
import { factProblems } from "../../../src/ssg/checks/facts.ts";
import { characterWarnings, inspectFiles } from "../../../src/ssg/checks/inspect.ts";
import { launchProblems } from "../../../src/ssg/checks/launch.ts";
import { pageProblems } from "../../../src/ssg/checks/pages.ts";
import { readDocument } from "../../../src/ssg/checks/read-document.ts";
import { reportWeights } from "../../../src/ssg/checks/report.ts";
import { completeWords } from "../../../src/ssg/checks/words.ts";
import { dateWarnings, PAGE_DATES_FILE, pageDatesSchema } from "../../../src/ssg/crawlers/page-dates.ts";
import { type OutputFile, publish } from "../../../src/ssg/output.ts";
import { readRecord } from "../../../src/ssg/read-record.ts";
import { paths } from "../../../src/urls.ts";
import { root } from "./project-root.ts";

/** Causes the messages of each check on purpose. Returns each message by its cause. */
export async function causeMessages(): Promise<Map<string, string>> {
  const messages = new Map<string, string>();
  for (const [cause, check] of [...factCases(), ...listCases()]) messages.set(cause, check().join("\n"));
  const folder = await mkdtemp(join(tmpdir(), "messages-"));
  for (const [cause, check] of resultCases(folder)) messages.set(cause, (await check()).join("\n"));
  for (const [cause, check] of fileCases(folder)) messages.set(cause, await check().then(() => "", messageOf));
  await rm(folder, { recursive: true, force: true });
  return messages;
}

type Case<Result> = [cause: string, check: () => Result];

function factCases(): Case<string[]>[] {
  const changes: Record<string, (facts: Facts & Record<string, unknown>) => void> = {
    "empty name": (facts) => (facts.name = " "),
    "number for a name": (facts) => (facts.name = 5 as never),
    "text for a group": (facts) => (facts.phones = "800" as never),
    "text for a list": (facts) => (facts.clients.names = "Bar" as never),
    "missing fact": (facts) => delete (facts as Partial<Facts>).vat,
    "unknown fact": (facts) => (facts.vta = "1"),
    "invalid origin": (facts) => (facts.origin = "example"),
    "origin without https": (facts) => (facts.origin = "http://example.com"),
    "short VAT number": (facts) => (facts.vat = "123"),
    "VAT number with a wrong digit": (facts) => (facts.vat = "00743110158"),
    "e-mail": (facts) => (facts.email = "info"),
    "phone with spaces": (facts) => (facts.phones.tollFree = "800 000 000"),
    "phone that does not exist": (facts) => (facts.phones.tollFree = "+3912"),
    "postal code": (facts) => (facts.addresses.legal.postalCode = "1"),
    "country of an address": (facts) => (facts.addresses.legal.country = "FR" as never),
    province: (facts) => (facts.addresses.legal.province = "Monza"),
    "invalid link": (facts) => (facts.links.calendar = "calendar"),
    "link without https": (facts) => (facts.links.calendar = "http://example.com"),
    "global name": (facts) => (facts.socialFeedGlobal = "a b"),
    "mode of embeds": (facts) => (facts.embeds = "never" as never),
    "sample content": (facts) => (facts.sampleContent = ["words" as never]),
    "story missing in a language": (facts) => Object.assign(facts.clients.demos[0] ?? {}, { story: { it: "Bar." } }),
    "path of a picture": (facts) => Object.assign(facts.clients.demos[0] ?? {}, { image: "" }),
    "number below 1": (facts) => (facts.offers.tryAds.price = 0),
    "share above 100 percent": (facts) => (facts.offers.adsManagement.feePercent = 130),
    "shares that do not add up to 100 percent": (facts) => (facts.offers.recharge.adSpacePercent = 80),
    "reversed range": (facts) => (facts.priceRanges.ads = [2, 1]),
    "expiry date of security.txt": (facts) => (facts.securityTxtExpires = "tomorrow" as never),
  };
  return Object.entries(changes).map(([cause, change]) => [
    cause,
    () => {
      const facts = structuredClone(site) as Facts & Record<string, unknown>;
      change(facts);
      return factProblems(root, facts);
    },
  ]);
}

function listCases(): Case<string[]>[] {
  return [
    ["language without words", () => [...completeWords(root, [withoutEnglish(pages[0] as Page)]).problems]],
    ["text missing in one language", () => [...completeWords(root, [withoutLabel(pages[0] as Page)]).warnings]],
    ["path without a page", () => pageProblems(root, paths, paths.slice(1))],
    ["two pages for a path", () => pageProblems(root, paths, [...paths, "about"])],
    ["page without a path", () => pageProblems(root, paths, [...paths, "abuot"])],
    ["invalid path", () => pageProblems(root, ["Local SEO"], ["Local SEO"])],
    ["path that other files use", () => pageProblems(root, ["images"], ["images"])],
    ["two pages for one folder", () => pageProblems(root, ["ads", "services/ads"], ["ads", "services/ads"])],
    ["page without a folder", () => pageProblems(root, ["nowhere"], ["nowhere"])],
    ["page without a date", () => dateWarnings([readDocument({ path: "it/index.html", body: "" })], {})],
    [
      "character missing from the fonts",
      () => characterWarnings(root, [readDocument({ path: "it/index.html", body: "→" })], new Set()),
    ],
  ];
}

function withoutEnglish(page: Page): Page {
  const { en: _, ...words } = page.words;
  return { ...page, words: words as Page["words"] };
}

function withoutLabel(page: Page): Page {
  const { label: _, ...en } = page.words.en;
  return { ...page, words: { ...page.words, en: en as PageWords } };
}

function resultCases(folder: string): Case<Promise<string[]>>[] {
  const heavy = ["it/index.html", "assets/main-1.js", "assets/islands-1.js", "assets/a.woff2"];
  return [
    ["page over the first flight", async () => [reportWeights(new Map([["it/index.html", 13_900]]), new Map())]],
    [
      "files over their budgets",
      async () => [reportWeights(new Map(heavy.map((path) => [path, 1_000_000])), new Map())],
    ],
    ["two files with the same name", async () => inspectFiles(root, twice("icons/icon.svg", "icons/icon.svg"), [])],
    ["two files with the same name on some disks", async () => inspectFiles(root, twice("a.svg", "A.svg"), [])],
    ["samples and an old security.txt at launch", () => sampleLaunch(folder)],
    ["text changed in one language", async () => changedInOne(folder, { title: "" }, { title: "New" })],
    ["list changed in one language", async () => changedInOne(folder, { items: ["one"] }, { items: ["one", "two"] })],
    ["missing picture", () => wrongPicture(root, "images/none.jpg")],
    ["file that is not a picture", () => wrongPicture(root, "../package.json")],
    ["picture that is too small", () => wrongPicture(root, "../.github/readme/home-mobile.png")],
    ["picture whose name has another Unicode form", () => renamedPicture(folder)],
  ];
}

function twice(...paths: string[]): OutputFile[] {
  return paths.map((path) => ({ path, body: "" }));
}

async function sampleLaunch(folder: string): Promise<string[]> {
  await mkdir(join(folder, "static"), { recursive: true });
  await writeFile(join(folder, "static/sample.svg"), '<svg data-sample=""/>');
  await mkdir(join(folder, "src/pages/bar"), { recursive: true });
  await writeFile(join(folder, "src/pages/bar/it.ts"), 'export const it = { title: "Bar Esempio" };');
  const clients = { demos: [{ name: "Bar", url: "https://bar.it", image: "sample.svg" }], names: [] };
  const samples = { name: "Agenzia Esempio", sampleContent: ["reviews" as const], clients };
  return launchProblems(
    folder,
    { ...site, ...samples, securityTxtExpires: "2025-01-01T00:00:00Z" },
    new Date("2026-01-01"),
  );
}

async function changedInOne(folder: string, before: object, after: object): Promise<string[]> {
  await mkdir(join(folder, "src/pages/bar"), { recursive: true });
  const save = async (it: object, en: object) => {
    for (const [language, words] of Object.entries({ it, en })) {
      const source = `export const ${language} = ${JSON.stringify(words, null, 2).replace(/"(\w+)":/g, "$1:")} satisfies Words;`;
      await writeFile(join(folder, `src/pages/bar/${language}.ts`), source);
    }
    return [{ folder: "src/pages/bar", words: { it, en } }];
  };
  const agreement = agree(folder, await save(before, before), {}, true);
  return driftWarning(folder, await save(before, after), agreement);
}

async function renamedPicture(folder: string): Promise<string[]> {
  await mkdir(join(folder, "static"), { recursive: true });
  await writeFile(join(folder, "static/caffe\u0300.jpg"), "");
  return wrongPicture(folder, "caff\u00e8.jpg");
}

async function wrongPicture(root: string, image: string): Promise<string[]> {
  const clients = { demos: [{ name: "Bar", url: "https://bar.it", image }], names: [] };
  const { problems, warnings } = await makePictures(root, { ...site, clients });
  return [...problems, ...warnings];
}

function fileCases(folder: string): Case<Promise<unknown>>[] {
  return [
    [
      "folder that cannot be written",
      () =>
        publish(folder, [
          { path: "a", body: "" },
          { path: "a/b", body: "" },
        ]),
    ],
    [
      "record that cannot be read",
      async () => {
        await mkdir(dirname(join(folder, PAGE_DATES_FILE)), { recursive: true });
        await writeFile(join(folder, PAGE_DATES_FILE), '{"a": {"content": "", "date": "yesterday"}}');
        await readRecord(folder, PAGE_DATES_FILE, pageDatesSchema);
      },
    ],
  ];
}

function messageOf(error: Error): string {
  return error.message;
}
