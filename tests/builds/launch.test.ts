import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Facts } from "../../src/fact-rules.ts";
import { isSample, sampleFacts } from "../../src/samples.ts";
import { site } from "../../src/site.ts";
import { launchProblems } from "../../src/ssg/checks/launch-problems.ts";
import { copyProject, type ProjectCopy } from "../support/project/project-copy.ts";
import { root } from "../support/project/project-root.ts";

const BUILD_MS = 120_000;
const CHECK = "src/commands/check-launch.ts";

let copy: ProjectCopy;
beforeAll(async () => {
  copy = await copyProject();
}, BUILD_MS);
afterAll(() => copy?.remove());

// It is tried on the samples, which an owner has replaced.
describe.runIf(isSample(site.name)).sequential("the launch check", () => {
  test(
    "fails and lists each remaining sample value with its place",
    async () => {
      const { status, stderr } = await copy.run(CHECK);
      expect(status).toBe(1);
      const lines = stderr.split("\n").filter((line) => /src\/site\.ts:\d+ /.test(line));
      for (const { keys, value } of sampleFacts(site)) {
        expect(lines.filter((line) => line.includes(keys.join(".")) || line.includes(`The ${value} `))).not.toEqual([]);
      }
      for (const { image } of site.clients.demos) expect(stderr).toContain(`static/${image} is a sample`);
    },
    BUILD_MS,
  );

  test(
    "passes if every value is real and every page has a date",
    async () => {
      await copy.edit("src/site.ts", withRealFacts);
      for (const { image } of site.clients.demos) {
        await copy.edit(`static/${image}`, (svg) => svg.replace(' data-sample=""', ""));
      }
      expect((await copy.run("src/commands/date-pages.ts")).status).toBe(0);
      const { status, stdout, stderr } = await copy.run(CHECK);
      expect(stderr).toBe("");
      expect(stdout).toBe("https://www.studioprova.it is ready to go online.\n");
      expect(status).toBe(0);
    },
    BUILD_MS,
  );

  test(
    "reports a sample value in the words, and a page without a date",
    async () => {
      await copy.edit("src/pages/about/it.ts", (text) => text.replace(/lede:\s*"/, "$&Ditta Esempio. "));
      const { status, stderr } = await copy.run(CHECK);
      expect(stderr).toMatch(/src\/pages\/about\/it\.ts:\d+ A sample value is left here/);
      expect(stderr).toMatch(/1 page has changed since the last date/);
      expect(stderr.match(/ • /g)).toHaveLength(2);
      expect(status).toBe(1);
    },
    BUILD_MS,
  );
});

describe("the launch check reports", () => {
  const now = new Date("2026-12-01T00:00:00Z");
  const problems = (facts: Partial<Facts>) => launchProblems(root, { ...site, ...facts }, now);

  test.each<[string, RegExp, Partial<Facts>]>([
    ["an expired security.txt", /site\.ts:\d+ securityTxtExpires has/, { securityTxtExpires: "2026-11-30T00:00:00Z" }],
    [
      "a security.txt that expires too late",
      /securityTxtExpires is more than a year/,
      { securityTxtExpires: "2099-01-01T00:00:00Z" },
    ],
    ["sample reviews", /The reviews are samples/, { sampleContent: ["reviews"] }],
    ["embeds without consent", /Write "on-click"/, { openQuestions: ["embeds"], embeds: "on-view" }],
    ["claims to prove", /statistics\.averageRoiPercent: \d+\. Proof: the campaigns/, { openQuestions: ["claims"] }],
    [
      "sample terms, one by one",
      /terms\.priceRanges\.ads: .*terms\.reportEvery: "month"/s,
      { sampleContent: ["terms"] },
    ],
  ])("%s", (_, message, facts) => {
    expect(problems(facts).join("\n")).toMatch(message);
  });

  test("nothing about consent if every visitor is asked, or about the company of a sole trader", () => {
    const found = problems({ openQuestions: ["embeds"], embeds: "on-click", company: "sole trader" });
    expect(found.join("\n")).not.toMatch(/on-click|company/);
  });

  test("no problem if security.txt expires within a year", () => {
    const found = problems({ securityTxtExpires: "2027-10-31T00:00:00Z" });
    expect(found.join("\n")).not.toMatch(/securityTxt/);
  });
});

/** Replaces sample values with plausible values of a fictional agency. */
function withRealFacts(text: string): string {
  return text
    .replace("Agenzia Esempio", "Studio Prova")
    .replaceAll("https://www.example.com", "https://www.studioprova.it")
    .replaceAll("https://example.com", "https://www.altrosito.it")
    .replaceAll("info@example.com", "info@studioprova.it")
    .replace('vat: "00000000000"', 'vat: "00743110157"')
    .replace('tollFree: "+39800000000"', 'tollFree: "+39800123456"')
    .replace('floatingCall: "+39800000000"', 'floatingCall: "+390236596123"')
    .replace('whatsapp: "+39800000000"', 'whatsapp: "+393451234567"')
    .replaceAll("Via Esempio", "Via Roma")
    .replace(/sampleContent: \[[^\]]*\]/, "sampleContent: []")
    .replace(/openQuestions: \[[^\]]*\]/, "openQuestions: []")
    .replace(/^ {2}vat: .*$/m, '$&\n  company: "sole trader",')
    .replace('initials: "A. E."', 'initials: "L. B."')
    .replaceAll(" Esempio", " Manzoni");
}
