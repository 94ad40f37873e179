import { cp, readFile } from "node:fs/promises";
import { join } from "node:path";
import fastGlob from "fast-glob";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { content } from "../../src/content/index.ts";
import { languages, paths } from "../../src/urls.ts";
import { copyProject, type ProjectCopy } from "../support/project-copy.ts";
import { root as project } from "../support/project-root.ts";

const BUILD_MS = 120_000;
const sources = ["build.ts", "src/**", "styles/**", "static/**", "tests/**"];

/** Lines that a change takes, by the name of the change. */
const sizes = new Map<string, string>();
afterAll(() => {
  console.log(
    ["What the changes of a newcomer take:", ...[...sizes].map(([name, size]) => `  ${name}: ${size}`)].join("\n"),
  );
});

interface Change {
  name: string;
  file: string;
  from: string;
  to: string;
  /** What stands on a page afterwards, by its file in `dist`, and what is gone from it. */
  shown: Record<string, RegExp>;
  gone: RegExp;
}

describe("a change of a word or a figure is one edit in one place", () => {
  const [review] = content.it.testimonials.reviews;
  const [question] = content.it.home.faq.items;
  const changes: Change[] = [
    {
      name: "a phone number",
      file: "src/site.ts",
      from: 'tollFree: "+39800000000"',
      to: 'tollFree: "+39800123456"',
      shown: { "it/contact/index.html": /tel:\+39800123456/, "en/contact/index.html": /800\u00a0123\u00a0456/ },
      gone: /tel:\+39800000000/,
    },
    {
      name: "a price",
      file: "src/site.ts",
      from: "threeMonths: { price: 400",
      to: "threeMonths: { price: 450",
      shown: { "it/landing/index.html": /450\u00a0€/, "en/landing/index.html": /€450/ },
      gone: /400\u00a0€|€400/,
    },
    {
      name: "a review",
      file: "src/content/it/testimonials.ts",
      from: review?.body ?? "",
      to: "Il telefono squilla, e non è mia madre.",
      shown: { "it/testimonials/index.html": /non è mia madre/, "it/index.html": /non è mia madre/ },
      gone: new RegExp(review?.body.slice(0, 30) ?? ""),
    },
    {
      name: "an answer of the FAQ",
      file: "src/content/it/home.ts",
      from: question.answer.slice(0, 20),
      to: "Ecco quali: ",
      shown: { "it/index.html": /Ecco quali: / },
      gone: new RegExp(question.answer.slice(0, 20)),
    },
  ];
  let copy: ProjectCopy;
  beforeAll(async () => {
    copy = await copyProject();
    for (const { name, file, from, to } of changes) {
      const before = await readFile(join(copy.root, file), "utf8");
      await copy.edit(file, (text) => text.replace(from, to));
      const after = await readFile(join(copy.root, file), "utf8");
      sizes.set(name, count(linesBeyond(after, before), linesBeyond(before, after), 1, 0));
    }
    const { status, stderr } = await copy.build();
    expect(status, stderr).toBe(0);
  }, BUILD_MS);
  afterAll(() => copy?.remove());

  test.each(changes)("$name", async ({ shown, gone }) => {
    for (const [page, words] of Object.entries(shown)) {
      const html = await readFile(join(copy.root, "dist", page), "utf8");
      expect(html).toMatch(words);
      expect(html).not.toMatch(gone);
    }
  });
});

describe("a new service page in both languages", () => {
  let copy: ProjectCopy;
  beforeAll(async () => {
    copy = await copyProject();
    const { status, stderr } = await newPage();
    expect(status, stderr).toBe(0);
    sizes.set("a new service page", await differences(copy.root));
  }, BUILD_MS);
  afterAll(() => copy?.remove());

  function newPage() {
    return copy.run(
      "src/commands/new-page.ts",
      ...["--kind", "service", "--slug", "proof-sheet", "--it", "Prova di stampa", "--en", "Proof sheet"],
    );
  }

  test(
    "passes types, lint, build and its own test; the build names what is still to be written",
    async () => {
      expect(await checkTypes(copy)).toMatchObject({ status: 0, stdout: "" });
      expect(await copy.run(bin("@biomejs/biome/bin/biome"), "check", "src", "tests")).toMatchObject({ status: 0 });
      const { status, stderr } = await copy.build();
      expect(status, stderr).toBe(0);
      for (const language of languages) {
        expect(stderr).toMatch(
          new RegExp(
            `Warning: src/content/${language}/proof-sheet\\.ts:\\d+ ".*" and \\d+ more texts are still to be written`,
          ),
        );
      }
      const tests = ["tests/dist/proof-sheet.test.ts", "tests/unit/content.test.ts", "tests/unit/imports.test.ts"];
      expect(await copy.run(bin("vitest/vitest.mjs"), "run", ...tests)).toMatchObject({ status: 0 });
    },
    BUILD_MS,
  );

  test("is linked from the frame of every page", async () => {
    for (const language of languages) {
      const html = await readFile(join(copy.root, `dist/${language}/index.html`), "utf8");
      expect(html).toContain(`href="/${language}/services/proof-sheet/"`);
    }
  });

  test(
    "is finished once the brackets are replaced",
    async () => {
      for (const language of languages) {
        await copy.edit(`src/content/${language}/proof-sheet.ts`, (text) => {
          let nth = 0;
          return text.replace(
            /"(.*?)\[.*?\]"/g,
            (_, before) => `"${before}${"words ".repeat(18)}${"x".repeat(++nth)}"`,
          );
        });
      }
      const { status, stderr } = await copy.build();
      expect(status, stderr).toBe(0);
      expect(stderr).not.toMatch(/proof-sheet.*to be written/);
    },
    BUILD_MS,
  );

  test("cannot be made twice", async () => {
    expect(await newPage()).toMatchObject({
      status: 1,
      stderr: '--slug "proof-sheet": The page "/services/proof-sheet" exists already. Choose another.\n',
    });
  });
});

describe("a new language", () => {
  let copy: ProjectCopy;
  beforeAll(async () => {
    copy = await copyProject({ edit: { "src/urls.ts": (text) => text.replace('"it", "en"]', '"it", "en", "fr"]') } });
  });
  afterAll(() => copy?.remove());

  test(
    "once named, types and build say what else it needs",
    async () => {
      const { status, stderr } = await copy.build();
      expect(status).toBe(1);
      expect(stderr).toMatch(/src\/content\/index\.ts:\d+ has no words in "fr"/);
      const types = await checkTypes(copy);
      for (const place of [/src\/content\/index\.ts/, /src\/urls\.ts\(\d+/]) expect(types.stdout).toMatch(place);
      const missing = types.stdout.split("\n").filter((line) => line.includes("error TS"));
      expect(missing.filter((line) => !/^src\/(urls|content\/index)\.ts/.test(line))).toEqual([]);
    },
    BUILD_MS,
  );

  test(
    "with its tables and a copy of the words, every page is there",
    async () => {
      await copy.edit("src/urls.ts", (text) =>
        text
          .replace('en: "English" }', 'en: "English", fr: "Français" }')
          .replace('en: "gb" }', 'en: "gb", fr: "fr" }')
          .replace('en: "en_US" }', 'en: "en_US", fr: "fr_FR" }')
          .replace('en: "en-GB" }', 'en: "en-GB", fr: "fr-FR" }'),
      );
      await cp(join(copy.root, "src/content/en"), join(copy.root, "src/content/fr"), { recursive: true });
      await copy.edit("src/content/fr/index.ts", (text) => text.replace("export const en", "export const fr"));
      await copy.edit("src/content/index.ts", (text) =>
        text
          .replace("{ it, en }", "{ it, en, fr }")
          .replace("import { it }", 'import { fr } from "./fr/index.ts";\nimport { it }'),
      );
      sizes.set("a new language, its copied words aside", await differences(copy.root, ["!src/content/fr/**"]));
      const { status, stdout, stderr } = await copy.build();
      expect(status, stderr).toBe(0);
      expect(stdout).toMatch(new RegExp(`^all pages +${3 * paths.length} `, "m"));
      expect(await checkTypes(copy)).toMatchObject({ status: 0, stdout: "" });
      expect(await fastGlob("dist/fr/**/index.html", { cwd: copy.root })).toHaveLength(paths.length);
      const html = await readFile(join(copy.root, "dist/fr/about/index.html"), "utf8");
      expect(html).toContain('<html lang="fr">');
      for (const language of ["it", "en", "fr"]) expect(html).toMatch(new RegExp(`hreflang="${language}"`, "i"));
      expect(html).toContain("Français");
    },
    BUILD_MS,
  );

  test(
    "the report lists what is still in English",
    async () => {
      const { stdout } = await copy.run("src/commands/report.ts");
      expect(stdout).toMatch(/src\/content\/fr\/about\.ts:\d+ The same in Français and English/);
    },
    BUILD_MS,
  );
});

/** In one thread, which takes two thirds of the computing: other tests have a use for the rest. */
function checkTypes(copy: ProjectCopy) {
  return copy.run(bin("typescript/bin/tsc"), "--singleThreaded");
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
