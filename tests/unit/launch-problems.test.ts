import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import type { Facts } from "../../src/facts/fact-rules.ts";
import { isSample, sampleFacts } from "../../src/facts/samples.ts";
import { launchProblems } from "../../src/ssg/checks/launch-problems.ts";
import { untranslatedTexts } from "../../src/ssg/words/untranslated-texts.ts";
import { root } from "../support/project/project-root.ts";
import { facts } from "../support/site/own-site.ts";

// tests/builds runs the command, with the samples and with real facts.
describe("the launch check", () => {
  const now = new Date("2026-12-01T00:00:00Z");
  const problems = (facts: Partial<Facts>) => launchProblems(root, { ...facts, ...facts }, now).join("\n");

  // An owner has replaced the samples.
  test.runIf(isSample(facts.name))("lists each sample value with its place, and each sample picture", () => {
    const found = problems({});
    const lines = found.split("\n").filter((line) => /src\/site\.ts:\d+ /.test(line));
    for (const { keys, value } of sampleFacts(facts))
      expect(lines.filter((line) => line.includes(keys.join(".")) || line.includes(`The ${value} `))).not.toEqual([]);
    for (const { image } of facts.clients.demos) expect(found).toContain(`static/${image} is a sample`);
  });

  test("lists samples in the words, and texts that are still in English", async () => {
    const folder = await mkdtemp(join(tmpdir(), "launch-"));
    onTestFinished(() => rm(folder, { recursive: true }));
    await mkdir(join(folder, "src/pages/bar"), { recursive: true });
    await writeFile(join(folder, "src/pages/bar/it.ts"), 'export const it = { title: "Bar Esempio" };');
    const facts = { ...facts, clients: { demos: [], names: [] } };
    expect(launchProblems(folder, facts, now).join("\n")).toMatch(/src\/pages\/bar\/it\.ts:1 A sample value is left/);
    const text = { title: "Four simple steps" };
    const untranslated = untranslatedTexts(root, [{ folder: "src/pages/about", words: { it: text, en: text } }]);
    expect(untranslated.join("\n")).toMatch(/src\/pages\/about\/it\.ts.*Translate/);
  });

  test.each<[string, RegExp, Partial<Facts>]>([
    [
      "an expired security.txt",
      /site\.ts:\d+ securityTxtExpires has passed or/,
      { securityTxtExpires: "2026-11-30T00:00:00Z" },
    ],
    [
      "one that expires too late",
      /securityTxtExpires has passed or is more than a year/,
      { securityTxtExpires: "2099-01-01T00:00:00Z" },
    ],
    ["sample reviews", /The reviews are samples/, { sampleContent: ["reviews"] }],
    ["embeds without consent", /Write "on-click"/, { openQuestions: ["embeds"], embeds: "on-view" }],
    ["claims to prove", /statistics\.averageRoiPercent: \d+\. Proof: the campaigns/, { openQuestions: ["claims"] }],
    [
      "sample terms one by one",
      /terms\.priceRanges\.ads: .*terms\.reportEvery: "month"/s,
      { sampleContent: ["terms"] },
    ],
  ])("reports %s", (_, message, facts) => {
    expect(problems(facts)).toMatch(message);
  });

  test("reports nothing about consent if every visitor is asked, about a sole trader, or about a valid security.txt", () => {
    const facts: Partial<Facts> = {
      embeds: "on-click",
      company: "sole trader",
      securityTxtExpires: "2027-10-31T00:00:00Z",
    };
    expect(problems({ openQuestions: ["embeds"], ...facts })).not.toMatch(/on-click|company|securityTxt/);
  });
});
