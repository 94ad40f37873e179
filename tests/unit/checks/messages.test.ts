import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import fastGlob from "fast-glob";
import { beforeAll, describe, expect, test } from "vitest";
import type { Page, PageWords } from "../../../src/components/page.ts";
import type { Facts } from "../../../src/facts.ts";
import { pages } from "../../../src/pages/index.ts";
import { site } from "../../../src/site.ts";
import { makeAssets } from "../../../src/ssg/assets/make-assets.tsx";
import { makePictures } from "../../../src/ssg/assets/pictures.ts";
import { agree, driftWarning } from "../../../src/ssg/checks/drift.ts";
import { factProblems } from "../../../src/ssg/checks/facts.ts";
import { characterWarnings, inspectFiles } from "../../../src/ssg/checks/inspect.ts";
import { launchProblems } from "../../../src/ssg/checks/launch.ts";
import type { BuildError } from "../../../src/ssg/checks/messages.ts";
import { didYouMean, nearest } from "../../../src/ssg/checks/nearest.ts";
import { navigationProblems, pageProblems } from "../../../src/ssg/checks/pages.ts";
import { readDocument } from "../../../src/ssg/checks/read-document.ts";
import { reportWeights } from "../../../src/ssg/checks/report.ts";
import { completeWords } from "../../../src/ssg/checks/words.ts";
import { dateWarnings, PAGE_DATES_FILE, readPageDates } from "../../../src/ssg/crawlers/page-dates.ts";
import { type OutputFile, publish } from "../../../src/ssg/output.ts";
import { languages, paths } from "../../../src/urls.ts";
import { atRoot, copyProject, type ProjectCopy } from "../../support/project/project-copy.ts";
import { root } from "../../support/project/project-root.ts";

/** Every message of the build, each caused on purpose: what is wrong, and the message. */
const messages = new Map<string, string>();
/** The problems that one build reports. */
let manyFaults: readonly string[];
let brokenCode: readonly string[];
/** The problems of facts that end the build while it imports them. */
const unreadable = new Map<string, readonly string[]>();

beforeAll(async () => {
  for (const [wrong, say] of [...wrongFacts(), ...wrongLists()]) messages.set(wrong, say().join("\n"));
  const folder = await mkdtemp(join(tmpdir(), "messages-"));
  for (const [wrong, say] of wrongResults(folder)) messages.set(wrong, (await say()).join("\n"));
  for (const [wrong, say] of wrongFiles(folder)) messages.set(wrong, await say().then(() => "", messageOf));
  await rm(folder, { recursive: true, force: true });

  const copy = await copyProject();
  manyFaults = await buildWith(copy, faults);
  await change(copy, breaks);
  brokenCode = await makeAssets(copy.root, completeWords(copy.root, pages), {}).then(() => [], problemsOf);
  for (const [wrong, facts] of Object.entries(unreadableFacts)) {
    unreadable.set(wrong, await buildWith(copy, { "src/site.ts": () => facts }));
  }
  await copy.remove();
  for (const message of [...manyFaults, ...brokenCode, ...[...unreadable.values()].flat()])
    messages.set(message.slice(0, 60), message);
}, 60_000);

describe("every message of the build", () => {
  test("says where: a file, with its line where there is one", () => {
    const place = /(?:^|[\s"(])(?:src|styles|static|dist)\/|\b[\w/-]+\.html\b|^https:|\/\.?dist\b/;
    expect([...messages.values()].filter((message) => !place.test(message))).toEqual([]);
  });

  test("says what to do", () => {
    const advice =
      /(?:^|[.:;?)`] |\n *|, or )(?:Add|Change|Check|Choose|Copy|Correct|Delete|Free|Keep|Look|Make|Put|Rename|Replace|Restore|Run|Shorten|Take|Use|Wait|Write|free|take)\b/;
    expect([...messages.values()].filter((message) => !advice.test(message))).toEqual([]);
  });

  test("is in this list: every sentence in the code of the build", async () => {
    const said = [...messages.values()].join("\n");
    // tests/unit/output.test.ts holds the messages of the disk.
    const files = await fastGlob(["build.ts", "src/ssg/**/*.{ts,tsx}", "!src/ssg/output.ts"], { cwd: root });
    const sources = await Promise.all(files.map((file) => readFile(join(root, file), "utf8")));
    const unsaid = sources.flatMap(sentences).filter((sentence) => !said.includes(sentence));
    expect(unsaid).toEqual([]);
  });
});

describe("one build reports all problems", () => {
  test.each<[what: string, message: RegExp]>([
    ["an unknown fact", /^src\/site\.ts:\d+ Unknown fact "vta"\. Did you mean "vat"\?/],
    ["a wrong value", /^src\/site\.ts:\d+ phones\.whatsapp is "\+3912"/],
    [
      "an unknown page in a menu",
      /^src\/navigation\.ts:\d+ The header leads to "abuot", which is no page\. Did you mean "about"\?/,
    ],
    [
      "a page that throws",
      /^src\/pages\/contact\/index\.tsx:\d+:\d+ Page "\/it\/contact\/" and \d+ more cannot be rendered: boom/,
    ],
    [
      "a broken link",
      /^src\/pages\/about\/index\.tsx:\d+ "\/images\/mapp\.svg" leads nowhere .*Did you mean "\/images\/map\.svg"\?/,
    ],
    ["an invalid address", /^src\/pages\/about\/index\.tsx:\d+ "\/it\/100%\/" leads nowhere/],
    ["a missing picture", /^src\/site\.ts:\d+ clients\.demos\.0\.image: there is no file static\/images\/none\.jpg/],
    ["a link to a part that is missing", /^src\/pages\/about\/index\.tsx:\d+ "#nowhere" leads nowhere/],
    ["a placeholder", /^src\/pages\/about\/en\.ts:\d+ The placeholder \{phone\} is left/],
    ["a file that the build generates", /^static\/robots\.txt The build generates a file of this name itself/],
    [
      "two spellings of a name",
      /^static\/images\/caff.\.svg and static\/images\/caffe.\.svg are .* "images\/caff%C3%A8\.svg" and "images\/caffe%CC%80\.svg"/,
    ],
  ])("%s", (_, message) => {
    expect(
      manyFaults.filter((line) => message.test(line)),
      manyFaults.join("\n"),
    ).toHaveLength(1);
  });

  test("and nothing else but the links of the unknown page, one in each language", () => {
    expect(manyFaults, manyFaults.join("\n")).toHaveLength(11 + languages.length);
  });

  test("broken scripts and styles are reported together", () => {
    expect(brokenCode).toEqual([
      expect.stringMatching(/^The scripts cannot be bundled\.[\s\S]*src\/client\/main\.ts:\d+:\d+: ERROR/),
      expect.stringMatching(/^styles\/main\.css:\d+ The styles cannot be read: .*`@import "blocks\/none\.css"/),
    ]);
  });
});

test.each<[wrong: keyof typeof unreadableFacts, messages: RegExp]>([
  [
    "a missing quote",
    /^src\/site\.ts:2:\d+ Unterminated string literal\. Look there and in the line above for a quote/,
  ],
  ["a missing comma", /^src\/site\.ts:3:\d+ Expected "}" but found "vat"\. Look there and in the line above/],
  ["text without quotes", /^src\/site\.ts:2:\d+ Rossi is not defined\. Write it in quotes if it is text/],
  [
    "a missing group",
    /^src\/site\.ts:3 Unknown fact "deliver"\. Did you mean "delivery"\?[\s\S]*statistics is missing\. Add it\./,
  ],
])("%s ends the import of the facts, and is named all the same", (wrong, message) => {
  expect((unreadable.get(wrong) ?? []).join("\n")).toMatch(message);
});

describe("characters that the fonts lack", () => {
  const document = readDocument({ path: "it/a.html", body: "<title>→</title><p alt='★'>a → b 🙂 ł\u00ad\u00a0</p>" });

  test("are reported once, with their place; invisible ones are ignored", () => {
    const warnings = characterWarnings(root, [document, { ...document, path: "en/a.html" }], new Set("abł"));
    expect(warnings).toEqual([
      expect.stringMatching(
        /^The fonts have no "→" \(U\+2192; on it\/a\.html and 1 more\), so a fallback font shows it/,
      ),
      expect.stringMatching(/^The fonts have no "🙂" \(U\+1F642; /),
    ]);
  });
});

describe("the nearest known name", () => {
  test.each([
    ["abuot", ["about", "contact"], "about"],
    ["TollFree", ["tollFree", "whatsapp"], "tollFree"],
    ["services/add", paths, "services/ads"],
    ["xyzzy", ["about", "contact"], null],
    ["", ["about"], null],
  ] as const)("of %j among %j is %j", (name, known, found) => {
    expect(nearest(name, known)).toBe(found);
  });

  test("is left out if none is close", () => {
    expect(didYouMean("xyzzy", paths)).toBe("");
  });
});

type Wrong<Result> = [wrong: string, say: () => Result];

function wrongFacts(): Wrong<string[]>[] {
  const changes: Record<string, (facts: Facts & Record<string, unknown>) => void> = {
    "empty name": (facts) => (facts.name = " "),
    "number for a name": (facts) => (facts.name = 5 as never),
    "text for a group": (facts) => (facts.phones = "800" as never),
    "text for a list": (facts) => (facts.clients.names = "Bar" as never),
    "missing fact": (facts) => delete (facts as Partial<Facts>).vat,
    "unknown fact": (facts) => (facts.vta = "1"),
    "origin that is no address": (facts) => (facts.origin = "example"),
    "origin without https": (facts) => (facts.origin = "http://example.com"),
    "short VAT number": (facts) => (facts.vat = "123"),
    "VAT number with a wrong digit": (facts) => (facts.vat = "00743110158"),
    "e-mail": (facts) => (facts.email = "info"),
    "phone with spaces": (facts) => (facts.phones.tollFree = "800 000 000"),
    "phone that does not exist": (facts) => (facts.phones.tollFree = "+3912"),
    "postal code": (facts) => (facts.addresses.legal.postalCode = "1"),
    "country of an address": (facts) => (facts.addresses.legal.country = "FR" as never),
    province: (facts) => (facts.addresses.legal.province = "Monza"),
    "link that is no address": (facts) => (facts.links.calendar = "calendar"),
    "link without https": (facts) => (facts.links.calendar = "http://example.com"),
    "global name": (facts) => (facts.socialFeedGlobal = "a b"),
    "mode of embeds": (facts) => (facts.embeds = "never" as never),
    "sample content": (facts) => (facts.sampleContent = ["words" as never]),
    "story that a language lacks": (facts) => Object.assign(facts.clients.demos[0] ?? {}, { story: { it: "Bar." } }),
    "path of a picture": (facts) => Object.assign(facts.clients.demos[0] ?? {}, { image: "" }),
    "number below one": (facts) => (facts.offers.tryAds.price = 0),
    "share above a whole": (facts) => (facts.offers.adsManagement.feePercent = 130),
    "shares that do not add up": (facts) => (facts.offers.recharge.adSpacePercent = 80),
    "range the wrong way round": (facts) => (facts.priceRanges.ads = [2, 1]),
    "end of security.txt": (facts) => (facts.securityTxtExpires = "tomorrow" as never),
  };
  return Object.entries(changes).map(([wrong, change]) => [
    wrong,
    () => {
      const facts = structuredClone(site) as Facts & Record<string, unknown>;
      change(facts);
      return factProblems(root, facts);
    },
  ]);
}

function wrongLists(): Wrong<string[]>[] {
  return [
    ["language without words", () => [...completeWords(root, [withoutEnglish(pages[0] as Page)]).problems]],
    ["text that one language lacks", () => [...completeWords(root, [withoutLabel(pages[0] as Page)]).warnings]],
    ["path without a page", () => pageProblems(root, paths, paths.slice(1))],
    ["two pages for a path", () => pageProblems(root, paths, [...paths, "about"])],
    ["page without a path", () => pageProblems(root, paths, [...paths, "abuot"])],
    ["path that is no address", () => pageProblems(root, ["Local SEO"], ["Local SEO"])],
    ["path in the place of other files", () => pageProblems(root, ["images"], ["images"])],
    ["two pages for one folder", () => pageProblems(root, ["ads", "services/ads"], ["ads", "services/ads"])],
    ["link that leads nowhere", () => navigationProblems(root, { header: ["contatc"] }, paths)],
    ["link that is there twice", () => navigationProblems(root, { footer: ["about", "about"] }, paths)],
    ["page without a date", () => dateWarnings([readDocument({ path: "it/index.html", body: "" })], {})],
    [
      "character that the fonts lack",
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

function wrongResults(folder: string): Wrong<Promise<string[]>>[] {
  const heavy = ["it/index.html", "assets/main-1.js", "assets/islands-1.js", "assets/a.woff2"];
  return [
    ["page over the first flight", async () => [reportWeights(new Map([["it/index.html", 13_900]]), new Map())]],
    [
      "files over their budgets",
      async () => [reportWeights(new Map(heavy.map((path) => [path, 1_000_000])), new Map())],
    ],
    ["two files of one name", async () => inspectFiles(root, twice("icons/icon.svg", "icons/icon.svg"), [])],
    ["two files of one name on some disks", async () => inspectFiles(root, twice("a.svg", "A.svg"), [])],
    ["samples and an old security.txt at launch", () => sampleLaunch(folder)],
    ["two folders with one path", () => samePath(folder)],
    ["text changed in one language", async () => changedInOne(folder, { title: "" }, { title: "New" })],
    ["list changed in one language", async () => changedInOne(folder, { items: ["one"] }, { items: ["one", "two"] })],
    ["picture that is not there", () => wrongPicture("images/none.jpg")],
    ["picture that is none", () => wrongPicture("../package.json")],
    ["picture that is too small", () => wrongPicture("../.github/readme/home-mobile.png")],
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

async function samePath(folder: string): Promise<string[]> {
  await mkdir(join(folder, "static"), { recursive: true });
  for (const name of ["ads", "ads-copy"]) {
    await mkdir(join(folder, "src/pages", name), { recursive: true });
    await writeFile(join(folder, "src/pages", name, "index.tsx"), 'export const page = { path: "ads" };');
  }
  return pageProblems(folder, ["ads"], ["ads", "ads"]);
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

async function wrongPicture(image: string): Promise<string[]> {
  const clients = { demos: [{ name: "Bar", url: "https://bar.it", image }], names: [] };
  const { problems, warnings } = await makePictures(root, { ...site, clients });
  return [...problems, ...warnings];
}

function wrongFiles(folder: string): Wrong<Promise<unknown>>[] {
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
      "page dates that cannot be read",
      async () => {
        await mkdir(dirname(join(folder, PAGE_DATES_FILE)), { recursive: true });
        await writeFile(join(folder, PAGE_DATES_FILE), '{"a": {"content": "", "date": "yesterday"}}');
        await readPageDates(folder);
      },
    ],
  ];
}

/** Faults that do not hide each other, by file. */
const faults: Record<string, (text: string) => string> = {
  "src/site.ts": (text) =>
    atRoot(text)
      .replace(/^ {2}vat:/m, "  vta:")
      .replace(/whatsapp: ".*"/, 'whatsapp: "+3912"')
      .replace(/image: ".*"/, 'image: "images/none.jpg"'),
  "src/navigation.ts": (text) =>
    text.replace('linksBeforeMenu: readonly Path[] = ["about"]', 'linksBeforeMenu: readonly Path[] = ["abuot"]'),
  "src/pages/contact/index.tsx": (text) => text.replace(/\n {2}return \(/, '\n  if (words) throw new Error("boom");$&'),
  "src/pages/about/index.tsx": (text) =>
    text.replace(/\n {4}<>/, '$&\n      <img src="/images/mapp.svg" />\n<a href="/it/100%/" /><a href="#nowhere" />'),
  "src/pages/about/en.ts": (text) => text.replace(/quote: ".*"/, 'quote: "Call {phone}"'),
  "static/robots.txt": () => "User-agent: *",
  "static/images/caff\u00e8.svg": () => "<svg/>",
  "static/images/caffe\u0300.svg": () => "<svg/>",
};

const unreadableFacts = {
  "a missing quote": 'export const site = {\n  name: "Rossi,\n};\n',
  "a missing comma": 'export const site = {\n  name: "Rossi"\n  vat: "1",\n};\n',
  "text without quotes": "export const site = {\n  name: Rossi,\n};\n",
  "a missing group": 'export const site = {\n  name: "Rossi",\n  deliver: {},\n};\n',
};

const breaks: typeof faults = {
  "src/client/main.ts": (text) => `${text}\nconst = 1;\n`,
  "styles/main.css": (text) => `${text}\n@import "blocks/none.css";\n`,
};

async function change(copy: ProjectCopy, changes: typeof faults): Promise<void> {
  for (const [file, edit] of Object.entries(changes)) {
    const path = join(copy.root, file);
    await writeFile(path, edit(await readFile(path, "utf8").catch(() => "")));
  }
}

/** Returns the problems of a build with these changes. */
async function buildWith(copy: ProjectCopy, changes: typeof faults): Promise<readonly string[]> {
  await change(copy, changes);
  const { status, stderr } = await copy.build();
  if (status !== 1) throw new Error(`The build ended with status ${status}:\n${stderr}`);
  return stderr
    .split(/^(?: {2}• |The site cannot be built:\n)/m)
    .map((message) => message.trim())
    .filter((message) => message !== "");
}

function problemsOf(error: BuildError): readonly string[] {
  return error.problems;
}

function messageOf(error: Error): string {
  return error.message;
}

/** Returns the ends of sentences in the strings of a source. */
function sentences(source: string): string[] {
  const code = source.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "");
  return [...code.matchAll(/[}"`']([^{}"`'$\n]{12,}\.)["`']/g)].map(([, sentence = ""]) =>
    sentence.replace(/^\\n/, ""),
  );
}
