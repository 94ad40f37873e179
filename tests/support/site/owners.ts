import type { Owner } from "../../../src/facts/create-site.ts";
import type { Facts } from "../../../src/facts/fact-rules.ts";
import { navigation } from "../../../src/navigation.ts";
import { loadPages, type PageSource } from "../../../src/pages/index.ts";
import { notFoundWords } from "../../../src/pages/not-found/index.tsx";
import { type Language, languageSettings, type Path, paths } from "../../../src/urls.ts";
import { sharedWords, terms } from "../../../src/words/index.ts";
import { root } from "../project/project-root.ts";
import { facts as realFacts } from "../project/real-facts.ts";
import type { OwnerName } from "./owner-names.ts";

/** An owner with choices that this site does not make, and the pages of that site. */
export interface TestOwner extends Owner {
  load(paths: readonly Path[]): Promise<readonly PageSource[]>;
}

type Change = (facts: Facts) => unknown;

const without = (...links: (keyof Facts["links"])[]): Change => {
  return (facts) => links.map((link) => delete (facts.links as Partial<Facts["links"]>)[link]);
};

/** Returns an owner with real facts that are changed. */
function owner(change: Change, { load = loadPages, ...choices }: Partial<TestOwner> = {}): TestOwner {
  const facts = structuredClone(realFacts);
  change(facts);
  return { root, facts, languages: ["it", "en"], load, ...choices };
}

/** Pages that only menus lead to, where an owner still has them: one goes, one gets another name. Another one is copied. */
const [removed, renamed] = ["specializations", "about"].map((name) => paths.find((path) => path === name));
const copied = paths.at(-1) as Path;
const RENAMED = "chi-siamo" as Path;
const ADDED = "services/local-seo" as Path;
const FRENCH = "fr" as Language;

const renames = (path: Path): Path => (path === renamed ? RENAMED : path);

/** The folder that a path has in this site. */
function folderOf(path: Path): Path {
  if (path === ADDED) return copied;
  return path === RENAMED ? (renamed ?? path) : path;
}

const everyLink = <Value>(change: (path: Path) => Value[]): typeof navigation => {
  const inner = (value: unknown): unknown =>
    Array.isArray(value)
      ? value.flatMap(change)
      : Object.fromEntries(Object.entries(value as object).map(([name, list]) => [name, inner(list)]));
  return inner(navigation) as typeof navigation;
};

/** The owners of the matrix, by name. The rules of `tests/dist` hold for each. */
export const owners: Record<OwnerName, () => TestOwner> = {
  "embeds on click, below a path": () =>
    owner((facts) => {
      facts.embeds = "on-click";
      facts.origin = "https://studio.github.io/sito/";
    }),
  "a landline, no assistant, calendar or feed, Monday to Friday": () =>
    owner((facts) => {
      facts.phones.tollFree = "+390236596123";
      delete facts.tollFreeFrom;
      delete facts.spokenLanguages.assistant;
      without("calendar", "socialFeedScript")(facts);
      facts.officeHours = { days: ["Mo", "Tu", "We", "Th", "Fr"], opens: "09:00", closes: "13:00" };
      facts.availability = { hoursPerDay: 9, daysPerWeek: 5 };
    }),
  "a page less, one review": () =>
    owner((facts) => facts.reviews.splice(1), {
      paths: paths.filter((path) => path !== removed),
      navigation: everyLink((path) => (path === removed ? [] : [path])),
    }),
  "a page more, a page renamed": () =>
    owner(() => {}, {
      paths: [...paths.map(renames), ADDED],
      navigation: everyLink((path) => [renames(path)]),
      load: async (wanted) =>
        (await loadPages(wanted.map(folderOf))).map((page, index) => ({ ...page, path: wanted[index] as Path })),
    }),
  "a third language": () => {
    Object.assign(languageSettings, { fr: { name: "Français", flag: "it", openGraph: "fr_FR", figures: "fr-FR" } });
    for (const words of [...Object.values(sharedWords), terms, notFoundWords]) Object.assign(words, { fr: words.en });
    return owner((facts) => addFrench(facts), {
      languages: ["it", "en", FRENCH],
      load: async (wanted) =>
        (await loadPages(wanted)).map((page) => ({ ...page, words: { ...page.words, fr: page.words.en } })),
    });
  },
  "nothing that is optional": () =>
    owner((facts) => {
      without("calendar", "founder", "linkedin", "facebook", "instagram", "map", "mapEmbed", "socialFeedScript")(facts);
      delete facts.addresses.operational;
      facts.company = "sole trader";
      facts.clients = { demos: [], names: [] };
      facts.reviews = [];
      facts.continuing = {};
      facts.prices.flippingCatalog = null;
    }),
  "long names and addresses": () =>
    owner((facts) => {
      facts.name = "Agenzia di Comunicazione & Marketing Sant’Ambrogio “Łódź”";
      facts.email = "amministrazione.e.contabilita@agenziadicomunicazionesantambrogio.it";
      Object.assign(facts.addresses.legal, { street: "Piazza San Giovanni Battista alle Quattro Fontane 128/bis" });
      Object.assign(facts.addresses.legal, { city: "Castelnuovo di Garfagnana", province: "LU" });
      facts.serviceAreas.it = Array.from({ length: 12 }, (_, index) => `Valle e colline di ${index + 1} fiumi`);
      for (const demo of facts.clients.demos) demo.name = `${demo.name} di Bartolomeo Castelfranchi & Figli`;
    }),
};

/** Gives every text that facts have in English a French one. */
function addFrench(value: unknown): void {
  if (value === null || typeof value !== "object") return;
  if ("en" in value) Object.assign(value, { fr: value.en });
  for (const inner of Object.values(value)) addFrench(inner);
}
