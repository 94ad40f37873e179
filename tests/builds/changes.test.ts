import { copyFile, cp, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import fastGlob from "fast-glob";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { languages, paths } from "../../src/urls.ts";
import { frenchWords } from "../support/project/french-words.ts";
import { copyProject, type ProjectCopy } from "../support/project/project-copy.ts";
import { root as project } from "../support/project/project-root.ts";

const BUILD_MS = 120_000;
const sources = ["build.ts", "src/**", "styles/**", "static/**", "tests/**"];

/** Lines that a change takes, by the name of the change. */
const sizes = new Map<string, string>();
afterAll(() => {
  console.log(
    ["What the changes of a newcomer take:", ...[...sizes].map(([name, size]) => `  ${name}: ${size}`)].join("\n"),
  );
});

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
    await copy.edit("src/pages/index.ts", (text) =>
      text.replace(/ {2}\["services\/ads".*/, '$&\n  ["services/local-seo", import("./local-seo/index.tsx")],'),
    );
    for (const language of languages) {
      await copy.edit(`src/pages/local-seo/${language}.ts`, (text) =>
        text
          .replace(/label: ".*"/, 'label: "Local SEO"')
          .replace(/title: .*/, `title: "Local SEO for small businesses (${language})",`)
          .replace(/(description: .*)\.([`"],)/, "$1!$2")
          .replace(/imageAlt: "/, "$&Local SEO. "),
      );
    }
    const size = await differences(copy.root, ["!src/pages/local-seo/**"]);
    sizes.set("a new page, a copied folder aside", size);
    // Without its folder and these lines the page is gone.
    expect(size).toBe("+2 −0 lines in 2 files");
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
    "with its tables, two translated pages and copies of the others, every page is there",
    async () => {
      await copy.edit("src/urls.ts", (text) =>
        text.replace(
          /\n {2}en: \{ name: .*/,
          '$&\n  fr: { name: "Français", flag: "fr", openGraph: "fr_FR", figures: "fr-FR" },',
        ),
      );
      const flags = join(copy.root, "static/images/flags");
      await copyFile(join(flags, "it.svg"), join(flags, "fr.svg"));
      await copy.edit("src/site.ts", (text) => text.replace(/( +)en:\s+(".*",)/g, "$&\n$1fr: $2"));
      for (const file of await fastGlob("src/{pages,words}/*/en.ts", { cwd: copy.root })) {
        const words = await readFile(join(copy.root, file), "utf8");
        await writeFile(
          join(copy.root, dirname(file), "fr.ts"),
          words
            .replace("export const en", "export const fr")
            .replaceAll(', "en")', ', "fr")')
            .replaceAll("mainNumber.en", "mainNumber.fr"),
        );
        const [table = ""] = await fastGlob(`${dirname(file)}/index.ts*`, { cwd: copy.root });
        await copy.edit(table, (text) =>
          text
            .replace("{ it, en }", "{ it, en, fr }")
            .replace('import { it } from "./it.ts";', 'import { fr } from "./fr.ts";\n$&'),
        );
      }
      sizes.set(
        "a new language, its words aside, with the new page",
        await differences(copy.root, ["!src/**/fr.ts", "!src/pages/local-seo/**"]),
      );
      for (const [file, words] of Object.entries(frenchWords)) await copy.edit(file, () => words);
      const { status, stdout, stderr } = await copy.build();
      expect(status, stderr).toBe(0);
      expect(stderr).not.toContain("The fonts have no");
      expect(stdout).toMatch(new RegExp(`^all pages +${3 * (paths.length + 1)} `, "m"));
      expect(await checkTypes(copy)).toMatchObject({ status: 0, stdout: "" });
      expect(await fastGlob("dist/fr/**/index.html", { cwd: copy.root })).toHaveLength(paths.length + 1);
      const html = await readFile(join(copy.root, "dist/fr/contact/index.html"), "utf8");
      expect(html).toContain('<html lang="fr">');
      for (const language of [...languages, "fr"]) expect(html).toMatch(new RegExp(`hreflang="${language}"`, "i"));
      for (const words of ["Français", "Dites-nous ce que vous faites.", "numéro vert", "Aller au contenu"]) {
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
      expect(
        failed.filter((line) => !/no two pages share a title|with one title and content of its own/.test(line)),
      ).toEqual([]);
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

/** Lines added and taken out, and in how many files: what a reviewer would see. */
async function differences(root: string, except: string[] = []): Promise<string> {
  const [before, after] = await Promise.all([readSources(project, except), readSources(root, except)]);
  const changed = [...after].filter(([file, text]) => before.get(file) !== text);
  const added = changed.flatMap(([file, text]) => linesBeyond(text, before.get(file) ?? ""));
  const removed = changed.flatMap(([file, text]) => linesBeyond(before.get(file) ?? "", text));
  const created = changed.filter(([file]) => !before.has(file)).length;
  return count(added, removed, changed.length - created, created);
}

function count(added: readonly string[], removed: readonly string[], changed: number, created: number): string {
  const files = created === 0 ? "" : `, ${created} new`;
  return `+${added.length} −${removed.length} lines in ${changed} ${changed === 1 ? "file" : "files"}${files}`;
}

async function readSources(root: string, except: string[]): Promise<Map<string, string>> {
  const files = await fastGlob([...sources, ...except], { cwd: root });
  return new Map(
    await Promise.all(
      files.map(async (file): Promise<[string, string]> => [file, await readFile(join(root, file), "latin1")]),
    ),
  );
}

/** Lines of a text that another does not have as often. */
function linesBeyond(text: string, other: string): string[] {
  const left = other.split("\n");
  return text.split("\n").filter((line) => {
    const found = left.indexOf(line);
    if (found !== -1) left.splice(found, 1);
    return found === -1;
  });
}
