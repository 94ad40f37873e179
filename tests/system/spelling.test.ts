import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { isSample } from "../../src/facts/samples.ts";
import type { Language } from "../../src/urls.ts";
import { findProgram, hunspell } from "../support/programs/programs.ts";
import { meta, pages, parse } from "../support/site/built-site.ts";
import { facts } from "../support/site/own-site.ts";
import { all, textOf } from "../support/site/page-parts.ts";

const dictionaries = { it: "it_IT", en: "en_GB" } as const;

/** Names and terms missing from the dictionaries, one per line. `#` starts a comment. */
const allowed = new Set(
  readFileSync(join(import.meta.dirname, "words.txt"), "utf8")
    .split("\n")
    .map((line) => line.replace(/#.*/, "").trim().toLowerCase())
    .filter(Boolean),
);

/** Names of the agency, clients, streets and towns, which no dictionary has. */
const { name, origin, email, founder, clients, addresses } = facts;
const { legal, operational = legal } = addresses;
const names = [
  ...[name, email, new URL(origin).host, founder.initials, ...clients.demos.map((demo) => demo.name), ...clients.names],
  ...[legal, operational].flatMap(({ street, city, province }) => [street, city, `(${province})`]),
];

// With a name of your own, the words are yours.
test.runIf(isSample(facts.name)).each(["it", "en"] as const)(
  "every word of the %s pages is spelled correctly",
  (language) => {
    const words = pages.flatMap((page) => wordsIn(saidBy(page, language), language));
    expect(words.length).toBeGreaterThan(5000);
    const wrong = misspelled([...new Set(words)], dictionaries[language]);
    expect(wrong.filter((word) => !allowed.has(word.toLowerCase())).sort()).toEqual([]);
  },
);

test("a misspelled word is found", () => {
  expect(misspelled(["acqua", "aqcua"], "it_IT")).toEqual(["aqcua"]);
  expect(misspelled(["water", "watre"], "en_GB")).toEqual(["watre"]);
});

/** Returns what a page says in a language: the page in its own, in another one the parts that are marked with it. */
function saidBy({ html, language }: (typeof pages)[number], wanted: Language): string {
  const document = parse(html);
  for (const element of all(document, "noscript")) element.remove();
  if (wanted !== language) return all(document.body, `[lang=${wanted}]`).map(textOf).join(" ");
  for (const foreign of all(document.body, `[lang]:not([lang=${language}])`)) foreign.remove();
  // Labels for screen readers are words of the page too.
  const labels = all(document, "[aria-label]").map((element) => element.getAttribute("aria-label"));
  return [document.title, meta(document, "description"), ...labels, textOf(document.body)].join(" ");
}

function wordsIn(text: string, language: Language): string[] {
  // In Italian only the word after an apostrophe is complete ("dell'acqua").
  const elided = language === "it" ? /\p{L}+['’](?=\p{L})/gu : /(?!)/g;
  const withoutAddresses = text.replaceAll("\u00a0", " ").replace(/https:\S+/g, " ");
  const withoutNames = names.reduce((rest, name) => rest.replaceAll(name, " "), withoutAddresses);
  const complete = withoutNames.replace(elided, " ").replaceAll("’", "'");
  return complete.match(/\p{L}[\p{L}']*/gu) ?? [];
}

function misspelled(words: readonly string[], dictionary: string): string[] {
  const options = { input: words.join("\n"), encoding: "utf8" } as const;
  const { stdout } = spawnSync(findProgram(hunspell), ["-l", "-i", "utf-8", "-d", dictionary], options);
  return stdout.split("\n").filter(Boolean);
}
