import { mkdirSync } from "node:fs";
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import type { Facts } from "../../../src/facts/fact-rules.ts";
import { launchTasks } from "../../../src/launch/launch-tasks.ts";
import { searchTexts } from "../../../src/launch/search-texts.ts";
import type { SiteWords } from "../../../src/pages/complete-words.ts";
import { describeSite } from "../../../src/pages/describe-site.ts";
import type { OutputFile } from "../../../src/ssg/output-file.ts";
import { root as projectRoot } from "../../support/project/project-root.ts";
import { facts as realFacts } from "../../support/project/real-facts.ts";
import * as own from "../../support/site/own-site.ts";
import { temporaryFolder } from "../../support/temporary-folder.ts";

const { site } = own;

/** A project whose words hold no sample. */
const root = temporaryFolder();
mkdirSync(join(root, "src/pages/about"), { recursive: true });

const page = (folder: string, title: string, description: string) => ({
  folder,
  words: Object.fromEntries(site.languages.map((language) => [language, { meta: { title, description } }])),
});
const wordsOf = (...pages: ReturnType<typeof page>[]) => ({ pages, gaps: [] }) as unknown as SiteWords;
const fine = page("src/pages/about", "Chi siamo, in breve", "D".repeat(120));

const tasks = (facts: Partial<Facts>, words = wordsOf(fine), files: OutputFile[] = []) =>
  launchTasks({ ...site, root, facts: { ...realFacts, ...facts } }, words, files);

test.each<[string, Partial<Facts>, RegExp]>([
  ["a sample value", { email: "info@example.com" }, /For the owner ──[^─]*email: info@example\.com/],
  ["one in a list", { clients: { demos: [], names: ["Bar", "Studio Esempio"] } }, / clients\.names\.1: Studio/],
  ["sample reviews", { sampleContent: ["reviews"] }, /For the owner ──[^─]*"reviews": the reviews in src\/reviews\.ts/],
  ["sample terms", { sampleContent: ["terms"] }, /For the owner ──[^─]*rangeForSearch, which must fit the list/],
  ["sample costs of an enquiry", { sampleContent: ["enquiryCost"] }, /"enquiryCost": enquiryCost in src\/site\.ts/],
  [
    "the proof of what an enquiry costs",
    { openQuestions: ["claims"] },
    /enquiryCost\. Proof: the campaigns and the enq/,
  ],
  ["a company without its register", { company: undefined } as never, /accountant ──[^─]*company: The law/],
  ["embeds without consent", { openQuestions: ["embeds"], embeds: "on-view" }, /Write "on-click" to ask/],
  ["claims to prove", { openQuestions: ["claims"] }, /statistics\.averageRoiPercent\. Proof: the campaigns/],
])("%s is listed below who can do it", async (_, facts, task) => {
  const listed = await tasks(facts);
  expect(listed).toMatch(task);
  // A kind of sample has a line of its own, and is not a value to replace.
  expect(listed).not.toMatch(/[{}[\]]|sampleContent:/);
});

test("the facts of a real agency leave nothing to do", async () => expect(await tasks({})).toBe(""));

const real = await describeSite({ root: projectRoot, facts: realFacts });
const drawings = realFacts.clients.demos.map(({ image }) => ({ path: image, body: "<svg>" }));

test("nor do the words of this project with them", async () =>
  expect(await launchTasks(real.site, real.words, drawings)).toBe(""));

test.each([
  ["this agency", own],
  ["a real agency", real],
])("the titles and descriptions of %s hold one digit more in every sum", (_, { site, words }) => {
  const longer = (text: string) => text.replace(SUM, (sum) => sum.replace(/\d[\d.,]*/, (digits) => lengthen(digits)));
  const pages = words.pages.map((page) => {
    const languages = Object.entries(page.words).map(([language, { meta, ...rest }]) => {
      const { description, title } = meta;
      return [language, { ...rest, meta: { ...meta, title: longer(title), description: longer(description) } }];
    });
    return { ...page, words: Object.fromEntries(languages) };
  });
  expect(searchTexts(site, { ...words, pages })).toEqual([]);
});

const SUM = /€\d[\d,]*|\d[\d.]*\s€/g;

/** `400` becomes `4.000`, `1,000` becomes `10,000`: a digit, and a separator where there is none. */
const lengthen = (digits: string) => `${digits}${/[.,]/.test(digits) ? "0" : "0."}`;

test("titles and descriptions that search engines cut, and those of two pages, are listed with their places", async () => {
  const long = page("src/pages/ads", "T".repeat(61), "D");
  const copy = page("src/pages/seo", "Chi siamo, in breve", "E".repeat(120));
  const listed = await tasks({}, wordsOf(fine, long, copy));
  expect(listed).toContain("  • src/pages/ads/it.ts, meta.title: It has 61 characters. Write 10 to 60.");
  expect(listed).toContain("  • src/pages/ads/en.ts, meta.description: It has 1 characters. Write 110 to 160.");
  expect(listed).toContain("  • src/pages/seo/it.ts, meta.title: It is that of src/pages/about. Write one");
  expect(listed).not.toContain("src/pages/about/");
});

test("a sample inside a sentence of the words is listed with its line, in a comment it is not", async () => {
  const file = join(root, "src/pages/about/it.ts");
  await writeFile(file, '// Via Esempio 1\nexport const it = "Vieni in Via Esempio 1, a Monza.";\n');
  expect(await tasks({})).toMatch(/For a developer ──[^─]*• src\/pages\/about\/it\.ts:2$/);
  await rm(file);
});

test("a sample drawing is listed, also by a name of the other Unicode form; a picture of one's own is not", async () => {
  const image = "images/clients/caffè.svg";
  const demo = { name: "Bar", url: "https://bar.it", image: image.normalize("NFD") };
  const clients = { demos: [demo], names: [] };
  const published = (body: string) => [{ path: image.normalize("NFC"), body }];
  expect(await tasks({ clients }, undefined, published("<svg data-sample>"))).toContain(
    "clients.demos.0 (Bar): static/",
  );
  expect(await tasks({ clients }, undefined, published("<svg>"))).toBe("");
});

test("a picture for shared links that WhatsApp does not show is listed, and what only printers show", async () => {
  const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
  const create = { width: 1200, height: 630, channels: 3, background: "#888", noise } as const;
  const heavy = await sharp({ create }).jpeg({ quality: 100 }).toBuffer();
  const light = await sharp({ create: { ...create, noise: undefined } })
    .jpeg()
    .toBuffer();
  const printed = await sharp(light).toColourspace("cmyk").jpeg().toBuffer();
  const listed = (body: Buffer) => tasks({}, undefined, [{ path: "images/share.jpg", body }]);
  expect(heavy.length).toBeGreaterThan(300_000);
  expect(await listed(heavy)).toMatch(
    /For the owner ──[^─]*share\.jpg: It has \d+ kB\. WhatsApp shows no picture of more/,
  );
  expect(await listed(printed)).toContain(
    "static/images/share.jpg: It has the colours of print (CMYK). Save it in RGB.",
  );
  expect(await listed(light)).toBe("");
});

test("a text that is missing in a language is listed with its file and key", async () => {
  const words = { ...wordsOf(fine), gaps: ["src/pages/about/en.ts, hero.lede"] };
  expect(await tasks({}, words)).toMatch(
    /For a developer ──[^─]*by their key:\n {2}• src\/pages\/about\/en\.ts, hero\.lede$/,
  );
});
