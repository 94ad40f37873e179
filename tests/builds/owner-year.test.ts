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

/** An edit by the owner, in addition to all earlier edits. */
interface Edit {
  name: string;
  changes: Changes;
  /** Expected texts afterwards, by file in `dist`. */
  shown: Record<string, RegExp>;
  /** The warning of the build. */
  warning?: RegExp;
}

/** Makes the same change in both languages. */
function inBoth(folder: string, change: (text: string) => string): Changes {
  return { [`${folder}/it.ts`]: change, [`${folder}/en.ts`]: change };
}

function inFacts(from: RegExp, to: string): Changes {
  return { "src/site.ts": (text) => text.replace(from, to) };
}

const LONG_SENTENCE = "Parola dopo parola, la frase si allunga e nessuno la ferma. ".repeat(12);

/** The edits of two halves. A build with an option follows each half. */
const year: [half: string, option: "--draft" | "--precompress", edits: Edit[]][] = [
  [
    "spring and summer: other facts and longer lists",
    "--draft",
    [
      {
        name: "an ordinary phone number",
        changes: inFacts(/tollFree: ".*"/, 'tollFree: "+390392312345"'),
        shown: {
          "it/contact/index.html": /tel:\+390392312345/,
          "en/contact/index.html": /039\u00a0231/,
        },
      },
      {
        name: "another VAT number",
        changes: inFacts(/vat: ".*"/, 'vat: "02342520158"'),
        shown: { "it/index.html": /02342520158/, "en/about/index.html": /02342520158/ },
      },
      {
        name: "a name with &",
        changes: inFacts(/name: ".*"/, 'name: "Rossi & Figli"'),
        shown: { "it/about/index.html": /Rossi &amp; Figli/, "llms.txt": /Rossi & Figli/ },
      },
      {
        name: "a price",
        changes: inFacts(/threeMonths: \{ price: \d+/, "threeMonths: { price: 455"),
        shown: { "it/landing/index.html": /455\u00a0€/, "en/landing/index.html": /€455/ },
      },
      {
        name: "an office in Switzerland",
        changes: inFacts(
          /operational: \{.*\}/,
          'operational: { street: "Via Nassa 5", postalCode: "6900", city: "Lugano", province: "TI", country: "CH" }',
        ),
        shown: { "it/contact/index.html": /6900\u00a0Lugano\u00a0\(TI\)/ },
      },
      {
        name: "no names of clients",
        changes: inFacts(/names: \[.*\]/, "names: []"),
        shown: { "it/index.html": new RegExp(`^(?!.*${site.clients.names[0] ?? "$"})`, "s") },
      },
      {
        name: "another review, with letters of other languages",
        changes: {
          "src/reviews.ts": (text) =>
            text.replace(
              /\[\n/,
              `[
  {
    author: "Ł. Ż.",
    company: { it: "Łódź Bar", en: "Łódź Bar" },
    rating: 5,
    text: { it: "Prosto i szybko: dziękuję.", en: "Prosto i szybko: dziękuję." },
  },
`,
            ),
        },
        shown: { "it/testimonials/index.html": /Prosto i szybko: dziękuję\./, "en/index.html": /Łódź Bar/ },
      },
      {
        name: "another question",
        changes: inBoth("src/pages/home", (text) =>
          text.replace(/faq: \{[\s\S]*?items: \[/, '$&\n{ question: "Parcheggio?", answer: "Davanti alla porta." },'),
        ),
        shown: { "it/index.html": /Parcheggio\?/, "en/index.html": /Parcheggio\?/ },
      },
      {
        name: "a ninth service card",
        changes: inBoth("src/words/services", (text) =>
          text.replace(
            /cards: \[/,
            `$&{
          title: "Newsletter", description: "Una al mese.", icon: "chat", price: "", time: "",
          features: ["Scritta da noi"], path: "contact", whatsapp: false,
          details: { text: "La scriviamo noi, con parole tue.", link: "Parliamone" },
        },`,
          ),
        ),
        shown: { "it/index.html": /Newsletter/, "en/services/index.html": /Newsletter/ },
      },
      {
        name: "a fourth price card",
        changes: inBoth("src/pages/landing", (text) =>
          text.replace(
            /options: \[/,
            '$&{ title: "UN GIORNO", price: "90 €", period: "", monthly: "", mark: "", features: ["Prova"], button: "Scegli" },',
          ),
        ),
        shown: { "it/landing/index.html": /UN GIORNO/ },
      },
    ],
  ],
  [
    "autumn and winter: pictures, long texts, and edits that cause warnings",
    "--precompress",
    [
      {
        name: "a page hidden for a season",
        changes: {
          "src/navigation.ts": (text) =>
            text.replace("hiddenPages: readonly Path[] = []", 'hiddenPages: readonly Path[] = ["flipping-catalog"]'),
        },
        shown: {
          "it/about/index.html": /^(?!.*href="\/it\/flipping-catalog\/")/s,
          "en/specializations/index.html": /^(?!.*href="\/en\/flipping-catalog\/")/s,
          "it/flipping-catalog/index.html": /name="robots" content="noindex"/,
          "flipping-catalog/index.html": /name="robots" content="noindex"/,
          "sitemap.xml": /^(?!.*flipping-catalog)/s,
          "llms.txt": /^(?!.*flipping-catalog)/s,
        },
      },
      {
        name: "three reviews fewer",
        changes: {
          "src/reviews.ts": (text) => text.replace(/(?: {2}\{\n {4}author:[\s\S]*?\n {2}\},\n){3}/, ""),
        },
        shown: { "it/testimonials/index.html": /^(?!.*Łódź Bar)/s },
      },
      {
        name: "a reason fewer, the only one with its fact",
        changes: inBoth("src/pages/google-ads", (text) =>
          text.replace(/ {6}\{\n {8}title: `[^`]*averageRoiPercent[^`]*`,\n {8}text:[\s\S]*?\n {6}\},\n/, ""),
        ),
        shown: { "it/google-ads/index.html": /^(?!.*ROI medio)/s },
      },
      {
        name: "a much longer sentence",
        changes: inBoth("src/pages/home", (text) =>
          text.replace(/faq: \{[\s\S]*?answer:\s*["`]/, `$&${LONG_SENTENCE}`),
        ),
        shown: { "it/index.html": /la frase si allunga/ },
      },
      {
        name: "another demo site, with a photo of 300 kB",
        changes: inFacts(
          /demos: \[/,
          '$&{ name: "Bar Łódź", url: "https://bar.example.com", image: "images/clients/bar.jpg" },',
        ),
        shown: { "it/index.html": /srcSet="[^"]*bar-960-\w+\.avif 960w.*Bar Łódź/is },
      },
      {
        name: "a photo of the founder",
        changes: inFacts(
          /founder: \{ initials: ".*" \}/,
          'founder: { initials: "L. R.", photo: "images/clients/bar.jpg" }',
        ),
        shown: { "it/about/index.html": /bar-640-\w+\.avif/ },
      },
      {
        name: "embeds on click",
        changes: inFacts(/embeds: "on-view"/, 'embeds: "on-click"'),
        shown: { "it/contact/index.html": /img-src 'self';/ },
      },
      {
        name: "a character missing from the fonts",
        changes: inBoth("src/pages/about", (text) => text.replace(/lede:\s*(["`])/, "$&⛵ ")),
        shown: { "it/about/index.html": /⛵/ },
        warning:
          /src\/pages\/about\/\w+\.ts:\d+ The fonts have no "⛵" \(U\+26F5; .*\), so pages show it in a fallback font, and share images leave it out\. Replace/,
      },
      {
        name: "a text changed in one language",
        changes: { "src/pages/about/it.ts": (text) => text.replace(/quote:\s*(["`])/, "$&Da sempre qui. ") },
        shown: { "it/about/index.html": /Da sempre qui/ },
      },
    ],
  ],
];

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

describe.sequential.each(year)("a year of edits, in %s", (_, option, edits) => {
  let built: Awaited<ReturnType<ProjectCopy["build"]>>;
  beforeAll(async () => {
    for (const [file, change] of edits.flatMap(({ changes }) => Object.entries(changes))) await copy.edit(file, change);
    built = await copy.build(option);
    expect(built.status, built.stderr).toBe(0);
  });

  test.each(edits)("$name", ({ shown, warning }) => {
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
    const texts = filesNamed(/\.(?:html|js|svg|xml|txt|webmanifest)$/);
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
  const types = await copy.run("node_modules/typescript/bin/tsc", "--incremental", "false");
  expect(types).toMatchObject({ status: 0, stdout: "" });
}, 120_000);
