import { readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import fastGlob from "fast-glob";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { site } from "../../src/site.ts";
import { copyProject, type ProjectCopy } from "../support/project/project-copy.ts";
import { createPhoto } from "../support/site/photo.ts";

const DATE_PAGES = "src/commands/date-pages.ts";

type Changes = Record<string, (text: string) => string>;

/** An edit by the owner, in addition to all earlier edits, what the site shows afterwards, by file, and the warning of the build. */
type Edit = [changes: Changes, shown: Record<string, RegExp>, warning?: RegExp];

/** Makes the same change in both languages. */
function inBoth(folder: string, change: (text: string) => string): Changes {
  return { [`${folder}/it.ts`]: change, [`${folder}/en.ts`]: change };
}

function inFacts(from: RegExp, to: string): Changes {
  return { "src/site.ts": (text) => text.replace(from, to) };
}

const LONG_SENTENCE = "Parola dopo parola, la frase si allunga e nessuno la ferma. ".repeat(12);

const OFFICE = '{ street: "Via Nassa 5", postalCode: "6900", city: "Lugano", province: "TI", country: "CH" }';
const QUESTION = '{ question: "Parcheggio?", answer: "Davanti alla porta." },';
const REVIEW = `{
    author: "Ł. Ż.",
    company: { it: "Łódź Bar", en: "Łódź Bar" },
    rating: 5,
    text: { it: "Prosto i szybko: dziękuję.", en: "Prosto i szybko: dziękuję." },
  },`;
const CARD = `{
    title: "Newsletter", description: "Una al mese.", icon: "chat", price: "", conditions: "", time: "",
    features: ["Scritta da noi"], path: "contact", whatsapp: false,
    details: { text: "La scriviamo noi, con parole tue.", link: "Parliamone" },
  },`;
const PLAN =
  '{ title: "UN GIORNO", price: "90 €", period: "", monthly: "", mark: "", features: ["Prova"], button: "Scegli" },';
const DEMO = '{ name: "Bar Łódź", url: "https://bar.example.com", image: "images/clients/bar.jpg" },';
const HIDDEN = "hiddenPages: readonly Path[] = ";

/** Other facts and longer lists. */
const spring: Record<string, Edit> = {
  "an ordinary phone number": [
    inFacts(/tollFree: ".*"/, 'tollFree: "+390392312345"'),
    { "it/contact/index.html": /tel:\+390392312345/, "en/contact/index.html": /039\u00a0231/ },
  ],
  "another VAT number": [
    inFacts(/vat: ".*"/, 'vat: "02342520158"'),
    { "it/index.html": /02342520158/, "en/about/index.html": /02342520158/ },
  ],
  "a name with &": [
    inFacts(/name: ".*"/, 'name: "Rossi & Figli"'),
    { "it/about/index.html": /Rossi &amp; Figli/, "llms.txt": /Rossi & Figli/ },
  ],
  "a price": [
    inFacts(/threeMonths: \{ price: \d+/, "threeMonths: { price: 455"),
    { "it/landing/index.html": /455\u00a0€/, "en/landing/index.html": /€455/ },
  ],
  "an office in Switzerland": [
    inFacts(/operational: \{.*\}/, `operational: ${OFFICE}`),
    { "it/contact/index.html": /6900\u00a0Lugano\u00a0\(TI\)/ },
  ],
  "no names of clients": [
    inFacts(/names: \[.*\]/, "names: []"),
    { "it/index.html": new RegExp(`^(?!.*${site.clients.names[0] ?? "$"})`, "s") },
  ],
  "another review, with letters of other languages": [
    { "src/reviews.ts": (text) => text.replace("[\n", `[\n  ${REVIEW}\n`) },
    { "it/testimonials/index.html": /Prosto i szybko: dziękuję\./, "en/index.html": /Łódź Bar/ },
  ],
  "shorter hours": [
    inFacts(/hoursPerDay: \d+, daysPerWeek: \d+/, "hoursPerDay: 12, daysPerWeek: 6"),
    { "it/index.html": /12\u00a0ore su 24/ },
    /src\/pages\/\S+:\d+ “a ogni ora” promises more than availability in src\/site\.ts/,
  ],
  "another question": [
    inBoth("src/pages/home", (text) => text.replace(/faq: \{[\s\S]*?items: \[/, `$&${QUESTION}`)),
    { "it/index.html": /Parcheggio\?/, "en/index.html": /Parcheggio\?/ },
  ],
  "a ninth service card": [
    inBoth("src/words/services", (text) => text.replace("cards: [", `$&${CARD}`)),
    { "it/index.html": /Newsletter/, "en/services/index.html": /Newsletter/ },
  ],
  "a fourth price card": [
    inBoth("src/pages/landing", (text) => text.replace("options: [", `$&${PLAN}`)),
    { "it/landing/index.html": /UN GIORNO/ },
  ],
};

/** Pictures, long texts, and an edit that causes a warning. */
const autumn: Record<string, Edit> = {
  "a page hidden for a season": [
    {
      "src/navigation.ts": (text) => text.replace(`${HIDDEN}[]`, `${HIDDEN}["flipping-catalog", "services/analytics"]`),
    },
    {
      "it/about/index.html": /^(?!.*href="\/it\/flipping-catalog\/")/s,
      "en/specializations/index.html": /^(?!.*href="\/en\/flipping-catalog\/")/s,
      "it/flipping-catalog/index.html": /name="robots" content="noindex"/,
      "flipping-catalog/index.html": /name="robots" content="noindex"/,
      "sitemap.xml": /^(?!.*flipping-catalog)/s,
      "llms.txt": /^(?!.*flipping-catalog)/s,
    },
    /src\/navigation\.ts:\d+ "services\/analytics" is hidden, but links lead to it \(on it\/services\/index\.html and \d+ more\)/,
  ],
  "three reviews fewer": [
    { "src/reviews.ts": (text) => text.replace(/(?: {2}\{\n {4}author:[\s\S]*?\n {2}\},\n){3}/, "") },
    { "it/testimonials/index.html": /^(?!.*Łódź Bar)/s },
  ],
  "a reason fewer, the only one with its fact": [
    inBoth("src/pages/google-ads", (text) =>
      text.replace(/ {6}\{\n {8}title: `[^`]*averageRoiPercent[^`]*`,\n {8}text:[\s\S]*?\n {6}\},\n/, ""),
    ),
    { "it/google-ads/index.html": /^(?!.*ROI medio)/s },
  ],
  "a much longer sentence": [
    inBoth("src/pages/home", (text) => text.replace(/faq: \{[\s\S]*?answer:\s*["`]/, `$&${LONG_SENTENCE}`)),
    { "it/index.html": /la frase si allunga/ },
  ],
  "another demo site, with a photo of 300 kB": [
    inFacts(/demos: \[/, `$&${DEMO}`),
    { "it/index.html": /srcSet="[^"]*bar-960-\w+\.avif 960w.*Bar Łódź/is },
  ],
  "a photo of the founder": [
    inFacts(/founder: \{ initials: ".*" \}/, 'founder: { initials: "L. R.", photo: "images/clients/bar.jpg" }'),
    { "it/about/index.html": /bar-640-\w+\.avif/ },
  ],
  "embeds on click": [
    inFacts(/embeds: "on-view"/, 'embeds: "on-click"'),
    { "it/contact/index.html": /img-src 'self';/ },
  ],
  "a character missing from the fonts": [
    inBoth("src/pages/about", (text) => text.replace(/lede:\s*(["`])/, "$&⛵ ")),
    { "it/about/index.html": /⛵/ },
    /src\/pages\/about\/\w+\.ts:\d+ The fonts have no "⛵" \(U\+26F5; .*\), so pages show it in a fallback font, and share images leave it out\. Replace/,
  ],
  "a text changed in one language": [
    { "src/pages/about/it.ts": (text) => text.replace(/quote:\s*(["`])/, "$&Da sempre qui. ") },
    { "it/about/index.html": /Da sempre qui/ },
  ],
};

let copy: ProjectCopy;
beforeAll(async () => {
  copy = await copyProject();
  const photo = await createPhoto(1500, 1000);
  expect(photo.length).toBeGreaterThan(300_000);
  await writeFile(join(copy.root, "static/images/clients/bar.jpg"), photo);
});
afterAll(() => copy?.remove());

const read = (file: string) => readFileSync(join(copy.root, "dist", file));
const filesNamed = (name: RegExp) =>
  fastGlob.sync("**", { cwd: join(copy.root, "dist"), dot: true }).filter((file) => name.test(file));

/** A build with an option follows each half of the year. */
describe.sequential.each([
  { half: "spring", option: "--draft", edits: spring },
  { half: "autumn", option: "--precompress", edits: autumn },
])("a year of edits, in $half", ({ option, edits }) => {
  let built: Awaited<ReturnType<ProjectCopy["build"]>>;
  beforeAll(async () => {
    for (const [changes] of Object.values(edits)) {
      for (const [file, change] of Object.entries(changes)) await copy.edit(file, change);
    }
    built = await copy.build(option);
    expect(built.status, built.stderr).toBe(0);
  });

  test.each(Object.entries(edits))("%s", (_, [, shown, warning]) => {
    for (const [file, words] of Object.entries(shown)) {
      // `toMatch` would print the whole page on failure.
      expect(words.test(read(file).toString()), `${file} has ${words}`).toBe(true);
    }
    if (warning) expect(built.stderr).toMatch(warning);
  });

  test.runIf(option === "--draft")("a draft asks search engines not to index any document", () => {
    const documents = filesNamed(/\.html$/);
    expect(documents.length).toBeGreaterThan(48);
    expect(documents.filter((file) => !read(file).includes('<meta name="robots" content="noindex"'))).toEqual([]);
    expect(read("_headers").toString()).toContain("X-Robots-Tag: noindex");
    // Crawlers must be able to read the noindex tags.
    expect(read("robots.txt").toString()).toContain("Allow: /\n");
    expect(filesNamed(/\.(?:br|gz)$/)).toEqual([]);
  });

  test.runIf(option === "--precompress")("every text file has a brotli and a gzip copy, and can be indexed", () => {
    const texts = filesNamed(/\.(?:html|js|svg|xml|txt)$/);
    expect(texts.length).toBeGreaterThan(60);
    for (const file of texts) {
      expect(brotliDecompressSync(read(`${file}.br`)).equals(read(file)), file).toBe(true);
      expect(gunzipSync(read(`${file}.gz`)).equals(read(file)), file).toBe(true);
    }
    expect(read("it/index.html.br").length).toBeLessThan(read("it/index.html.gz").length);
    expect(filesNamed(/\.(?:png|woff2|ico)\./)).toEqual([]);
    expect(read("it/index.html").toString()).toContain('<meta name="robots" content="index, follow,');
  });
});

test("date:pages dates the changed pages, once", async () => {
  expect((await copy.run(DATE_PAGES)).stdout).toMatch(/^Dated \d{4}-\d\d-\d\d: .*\bit\/about\/index\.html\b.*\.\n$/);
  expect((await copy.run(DATE_PAGES)).stdout).toBe("Every page keeps its date.\n");
});

test("all edits together pass the type check", async () => {
  const types = await copy.run("node_modules/typescript/bin/tsc");
  expect(types).toMatchObject({ status: 0, stdout: "" });
}, 120_000);
