import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page, PageWords } from "../../../src/components/page.ts";
import type { Facts } from "../../../src/fact-rules.ts";
import { loadPages } from "../../../src/pages/index.ts";
import { site } from "../../../src/site.ts";
import { makePictures } from "../../../src/ssg/assets/make-pictures.ts";
import { checkPaths } from "../../../src/ssg/checks/check-paths.ts";
import { characterWarnings, fileProblems } from "../../../src/ssg/checks/file-problems.ts";
import { launchProblems } from "../../../src/ssg/checks/launch-problems.ts";
import { tokenProblems } from "../../../src/ssg/checks/token-problems.ts";
import { dateWarnings } from "../../../src/ssg/crawlers/page-dates.ts";
import { readDocument } from "../../../src/ssg/read-document.ts";
import { reportWeights } from "../../../src/ssg/report/report-weights.ts";
import { completeWords } from "../../../src/ssg/words/complete-words.ts";
import { untranslatedProblems } from "../../../src/ssg/words/report-words.ts";
import { root } from "./project-root.ts";

const pages = await loadPages();

/** Causes messages of the checks that no build in `tests/builds/faults.test.ts` reports. Returns each by its cause. */
export async function causeMessages(): Promise<Map<string, string>> {
  const folder = await mkdtemp(join(tmpdir(), "messages-"));
  const messages = new Map<string, string>();
  for (const [cause, check] of Object.entries(cases)) messages.set(cause, (await check(folder)).join("\n"));
  await rm(folder, { recursive: true, force: true });
  return messages;
}

const page = (body: string) => readDocument({ path: "it/index.html", body });

const heavy = ["it/index.html", "assets/main-1.js", "assets/islands-1.js", "assets/a.woff2"];

/** Checks by the cause of their messages, with a folder for files. */
const cases: Record<string, (folder: string) => readonly string[] | Promise<readonly string[]>> = {
  "text missing in one language": () => completeWords(root, [withoutLabel(pages[0] as Page)]).warnings,
  "invalid path": () => checkPaths(root, ["Local SEO"]).problems,
  "two pages for one folder": () => checkPaths(root, ["ads", "services/ads"]).problems,
  "page without a date": () => dateWarnings([page("")], new Map()),
  "character missing from the fonts": () => characterWarnings(root, [page("→")], new Set()),
  "files over their budgets": () => [reportWeights(new Map(heavy.map((path) => [path, 1_000_000])))],
  "samples, open questions and an old security.txt at launch": sampleLaunch,
  "texts of another language at launch": () => untranslatedProblems(root, inEnglish),
  "mistyped token": () => tokenProblems(root, ":root { --radius: 1rem } a { margin: var(--radiuss) }"),
  "mistyped fact": () => fileProblems(root, [], [page('<a href="mailto:undefined">')]),
  "file that is not a picture": () => wrongPicture(root, "../package.json"),
  "picture that is too small": () => wrongPicture(root, "../.github/readme/home-mobile.png"),
  "picture whose name has another Unicode form": renamedPicture,
};

function withoutLabel(page: Page): Page {
  const { label: _, ...en } = page.words.en;
  return { ...page, words: { ...page.words, en: en as PageWords } };
}

const inEnglish = [
  {
    folder: "src/pages/about",
    words: {
      it: { title: "How we work", text: "Four simple steps" },
      en: { title: "How we work", text: "Four simple steps" },
    },
  },
];

async function sampleLaunch(folder: string): Promise<string[]> {
  await mkdir(join(folder, "static"), { recursive: true });
  await writeFile(join(folder, "static/sample.svg"), '<svg data-sample=""/>');
  await mkdir(join(folder, "src/pages/bar"), { recursive: true });
  await writeFile(join(folder, "src/pages/bar/it.ts"), 'export const it = { title: "Bar Esempio" };');
  const clients = { demos: [{ name: "Bar", url: "https://bar.it", image: "sample.svg" }], names: [] };
  const { company: _, ...others } = site;
  const facts: Facts = {
    ...others,
    name: "Agenzia Esempio",
    sampleContent: ["reviews", "terms"],
    openQuestions: ["embeds", "claims"],
    embeds: "on-view",
    clients,
    securityTxtExpires: "2025-01-01T00:00:00Z",
  };
  return launchProblems(folder, facts, new Date("2026-01-01"));
}

async function renamedPicture(folder: string): Promise<string[]> {
  await mkdir(join(folder, "static"), { recursive: true });
  await writeFile(join(folder, "static/caffe\u0300.jpg"), "");
  return wrongPicture(folder, "caff\u00e8.jpg");
}

async function wrongPicture(root: string, image: string): Promise<string[]> {
  const clients = { demos: [{ name: "Bar", url: "https://bar.it", image }], names: [] };
  const { problems, warnings } = await makePictures(root, { ...site, clients });
  return [...problems, ...warnings];
}
