import { readFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { copyProject, type ProjectCopy } from "../support/project/project-copy.ts";
import { root } from "../support/project/project-root.ts";
import { parse } from "../support/site/built-site.ts";
import { createPhoto } from "../support/site/photo.ts";

type Changes = Record<string, (text: string) => string>;

/** An edit, what the site shows afterwards, by file, and the warning of the build. */
type Edit = [changes: Changes, shown: Record<string, RegExp>, warning?: RegExp];

/** Makes the same change in both languages. */
function inBoth(folder: string, change: (text: string) => string): Changes {
  return { [`${folder}/it.ts`]: change, [`${folder}/en.ts`]: change };
}

function inFacts(from: RegExp, to: string): Changes {
  return { "src/site.ts": (text) => text.replace(from, to) };
}

const LONG_SENTENCE = "Parola dopo parola, la frase si allunga e nessuno la ferma. ".repeat(12);
const QUESTION = '{ question: "Parcheggio?", answer: "Davanti alla porta." },';
const CARD = `{
    title: "Newsletter", description: "Una al mese.", icon: "chat", price: "", conditions: "", time: "",
    features: ["Scritta da noi"], path: "contact", whatsapp: false,
    details: { text: "La scriviamo noi, con parole tue.", link: "Parliamone" },
  },`;
const PLAN =
  '{ title: "UN GIORNO", price: "90 €", period: "", monthly: "", mark: "", features: ["Prova"], button: "Scegli" },';
const DEMO = '{ name: "Bar Łódź", url: "https://bar.example.com", image: "images/clients/bar.jpg" },';
const HIDDEN = "hiddenPages: readonly Path[] = ";

/** What owners edit besides facts. */
const edits: Record<string, Edit> = {
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
  "pages hidden for a season": [
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
    /"services\/analytics" is hidden, but links lead to it \(on it\/services\/index\.html and \d+ more\)/,
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
  "a character missing from the fonts": [
    inBoth("src/pages/about", (text) => text.replace(/lede:\s*(["`])/, "$&⛵ ")),
    { "it/about/index.html": /⛵/ },
    /The fonts have no "⛵" \(U\+26F5; .*\), so pages show it in a fallback font, and share images leave it out\. Replace/,
  ],
};

const readme = readFileSync(join(root, "README.md"), "utf8");
const [, recipe = ""] = readme.split("### Lead an old address to a page");
/** Which folder of `static` gets which file. */
const [, folder = ""] = /folder `([\w-]+)` of `static`/.exec(recipe) ?? [];
const [, html = ""] = /```html\n([\s\S]*?)```/.exec(recipe) ?? [];
/** The English words of a page that has Italian ones alone. */
const [, onlyItalian = ""] = /write `(.*?)` as its `en\.ts`/.exec(readme) ?? [];

let copy: ProjectCopy;
let built: Awaited<ReturnType<ProjectCopy["build"]>>;
beforeAll(async () => {
  copy = await copyProject();
  const photo = await createPhoto(1500, 1000);
  expect(photo.length).toBeGreaterThan(300_000);
  await writeFile(join(copy.root, "static/images/clients/bar.jpg"), photo);
  await mkdir(join(copy.root, "static", folder));
  await writeFile(join(copy.root, "static", folder, "index.html"), html);
  await writeFile(join(copy.root, "src/pages/analytics/en.ts"), onlyItalian);
  for (const [changes] of Object.values(edits))
    for (const [file, change] of Object.entries(changes)) await copy.edit(file, change);
  built = await copy.build();
  expect(built.status, built.stderr).toBe(0);
});
afterAll(() => copy?.remove());

const read = (file: string) => readFileSync(join(copy.root, "dist", file), "utf8");

describe("one build after all edits together shows", () => {
  test.each(Object.entries(edits))("%s", (_, [, shown, warning]) => {
    for (const [file, words] of Object.entries(shown)) {
      // `toMatch` would print the whole page on failure.
      expect(words.test(read(file)), `${file} has ${words}`).toBe(true);
    }
    if (warning) expect(built.stderr).toMatch(warning);
  });
});

describe("a recipe of README.md:", () => {
  test("a file at an old address leads visitors and search engines to a page", () => {
    const page = parse(read(`${folder}/index.html`));
    const refresh = page.querySelector("meta[http-equiv=refresh]")?.getAttribute("content") ?? "";
    const [, target = ""] = /^0; url=(\/.*\/)$/.exec(refresh) ?? [];
    expect(read(`${target}index.html`)).toContain("<main");
    expect(page.querySelector("link[rel=canonical]")?.getAttribute("href")).toMatch(RegExp(`^https://.*${target}$`));
  });

  test("a campaign page in one language has its words at both addresses", () => {
    const [italian, english] = ["it", "en"].map((language) => parse(read(`${language}/services/analytics/index.html`)));
    expect(english?.querySelector("h1")?.textContent).toBe(italian?.querySelector("h1")?.textContent);
    expect(english?.documentElement.lang).toBe("en");
  });

  test("each host that it names finds its file", () => {
    const [, hosts = ""] = readme.split("| Host | File |");
    const names = [...(hosts.split("\n\n")[0] ?? "").matchAll(/^\| [^|]+ \| `([^`]+)`/gm)].map(([, file = ""]) => file);
    expect(names.length).toBeGreaterThan(2);
    for (const name of names) expect(read(name), name).toBeDefined();
  });
});
