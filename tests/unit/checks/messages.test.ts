import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import fastGlob from "fast-glob";
import { beforeAll, describe, expect, test } from "vitest";
import { pages } from "../../../src/pages/index.ts";
import { makeAssets } from "../../../src/ssg/assets/make-assets.tsx";
import type { BuildError } from "../../../src/ssg/checks/messages.ts";
import { completeWords } from "../../../src/ssg/checks/words.ts";
import { languages } from "../../../src/urls.ts";
import { causeMessages } from "../../support/project/cause-messages.ts";
import { atRoot, copyProject, type ProjectCopy } from "../../support/project/project-copy.ts";
import { root } from "../../support/project/project-root.ts";

/** Every message of the build with its cause. */
let messages: Map<string, string>;
/** The problems that one build reports. */
let manyFaults: readonly string[];
let brokenCode: readonly string[];
/** The problems of facts that end the build while it imports them. */
const unreadable = new Map<string, readonly string[]>();

beforeAll(async () => {
  messages = await causeMessages();
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

describe("every build message", () => {
  test("names a file, with the line if there is one", () => {
    const place = /(?:^|[\s"(])(?:src|styles|static|dist)\/|\b[\w/-]+\.html\b|^https:|\/\.?dist\b/;
    expect([...messages.values()].filter((message) => !place.test(message))).toEqual([]);
  });

  test("says what to do", () => {
    const advice =
      /(?:^|[.:;?)`] |\n *|, or )(?:Add|Change|Check|Choose|Copy|Correct|Delete|Free|Give|Look|Make|Put|Rename|Replace|Run|Shorten|Write)\b/;
    expect([...messages.values()].filter((message) => !advice.test(message))).toEqual([]);
  });

  test("has a test: every sentence in the code of the build is in this list", async () => {
    const said = [...messages.values()].join("\n");
    // tests/unit/output.test.ts tests the messages about the disk.
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
      /^src\/navigation\.ts:\d+ "\/it\/abuot\/" leads nowhere \(on .* and \d+ more\)\. Did you mean "\/it\/about\/"\?/,
    ],
    [
      "a page that throws",
      /^src\/pages\/contact\/index\.tsx:\d+:\d+ The page cannot be rendered: boom \(on it\/contact\/index\.html and \d+ more\)/,
    ],
    [
      "a broken link",
      /^src\/pages\/about\/index\.tsx:\d+ "\/images\/mapp\.svg" leads nowhere .*Did you mean "\/images\/map\.svg"\?/,
    ],
    ["an invalid address", /^src\/pages\/about\/index\.tsx:\d+ "\/it\/100%\/" leads nowhere/],
    ["a missing picture", /^src\/site\.ts:\d+ clients\.demos\.0\.image: there is no file static\/images\/none\.jpg/],
    ["a link to a part that is missing", /^src\/pages\/about\/index\.tsx:\d+ "#nowhere" leads nowhere/],
    ["a placeholder", /^src\/pages\/about\/en\.ts:\d+ The placeholder \{phone\} is left/],
    [
      "a file that the build generates",
      /^static\/robots\.txt The site has another file of this name, "robots\.txt"\. Rename/,
    ],
    [
      "two spellings of a name",
      /^static\/images\/caff.\.svg The site has another file of this name, "images\/caffe%CC%80\.svg"/,
    ],
  ])("%s", (_, message) => {
    expect(
      manyFaults.filter((line) => message.test(line)),
      manyFaults.join("\n"),
    ).toHaveLength(1);
  });

  test("reports nothing else, except links to the unknown page from other languages", () => {
    expect(manyFaults, manyFaults.join("\n")).toHaveLength(11 + languages.length - 1);
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
  ["a missing file", /^src\/site\.ts:1 There is no file src\/prices\.ts\. Correct its name, or add it\.$/m],
  ["a missing group", /^src\/site\.ts:\d+ statistics is missing\. Add it\.$/m],
])("%s stops the import of the facts, but is still reported", (wrong, message) => {
  expect((unreadable.get(wrong) ?? []).join("\n")).toMatch(message);
});

const unreadableFacts = {
  "a missing quote": 'export const site = {\n  name: "Rossi,\n};\n',
  "a missing comma": 'export const site = {\n  name: "Rossi"\n  vat: "1",\n};\n',
  "text without quotes": "export const site = {\n  name: Rossi,\n};\n",
  "a missing file": 'import { prices } from "./prices.ts";\nexport const site = { prices };\n',
  "a missing group": 'export const site = {\n  name: "Rossi",\n  deliver: {},\n};\n',
};

/** Independent errors by file. */
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

/** Builds a changed copy and returns the problems. */
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

/** Returns the ends of sentences in the strings of a source. */
function sentences(source: string): string[] {
  const code = source.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "");
  return [...code.matchAll(/[}"`']([^{}"`'$\n]{12,}\.)["`']/g)].map(([, sentence = ""]) =>
    sentence.replace(/^\\n/, ""),
  );
}
