import { expect, test } from "vitest";
import type { PageWords } from "../../../src/components/page.ts";
import type { Facts } from "../../../src/facts/fact-rules.ts";
import type { PageSource } from "../../../src/pages/index.ts";
import type { Say } from "../../../src/words/say.ts";
import { facts as realFacts } from "../../support/project/real-facts.ts";
import { type RenderedPages, renderOwner } from "../../support/site/render-owner.ts";

test.each<[what: string, change: (facts: Facts) => unknown]>([
  ["names of clients", ({ clients }) => (clients.names = [])],
  ["demos", ({ clients }) => (clients.demos = [])],
  ["clients", ({ clients }) => Object.assign(clients, { demos: [], names: [] })],
  ["reviews", (facts) => (facts.reviews = [])],
  ["topics of reviews", ({ reviews }) => reviews.map((review) => delete review.topics)],
  [
    "profiles",
    ({ links }) => ["linkedin", "facebook", "instagram", "founder"].map((one) => delete links[one as "founder"]),
  ],
])("pages have no gap where there are no %s", async (_, change) => {
  const facts = structuredClone(realFacts);
  change(facts);
  expect(gapsIn(await renderOwner(facts))).toEqual([]);
});

test("pages have no gap where they have no questions", async () => {
  expect(gapsIn(await renderOwner(realFacts, withoutQuestions))).toEqual([]);
});

function withoutQuestions(page: PageSource): PageSource {
  const without = (write: (say: Say) => PageWords) => (say: Say) => {
    const words = write(say);
    return words.questions ? { ...words, questions: { ...words.questions, items: [] } } : words;
  };
  const words = Object.entries(page.words).map(([language, write]) => [language, without(write)]);
  return { ...page, words: Object.fromEntries(words) as typeof page.words };
}

/** Returns empty lists, headings without anything below them, and links to parts that are not there. */
function gapsIn(pages: RenderedPages): string[] {
  return Object.entries(pages).flatMap(([file, html]) => {
    const empty = html.match(/<(ul|ol|dl|nav)\b[^>]*><\/\1>|<p(?: class="[^"]*")?><\/p>/g) ?? [];
    const bare =
      html.match(/<div class="measure"><div class="section-head[^"]*"><h2[^>]*>[^<]*<\/h2><\/div><\/div>/g) ?? [];
    const targets = [...html.matchAll(/ href="#([^"]+)"/g)].map(([, id]) => id);
    const astray = targets.filter((id) => !html.includes(` id="${id}"`));
    return [...empty, ...bare, ...astray].map((gap) => `${file}: ${gap}`);
  });
}
