import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { isSample } from "../../src/facts/samples.ts";
import type { Language } from "../../src/urls.ts";
import { findProgram, hunspell } from "../support/programs/programs.ts";
import { pages, parse } from "../support/site/built-site.ts";
import { facts } from "../support/site/own-site.ts";

const dictionaries = { it: "it_IT", en: "en_GB" } as const;

/** Names and terms missing from the dictionaries, one per line. `#` starts a comment. */
const allowed = new Set(
  readFileSync(join(import.meta.dirname, "words.txt"), "utf8")
    .split("\n")
    .map((line) => line.replace(/#.*/, "").trim().toLowerCase())
    .filter(Boolean),
);

const { name, origin, email, founder, clients, addresses } = facts;
const names = [
  ...[name, email, new URL(origin).host, founder.initials, ...clients.demos.map((demo) => demo.name), ...clients.names],
  ...[addresses.legal, addresses.operational ?? addresses.legal].flatMap(({ street, city, province }) => [
    street,
    city,
    `(${province})`,
  ]),
];

// With a name of your own, the words are yours.
test.runIf(isSample(facts.name)).each(["it", "en"] as const)(
  "every word of the %s pages is spelled correctly",
  (language) => {
    const words = pages.flatMap((page) => wordsIn(page.html, language, page.language));
    expect(words.length).toBeGreaterThan(5000);
    const wrong = misspelled([...new Set(words)], dictionaries[language]).filter(
      (word) => !allowed.has(word.toLowerCase()),
    );
    expect(wrong.sort()).toEqual([]);
  },
);

test("a misspelled word is found", () => {
  expect(misspelled(["acqua", "aqcua"], "it_IT")).toEqual(["aqcua"]);
  expect(misspelled(["water", "watre"], "en_GB")).toEqual(["watre"]);
});

/** Returns the words of one language: from a page in that language, or from parts of another page that are marked with it. */
function wordsIn(html: string, wanted: Language, language: Language): string[] {
  const document = parse(html);
  for (const element of document.querySelectorAll("script, style, noscript")) element.remove();
  const foreign = [...document.body.querySelectorAll("[lang]")];
  const inOther = foreign.filter((element) => element.getAttribute("lang") === wanted && wanted !== language);
  const texts = inOther.map((element) => element.textContent ?? "");
  for (const element of foreign) if (element.getAttribute("lang") !== language) element.remove();
  if (wanted === language) {
    // Labels for screen readers are words of the page too.
    const names = [...document.querySelectorAll("[aria-label]")].map(
      (element) => element.getAttribute("aria-label") ?? "",
    );
    const walker = document.createTreeWalker(document.body, 4);
    while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? "");
    texts.push(
      ...names,
      document.title,
      document.querySelector("meta[name=description]")?.getAttribute("content") ?? "",
    );
  }
  // In Italian only the word after an apostrophe is complete ("dell'acqua").
  const elided = wanted === "it" ? /\p{L}+['’](?=\p{L})/gu : /(?!)/g;
  const plain = withoutNames(texts.join(" ")).replace(elided, " ").replaceAll("’", "'");
  return plain.match(/\p{L}[\p{L}']*/gu) ?? [];
}

/** Removes addresses of pages, and the names of the agency, clients, streets and towns, which no dictionary has. */
function withoutNames(text: string): string {
  return names.reduce(
    (rest, name) => rest.replaceAll(name, " "),
    text.replaceAll("\u00a0", " ").replace(/https:\S+/g, " "),
  );
}

function misspelled(words: readonly string[], dictionary: string): string[] {
  const { stdout } = spawnSync(findProgram(hunspell), ["-l", "-i", "utf-8", "-d", dictionary], {
    input: words.join("\n"),
    encoding: "utf8",
  });
  return stdout.split("\n").filter(Boolean);
}
