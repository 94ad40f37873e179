import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import type { Facts } from "../../../src/facts/fact-rules.ts";
import { launchTasks } from "../../../src/ssg/checks/launch-tasks.ts";
import { facts as realFacts } from "../../support/project/real-facts.ts";
import { site } from "../../support/site/own-site.ts";

const now = new Date("2026-12-01T00:00:00Z");
const noPictures = { demos: [], names: [] };
const tasks = (facts: Partial<Facts>) =>
  launchTasks({ ...site, facts: { ...realFacts, clients: noPictures, ...facts } }, [], now);

test.each<[string, Partial<Facts>, RegExp]>([
  ["a sample value", { email: "info@example.com" }, /For the owner ──[^─]*email: info@example\.com/],
  ["sample reviews", { sampleContent: ["reviews"] }, /For the owner ──[^─]*"reviews": the reviews in src\/reviews\.ts/],
  ["sample terms", { sampleContent: ["terms"] }, /For the owner ──[^─]*sentences about them in src\/words\/terms/],
  [
    "a company without its register",
    { company: undefined } as never,
    /lawyer or the accountant ──[^─]*company: The law/,
  ],
  ["embeds without consent", { openQuestions: ["embeds"], embeds: "on-view" }, /Write "on-click" to ask/],
  ["claims to prove", { openQuestions: ["claims"] }, /statistics\.averageRoiPercent\. Proof: the campaigns/],
  ["an expired security.txt", { securityTxtExpires: "2026-11-30T00:00:00Z" }, /securityTxtExpires: It has passed/],
  ["one that expires too late", { securityTxtExpires: "2099-01-01T00:00:00Z" }, /more than a year away/],
])("%s is listed below who can do it", (_, facts, task) => {
  expect(tasks(facts)).toMatch(task);
  // A kind of sample has a line of its own, and is not a value to replace.
  expect(tasks(facts)).not.toMatch(/[{}[\]]|sampleContent:/);
});

test("the facts of a real agency leave nothing to do", () => {
  expect(tasks({})).toBe("");
});

test("a sample drawing is listed whichever Unicode form the name of its file has", async () => {
  const root = await mkdtemp(join(tmpdir(), "launch-"));
  onTestFinished(() => rm(root, { recursive: true }));
  await mkdir(join(root, "static"));
  await writeFile(join(root, "static/caffe\u0300.svg"), "<svg data-sample='' />");
  const clients = { demos: [{ name: "Caffè", url: "https://caffe.it", image: "caff\u00e8.svg" }], names: [] };
  const list = launchTasks({ ...site, root, facts: { ...realFacts, clients } }, [], now);
  expect(list).toContain("clients.demos.0 (Caffè): static/caff\u00e8.svg");
});

test("warnings of the build are for a developer", () => {
  const warning = { place: "src/site.ts, email", says: "No domain ends in that.", fix: "Correct it." };
  expect(launchTasks({ ...site, facts: { ...realFacts, clients: noPictures } }, [warning], now)).toMatch(
    /For a developer ──[^─]*src\/site\.ts, email: No domain ends in that\. Correct it\./,
  );
});
