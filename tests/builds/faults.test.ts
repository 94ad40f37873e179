import { cpSync } from "node:fs";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { copyProject, hashFiles, type ProjectCopy } from "../support/project/project-copy.ts";
import { root } from "../support/project/project-root.ts";

/** A copy with its built site. */
let copy: ProjectCopy;
let site: string;
beforeAll(async () => {
  copy = await copyProject();
  site = join(copy.root, "dist");
  cpSync(join(root, "dist"), site, { recursive: true });
});
afterAll(() => copy?.remove());

type Edits = Record<string, (text: string) => string>;

/** Changes or adds files until the end of the test, and builds. */
async function buildWith(edits: Edits) {
  for (const [name, change] of Object.entries(edits)) {
    const file = join(copy.root, name);
    const before = await readFile(file, "utf8").catch(() => undefined);
    onTestFinished(() => (before === undefined ? rm(file) : writeFile(file, before)));
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, change(before ?? ""));
  }
  return copy.build();
}

/** Mistakes that one build reports together, and all problems that it reports. */
const builds: Record<string, [edits: Edits, problems: RegExp[]]> = {
  "facts, addresses and words": [
    {
      "src/site.ts": (text) =>
        text.replace(/^ {2}vat:/m, "  vta:").replace(/threeMonths: \{ price: \d+/, "threeMonths: { price: 1.000"),
      "src/urls.ts": (text) => text.replace('  "testimonials",', '  "it/testimonials",\n  "nowhere",'),
      "src/pages/contact/index.tsx": (text) => text.replace(/words: \{ it, .*? \}/, "words: { it }"),
    },
    [
      /^src\/site\.ts:\d+ Unknown fact "vta"\. Did you mean "vat"\? Rename or remove it/,
      /^src\/site\.ts:\d+ 1\.000 means 1\. Write 1000, without a point/,
      /^src\/urls\.ts:\d+ The site uses "\/it\/" for other files\. Choose another path/,
      /^src\/urls\.ts:\d+ The path "nowhere" has no src\/pages\/nowhere\/index\.tsx\. Add/,
      /^src\/pages\/contact\/index\.tsx:\d+ has no words in "en"\. Copy/,
    ],
  ],
  "pages, links and files": [
    {
      "src/site.ts": (text) => text.replace(/image: ".*"/, 'image: "images/none.jpg"'),
      "src/navigation.ts": (text) =>
        text.replace('linksBeforeMenu = shown(["about"])', 'linksBeforeMenu = shown(["abuot"])'),
      "src/pages/contact/index.tsx": (text) =>
        text.replace(/\n {2}return \(/, '\n  if (words) throw new Error("boom");$&'),
      "src/pages/about/index.tsx": (text) =>
        text.replace(
          /\n {4}<>/,
          '$&\n      <img src="/images/mapp.svg" />\n<a href="/it/100%/" /><a href="#nowhere" /><a href="mailto:undefined" />',
        ),
      "src/pages/about/en.ts": (text) => text.replace(/quote: ".*"/, 'quote: "Call {phone}"'),
      "styles/base.css": (text) => `${text}\nmain { margin: var(--spacee-1); }\n`,
      "static/robots.txt": () => "User-agent: *",
      "static/images/caff\u00e8.svg": () => "<svg/>",
      "static/images/caffe\u0300.svg": () => "<svg/>",
      "static/About/index.html": () => "<!doctype html>",
    },
    [
      /^src\/navigation\.ts:\d+ "\/\w\w\/abuot\/" leads nowhere \(on .* and \d+ more\)\. Did you mean "\/\w\w\/about\/"\?/,
      /^src\/pages\/contact\/index\.tsx:\d+:\d+ The page cannot be rendered: boom \(on it\/contact\/index\.html and \d+ more\)/,
      /^src\/pages\/about\/index\.tsx:\d+ "\/images\/mapp\.svg" leads nowhere .*Did you mean "\/images\/map\.svg"\?/,
      /^src\/pages\/about\/index\.tsx:\d+ "\/it\/100%\/" leads nowhere/,
      /^src\/site\.ts:\d+ clients\.demos\.0\.image: there is no file static\/images\/none\.jpg\. Put a picture/,
      /^src\/pages\/about\/index\.tsx:\d+ "#nowhere" leads nowhere/,
      /^src\/pages\/about\/en\.ts:\d+ The placeholder \{phone\} is left/,
      /^src\/[\w./-]+:\d+ "mailto:undefined" has a fact that does not exist \(on .*\)\. Correct its name/,
      /^styles\/base\.css:\d+ There is no token "--spacee-1"\. Did you mean "--space-1"\? Correct/,
      /^static\/robots\.txt The site has another file of this name, "robots\.txt"\. Rename/,
      /^static\/images\/caff.\.svg The site has another file of this name, "images\/caff.\.svg"/,
      /^static\/About\/index\.html The site has another file of this name, "about\/index\.html"\. Rename or delete/,
    ],
  ],
  "scripts and styles": [
    {
      "src/client/main.ts": (text) => `${text}\nconst = 1;\n`,
      "styles/main.css": (text) => `${text}\n@import "blocks/none.css";\n`,
    },
    [
      /^The scripts cannot be bundled\.[\s\S]*src\/client\/main\.ts:\d+:\d+: ERROR/,
      /^styles\/main\.css:\d+ The styles cannot be read: No such file/,
    ],
  ],
  // These stop the import of the facts.
  "a missing comma": [
    { "src/site.ts": () => 'export const site = {\n  name: "Rossi"\n  vat: "1",\n};\n' },
    [/^src\/site\.ts:3:\d+ Expected "}" but found "vat"\. Look there and in the line above/],
  ],
  "text without quotes": [
    { "src/site.ts": () => "export const site = {\n  name: Rossi,\n};\n" },
    [/^src\/site\.ts:2:\d+ Rossi is not defined\. Write it in quotes if it is text/],
  ],
  "missing groups": [
    { "src/site.ts": () => 'export const site = {\n  name: "Rossi",\n  deliver: {},\n};\n' },
    [/^src\/site\.ts:\d+ \w+ is missing\. Add it\.$/m, /^src\/site\.ts:\d+ Unknown fact "deliver"/],
  ],
};

test.each(Object.entries(builds))(
  "a build with mistakes in %s reports all of them and nothing else, exits with 1 and keeps the previous site",
  async (_, [edits, expected]) => {
    const previous = await hashFiles(site);
    const { status, stderr } = await buildWith(edits);
    const problems = stderr.split(/^(?: {2}• |The site cannot be built:\n)/m).map((problem) => problem.trim());
    expect(problems.filter((problem) => problem && !expected.some((one) => one.test(problem)))).toEqual([]);
    expect(expected.filter((one) => !problems.some((problem) => one.test(problem)))).toEqual([]);
    expect(status).toBe(1);
    expect(await hashFiles(site)).toEqual(previous);
  },
);
