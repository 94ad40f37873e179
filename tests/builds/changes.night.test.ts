import { copyFile, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import fastGlob from "fast-glob";
import { afterAll, expect, test, vi } from "vitest";
import { languages, paths } from "../../src/urls.ts";
import { copyProject } from "../support/project/project-copy.ts";

/** A copy that gets a page and French, by the steps of CONTRIBUTING.md. */
const copy = await copyProject();
afterAll(copy.remove);
vi.setConfig({ testTimeout: 360_000 });

/** Texts that are translated, in a page and in what pages share. The others stay English. */
const translations: [file: string, english: RegExp, french: string][] = [
  ["src/pages/contact/fr.ts", /(hero: \{[^}]*?\n {6}title: )".*"/, '$1"Dites-nous ce que vous faites."'],
  ["src/words/nav/fr.ts", /skipToContent: ".*"/, 'skipToContent: "Aller au contenu"'],
  ["src/pages/not-found/fr.ts", /home: ".*"/, 'home: "Aller à l’accueil"'],
  // Forgotten.
  ["src/pages/about/fr.ts", /\n {4}label: "[^"]*",/, ""],
];

test("a new page passes lint; once facts and languages have French, the build says what else it needs", async () => {
  await addPage();
  expect(await copy.run("node_modules/@biomejs/biome/bin/biome", "check", "src")).toMatchObject({ status: 0 });
  await addFrenchFacts();
  const { status, stderr } = await copy.build();
  expect(status).toBe(1);
  expect(stderr).toMatch(
    /src\/pages\/about\/fr\.ts: There are no words in "fr"\. Follow the steps of "Add a language"/,
  );
  expect(stderr).not.toMatch(/TypeError|cannot be rendered/);
});

test("with its tables, a few translated texts and copies of the others, every page is there, as a draft", async () => {
  await addFrench();
  const { status, stderr } = await copy.build("--draft");
  expect(status, stderr).toBe(0);
  expect(await fastGlob("dist/fr/**/index.html", { cwd: copy.root })).toHaveLength(paths.length + 1);
  const contact = await read("dist/fr/contact/index.html");
  for (const text of ['<html lang="fr">', "Français", "Dites-nous ce que vous faites.", "Aller au contenu"])
    expect(contact).toContain(text);
  expect(contact).toContain('content="noindex"');
  expect(await read("dist/404.html")).toContain("Aller à l’accueil");
  for (const language of [...languages, "fr"]) {
    expect(contact).toMatch(new RegExp(`hreflang="${language}"`, "i"));
    const home = await read(`dist/${language}/index.html`);
    expect(home).toContain(`<a href="/${language}/services/local-seo/">Local SEO</a>`);
  }
});

test("a forgotten text shows its key and is a type error, and nothing else is one", async () => {
  expect(await read("dist/fr/index.html")).toContain(">about.label</a>");
  expect(await read("dist/en/index.html")).not.toContain("about.label");
  // In one thread, which takes two thirds of the computing.
  const { stdout } = await copy.run("node_modules/typescript/bin/tsc", "--singleThreaded", "--pretty", "false");
  const errors = stdout.split("\n").filter((line) => line.includes("error TS"));
  expect(errors.join("\n")).toMatch(/^src\/pages\/about\/fr\.ts/m);
  expect(errors.filter((line) => !line.startsWith("src/pages/about/"))).toEqual([]);
});

const read = (file: string) => readFile(join(copy.root, file), "utf8");

async function addPage(): Promise<void> {
  expect(await copy.run("src/commands/new-page.ts", "services/local-seo")).toMatchObject({ status: 0 });
  for (const language of languages) {
    const words = `src/pages/local-seo/${language}.ts`;
    await copy.edit(words, (text) => text.replace('label: "Local seo"', 'label: "Local SEO"'));
  }
  await copy.run("node_modules/@biomejs/biome/bin/biome", "check", "--write", "src");
}

async function addFrenchFacts(): Promise<void> {
  const french = '  fr: { name: "Français", flag: "fr", openGraph: "fr_FR", figures: "fr-FR" },';
  await copy.edit("src/urls.ts", (text) =>
    text.replace('"it", "en"]', '"it", "en", "fr"]').replace(/\n {2}en: \{ name: .*/, `$&\n${french}`),
  );
  for (const file of ["src/site.ts", "src/reviews.ts", "tests/support/project/real-facts.ts"])
    await copy.edit(file, (text) => text.replace(/\ben:\s+(".*?[^\\]"|\[.*?\])/g, "$&, fr: $1"));
}

async function addFrench(): Promise<void> {
  const flags = join(copy.root, "static/images/flags");
  await copyFile(join(flags, "it.svg"), join(flags, "fr.svg"));
  for (const file of await fastGlob("src/{pages,words}/*/en.ts", { cwd: copy.root })) {
    const words = await read(file);
    await writeFile(join(copy.root, dirname(file), "fr.ts"), words.replace("export const en", "export const fr"));
  }
  await copy.edit("src/pages/not-found/index.tsx", (text) =>
    text.replace("{ it, en }", "{ it, en, fr }").replace(/import \{ it\b.*/, 'import { fr } from "./fr.ts";\n$&'),
  );
  await copy.edit("src/words/index.ts", (text) =>
    text
      .replace(/import \{ en as (\w+)En \} from "(.*)en\.ts";/g, '$&\nimport { fr as $1Fr } from "$2fr.ts";')
      .replace(/en: (\w+)En/g, "$&, fr: $1Fr"),
  );
  for (const [file, english, french] of translations) await copy.edit(file, (text) => text.replace(english, french));
}
