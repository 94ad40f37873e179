/**
 * `npm run new:page`: a new page in every language, with its route, labels,
 * picture and test, ready to be written. Asks for what the arguments leave
 * open:
 *
 *     npm run new:page -- --kind service --slug local-seo --it "SEO locale" --en "Local SEO"
 */

import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import { content } from "../content/index.ts";
import { site } from "../site.ts";
import { BuildError, exitWith } from "../ssg/build-error.ts";
import { didYouMean } from "../ssg/nearest.ts";
import { type Language, languageNames, languages, pageUrl, paths } from "../urls.ts";
import { type Insertion, insertions, kinds, type NewPage, pathOf, sectionOf, starterFiles } from "./page-starter.ts";

const root = process.cwd();
/** Search engines cut longer titles; the agency's name is part of them. */
const TITLE_LENGTH = 60 - ` | ${site.name}`.length;

makePage().catch((error: NodeJS.ErrnoException) => {
  const isMisuse = error.code?.startsWith("ERR_PARSE_ARGS");
  exitWith(isMisuse ? new BuildError(error.message) : error);
});

async function makePage(): Promise<void> {
  const page = await askForPage();
  const created = starterFiles(page);
  const changed = await applyInsertions(insertions(page));
  for (const [file, text] of [...created, ...changed]) await write(file, text);
  tidy([...created.keys(), ...changed.keys()]);
  console.log(report(page, [...created.keys()], [...changed.keys()]));
}

/** Reads the arguments, and asks for the rest where there is somebody to ask. */
async function askForPage(): Promise<NewPage> {
  const { values } = parseArgs({
    options: {
      kind: { type: "string" },
      slug: { type: "string" },
      ...Object.fromEntries(languages.map((language) => [language, { type: "string" as const }])),
    },
  });
  const given = values as Record<string, string | undefined>;
  const terminal = process.stdin.isTTY ? createInterface({ input: process.stdin, output: process.stdout }) : null;
  const lines = terminal?.[Symbol.asyncIterator]();
  const answer = (name: string, question: string, problem: Problem) =>
    given[name] === undefined && lines ? ask(lines, question, problem) : take(name, given[name], question, problem);
  try {
    const kind = (await answer("kind", `Kind of page (${kinds.join(" or ")})`, kindProblem)) as NewPage["kind"];
    const slug = await answer("slug", "Last part of the address, such as local-seo", (text) => slugProblem(text, kind));
    const titles = {} as Record<Language, string>;
    for (const language of languages) {
      titles[language] = await answer(language, `Title in ${languageNames[language]}`, titleProblem);
    }
    return { kind, slug, titles };
  } finally {
    terminal?.close();
  }
}

/** What is wrong with an answer, or null. */
type Problem = (text: string) => string | null;

/** Asks until the answer is right. */
async function ask(lines: AsyncIterator<string>, question: string, problem: Problem): Promise<string> {
  for (;;) {
    process.stdout.write(`${question}: `);
    const { value, done } = await lines.next();
    if (done) throw new BuildError("No page was made.");
    const wrong = problem(value.trim());
    if (wrong === null) return value.trim();
    console.log(wrong);
  }
}

/** @throws BuildError where an argument is wrong, or missing with nobody to ask. */
function take(name: string, given: string | undefined, question: string, problem: Problem): string {
  if (given === undefined) throw new BuildError(`--${name} is missing. ${question}.`);
  const wrong = problem(given);
  if (wrong !== null) throw new BuildError(`--${name} "${given}": ${wrong}`);
  return given;
}

function kindProblem(text: string): string | null {
  if ((kinds as readonly string[]).includes(text)) return null;
  return `There is no such kind.${didYouMean(text, kinds)} Write ${kinds.join(" or ")}.`;
}

function slugProblem(slug: string, kind: NewPage["kind"]): string | null {
  const page = { kind, slug, titles: {} as NewPage["titles"] };
  if (!/^[a-z]+(-[a-z]+)*$/.test(slug)) return "Write it in small letters, with hyphens between the words.";
  if ((paths as readonly string[]).includes(pathOf(page)))
    return `The page "/${pathOf(page)}" exists already. Choose another.`;
  const isTaken =
    sectionOf(page) in content.en ||
    (languages as readonly string[]).includes(slug) ||
    [...starterFiles(page).keys(), `static/${slug}`].some((file) => existsSync(join(root, file)));
  return isTaken ? "A part of the site has this name already. Choose another." : null;
}

function titleProblem(title: string): string | null {
  if (title.length < 3 || title.length > TITLE_LENGTH) return `Write 3 to ${TITLE_LENGTH} characters.`;
  if (/\d/.test(title)) return "Leave figures out: they belong to src/site.ts.";
  if (/["'`\\$]/.test(title)) return "Use typographic quotes and apostrophes: ’ “ ” « ».";
  return null;
}

/** The changed texts of all files that list pages. Nothing is written before every one of them has its place. */
async function applyInsertions(all: readonly Insertion[]): Promise<Map<string, string>> {
  const changed = new Map<string, string>();
  for (const { file, before, line } of all) {
    const text = changed.get(file) ?? (await readFile(join(root, file), "utf8"));
    const place = text.search(before);
    if (place === -1) {
      throw new BuildError(
        `${file} has no place for the new page: ${before} is not in it. Restore that line, or mend src/commands/page-starter.ts.`,
      );
    }
    changed.set(file, text.slice(0, place) + line + text.slice(place));
  }
  return changed;
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(join(root, file)), { recursive: true });
  await writeFile(join(root, file), text);
}

/** Formats the files and sorts their imports, as `npm run check` wants them. */
function tidy(files: readonly string[]): void {
  const biome = createRequire(import.meta.url).resolve("@biomejs/biome/bin/biome");
  execFileSync(process.execPath, [biome, "check", "--write", ...files], {
    cwd: root,
    stdio: "pipe",
  });
}

function report(page: NewPage, created: readonly string[], changed: readonly string[]): string {
  const addresses = languages.map((language) => `${pageUrl(language, "")}${pathOf(page)}/`);
  return [
    `Created: ${created.join(", ")}`,
    `Changed: ${changed.join(", ")}`,
    "",
    `See it: npm run dev, then ${addresses.join(" and ")}`,
    "Write: the texts in square brackets. The build and `npm run report` name those that are left.",
    "Draw: its picture. Place: a link where visitors will look for it; so far the footer has one.",
  ].join("\n");
}
