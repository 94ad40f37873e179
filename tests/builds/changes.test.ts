import { copyFile, cp, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import fastGlob from "fast-glob";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { languages, paths } from "../../src/urls.ts";
import { copyProject, type ProjectCopy } from "../support/project/project-copy.ts";

const BUILD_MS = 120_000;

/** A copy that gets a page, then a language. */
let copy: ProjectCopy;
beforeAll(async () => {
  copy = await copyProject();
});
afterAll(() => copy?.remove());

test(
  "a new page by the steps of CONTRIBUTING.md passes lint, builds, and is in the footer of every page",
  async () => {
    await cp(join(copy.root, "src/pages/lead-generation"), join(copy.root, "src/pages/local-seo"), { recursive: true });
    await copy.edit("src/urls.ts", (text) => text.replace('  "services/ads",', '$&\n  "services/local-seo",'));
    for (const language of languages) {
      await copy.edit(`src/pages/local-seo/${language}.ts`, (text) =>
        text
          .replace(/label: ".*"/, 'label: "Local SEO"')
          .replace(/title: .*/, `title: "Local SEO for small businesses (${language})",`)
          .replace(/(description: .*)\.([`"],)/, "$1!$2")
          .replace(/imageAlt: "/, "$&Local SEO. "),
      );
    }
    expect(await copy.run(bin("@biomejs/biome/bin/biome"), "check", "src")).toMatchObject({ status: 0 });
    const { status, stderr } = await copy.build();
    expect(status, stderr).toBe(0);
    for (const language of languages) {
      const html = await readFile(join(copy.root, `dist/${language}/index.html`), "utf8");
      expect(html).toContain(`<a href="/${language}/services/local-seo/"><span>Local SEO</span></a>`);
    }
  },
  BUILD_MS,
);

describe("French, by the steps of CONTRIBUTING.md", () => {
  test(
    "once named, types and build say what else it needs",
    async () => {
      await copy.edit("src/urls.ts", (text) => text.replace('"it", "en"]', '"it", "en", "fr"]'));
      const { status, stderr } = await copy.build();
      expect(status).toBe(1);
      expect(stderr).toMatch(/src\/urls\.ts:\d+ languageSettings has no row for "fr"\. Add one/);
      expect(stderr).toMatch(
        /src\/pages\/about\/index\.tsx:\d+ has no words in "fr"\. Copy src\/pages\/about\/en\.ts to /,
      );
      expect(stderr).not.toMatch(/TypeError|cannot be rendered/);
      const types = await checkTypes(copy);
      const missing = types.stdout.split("\n").filter((line) => line.includes("error TS"));
      for (const place of [/^src\/pages\/about\/index\.tsx/, /^src\/words\/nav\/index\.ts/, /^src\/urls\.ts/]) {
        expect(missing.filter((line) => place.test(line))).not.toEqual([]);
      }
      expect(missing.filter((line) => !/^src\/(urls\.ts|(pages|words)\/[\w-]+\/index\.tsx?)/.test(line))).toEqual([]);
    },
    BUILD_MS,
  );

  test(
    "with its tables, a few translated texts and copies of the others, every page is there",
    async () => {
      await copy.edit("src/urls.ts", (text) =>
        text.replace(
          /\n {2}en: \{ name: .*/,
          '$&\n  fr: { name: "Français", flag: "fr", openGraph: "fr_FR", figures: "fr-FR" },',
        ),
      );
      const flags = join(copy.root, "static/images/flags");
      await copyFile(join(flags, "it.svg"), join(flags, "fr.svg"));
      const realFacts = ["real-facts", "real-reviews"].map((file) => `tests/support/project/${file}.ts`);
      for (const file of ["src/site.ts", "src/reviews.ts", ...realFacts]) {
        await copy.edit(file, (text) => text.replace(/\ben:\s+(".*?[^\\]"|\[.*?\])/g, "$&, fr: $1"));
      }
      for (const file of await fastGlob("src/{pages,words}/*/en.ts", { cwd: copy.root })) {
        const words = await readFile(join(copy.root, file), "utf8");
        await writeFile(
          join(copy.root, dirname(file), "fr.ts"),
          words
            .replace("export const en", "export const fr")
            .replaceAll('speak("en")', 'speak("fr")')
            .replaceAll(/, "en",?(?=\n?\))/g, ', "fr"'),
        );
        const [table = ""] = await fastGlob(`${dirname(file)}/index.ts*`, { cwd: copy.root });
        await copy.edit(table, (text) =>
          text
            .replace("{ it, en }", "{ it, en, fr }")
            .replace('import { it } from "./it.ts";', 'import { fr } from "./fr.ts";\n$&'),
        );
      }
      for (const [file, english, french] of translations) {
        await copy.edit(file, (text) => text.replace(english, french));
      }
      const { status, stdout, stderr } = await copy.build();
      expect(status, stderr).toBe(0);
      expect(stderr).not.toContain("The fonts have no");
      expect(stdout).toMatch(new RegExp(`^all pages +${3 * (paths.length + 1)} `, "m"));
      expect(await checkTypes(copy)).toMatchObject({ status: 0, stdout: "" });
      expect(await fastGlob("dist/fr/**/index.html", { cwd: copy.root })).toHaveLength(paths.length + 1);
      const html = await readFile(join(copy.root, "dist/fr/contact/index.html"), "utf8");
      expect(html).toContain('<html lang="fr">');
      for (const language of [...languages, "fr"]) expect(html).toMatch(new RegExp(`hreflang="${language}"`, "i"));
      for (const words of ["Français", "Dites-nous ce que vous faites, où, à quel prix.", "Aller au contenu"]) {
        expect(html).toContain(words);
      }
      const missing = await readFile(join(copy.root, "dist/404.html"), "utf8");
      expect(missing).toContain("Aller à l’accueil");
    },
    BUILD_MS,
  );

  test(
    "the gate stays green, but for pages that are still the same in English",
    async () => {
      // What may depend on pages and languages: the words, the checks, the imports and the built site.
      const { stdout, stderr } = await copy.test(
        "--project=unit",
        "--project=dist",
        ...["unit/content", "unit/checks", "unit/addresses", "repository/imports", "tests/dist/"],
      );
      const failed = (stdout + stderr).split("\n").filter((line) => line.includes(" FAIL "));
      // Budgets are for a site in two languages.
      const expected = /no two pages share a (?:title|share image)|has a title of its own|budgets\.test/;
      expect(failed.filter((line) => !expected.test(line))).toEqual([]);
      expect(stdout).toMatch(/[1-9]\d\d passed/);
    },
    3 * BUILD_MS,
  );

  test(
    "the report lists what is still in English",
    async () => {
      const { stdout } = await copy.run("src/commands/report.ts");
      expect(stdout).toMatch(/src\/pages\/about\/fr\.ts:\d+ The same in Français and English/);
    },
    BUILD_MS,
  );
});

/** In one thread, which takes two thirds of the computing, and without the cache of the project. */
function checkTypes(copy: ProjectCopy) {
  return copy.run(bin("typescript/bin/tsc"), "--singleThreaded", "--incremental", "false");
}

/** A program of a package, for `copy.run`. */
function bin(path: string): string {
  return `node_modules/${path}`;
}

/** Texts that are translated, in a page and in what pages share. */
const translations: [file: string, english: RegExp, french: string][] = [
  [
    "src/pages/contact/fr.ts",
    /(hero: \{[^}]*?\n {4}title: )".*"/,
    '$1"Dites-nous ce que vous faites, où, à quel prix."',
  ],
  ["src/words/nav/fr.ts", /skipToContent: ".*"/, 'skipToContent: "Aller au contenu"'],
  ["src/pages/not-found/fr.ts", /home: ".*"/, 'home: "Aller à l’accueil"'],
];
