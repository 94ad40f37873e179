import { cpSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { copyProject, hashFiles } from "../support/project/project-copy.ts";
import { root } from "../support/project/project-root.ts";

/** A copy with its built site. */
const copy = await copyProject();
afterAll(copy.remove);
const site = join(copy.root, "dist");
cpSync(join(root, "dist"), site, { recursive: true });

type Edits = Record<string, (text: string) => string>;

/** Mistakes that one build reports together, and all problems that it reports. */
const builds: Record<string, [edits: Edits, problems: RegExp[]]> = {
  "facts and addresses": [
    {
      "src/site.ts": (text) =>
        text.replace(/^ {2}vat:/m, "  vta:").replace(/threeMonths: \{ price: \d+/, "threeMonths: { price: 1.000"),
      "src/urls.ts": (text) => text.replace('  "testimonials",', '  "it/testimonials",'),
    },
    [
      /^src\/site\.ts, vta: There is no fact "vta"\. Correct its name/,
      /^src\/site\.ts, vat: It is missing\. Add it/,
      /^src\/site\.ts:\d+: 1\.000 means 1\. Write 1000, without a point/,
      /^src\/urls\.ts:\d+: The site uses "\/it\/" for other files\. Choose another path/,
    ],
  ],
  "words, links and files": [
    {
      "src/site.ts": (text) => text.replace(/image: "images.*"/, 'image: "images/none.jpg"'),
      "src/navigation.ts": (text) => text.replace('linksBeforeMenu: ["about"]', 'linksBeforeMenu: ["abuot"]'),
      "src/pages/about/index.tsx": (text) => text.replace(/\n {4}<>/, '$&\n      <a href="#nowhere" />'),
      "src/pages/about/en.ts": (text) => text.replace(/role: "/, "$&{phone} "),
      "styles/base.css": (text) => `${text}\nmain { margin: var(--spacee-1); }\n`,
      "static/About/index.html": () => "<!doctype html>",
    },
    [
      /^src\/navigation\.ts:\d+: "\/\w\w\/abuot\/" leads nowhere \(on .* and \d+ more\)\. Correct/,
      /^src\/site\.ts, clients\.demos\.0\.image: .*static\/images\/none\.jpg/,
      /^src\/pages\/about\/index\.tsx:\d+: "#nowhere" leads nowhere/,
      /^en\/about\/index\.html: It says "[^"]*\{phone\}"\. Correct/,
      /^styles: There is no token "--spacee-1"\. Correct/,
      /^static\/About\/index\.html: The site has another file of this name, "about\/index\.html"\. Rename or delete/,
    ],
  ],
  "pages and their drawings": [
    {
      "src/pages/contact/index.tsx": (text) =>
        text.replace(/\n {2}return \(/, '\n  if (words) throw new Error("boom");$&'),
      "src/pages/services/index.tsx": (text) => text.replace("services/closing.svg", "services/none.svg"),
      "src/pages/landing/closing.svg": (text) => text.replace('fill="var(--ink)"', 'style="fill: var(--ink)"'),
    },
    [
      /^src\/pages\/services\/none\.svg: A page shows this drawing, but there is no such file\. Save/,
      /^it\/landing\/index\.html and 1 more: .*src\/pages\/landing\/closing\.svg has a style attribute/,
      /^it\/contact\/index\.html and 1 more: The page cannot be rendered\. .*Error: boom\n.*src\/pages\/contact\/index\.tsx:\d+:\d+/,
    ],
  ],
  styles: [
    { "styles/main.css": (text) => `${text}\n@import "blocks/none.css";\n` },
    [/^styles\/main\.css:\d+: .*No such file/],
  ],
  "the quotes of a fact": [
    { "src/site.ts": (text) => text.replace(/(name: ".*)",\n/, "$1,\n") },
    [/^src\/site\.ts:\d+:\d+: Unterminated string literal\. Look there and in the line above/],
  ],
};

test.each(Object.entries(builds))(
  "a build with mistakes in %s reports all of them and nothing else, exits with 1 and keeps the previous site",
  async (_, [edits, expected]) => {
    const previous = await hashFiles(site);
    for (const [file, change] of Object.entries(edits)) onTestFinished(await copy.edit(file, change));
    const { status, stderr } = await copy.build();
    const problems = stderr.split(/^(?: {2}• |The site cannot be built:\n)/m).map((problem) => problem.trim());
    expect(problems.filter((problem) => problem && !expected.some((one) => one.test(problem)))).toEqual([]);
    expect(expected.filter((one) => !problems.some((problem) => one.test(problem)))).toEqual([]);
    expect(status).toBe(1);
    expect(await hashFiles(site)).toEqual(previous);
  },
);
