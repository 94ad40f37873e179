import { expect, test } from "vitest";
import type { PageWords } from "../../../src/components/page.ts";
import type { Facts } from "../../../src/facts/fact-rules.ts";
import type { PageSource } from "../../../src/pages/index.ts";
import { paths } from "../../../src/urls.ts";
import type { Say } from "../../../src/words/say.ts";
import { facts as realFacts } from "../../support/project/real-facts.ts";
import { owners } from "../../support/site/owners.ts";
import { type RenderedPages, renderOwner } from "../../support/site/render-owner.ts";

/** Agencies whose choices this site does not make. */
const agencies = {
  "an agency with a toll-free number": ({ reviews }: Facts) => {
    for (const review of reviews) delete review.topics;
  },
  "a company in Lugano": (facts: Facts) => {
    facts.name = "Ràbano & <Łódź> “🚀”";
    facts.phones.tollFree = "+41918001234";
    delete facts.tollFreeFrom;
    facts.company = {
      legalName: "Ràbano S.r.l.",
      register: { office: "Monza", number: "02342520158" },
      ...{ rea: "MB-1234567", shareCapital: 10000, soleShareholder: true, pec: "rabano@pec.it" },
    };
    facts.links.accessibility = "https://studio.it/accessibilita.pdf";
    facts.availability = { hoursPerDay: 12, daysPerWeek: 6 };
    facts.embeds = "on-click";
    const story = { it: "Un sito", en: "A website" };
    const result = { before: { it: "prima", en: "before" }, after: { it: "dopo", en: "after" } };
    const demo = { name: "Bar", url: "https://bar.it", image: "images/clients/studio.svg", story, result };
    facts.clients = { demos: [demo], names: [] };
    facts.reviews = ["Anna Arno", "B. B.", "C. C."].map((author) => ({
      author,
      rating: 5,
      text: { it: `Detto da ${author}`, en: `Said by ${author}` },
      ...(author === "B. B." && { topics: ["ads"] }),
    }));
  },
  "an agency with a number that is free in Switzerland": (facts: Facts) => {
    facts.phones.tollFree = "+41800123456";
    facts.availability = { hoursPerDay: 24, daysPerWeek: 5 };
    facts.clients.demos = [];
    delete facts.links.mapEmbed;
  },
};
type Changed = keyof typeof agencies;
const [free, company, swiss] = Object.keys(agencies) as [Changed, Changed, Changed];
/** A sole trader with a landline. */
const trader = "nothing that is optional" as const;
type Agency = Changed | typeof trader;

const pagesOf = { [trader]: await renderOwner(owners[trader]().facts) } as Record<Agency, RenderedPages>;
for (const agency of [free, company, swiss]) {
  const facts = structuredClone(realFacts);
  agencies[agency](facts);
  pagesOf[agency] = await renderOwner(facts, agency === swiss ? withoutQuestions : undefined);
}

const SANDBOX = "allow-scripts allow-popups allow-popups-to-escape-sandbox";

test.each<[agency: Agency, what: string, language: "it" | "en", text: string | RegExp]>([
  [company, "the country code of a foreign number", "it", "+41\u00a091\u00a0800\u00a012\u00a034"],
  [company, "the country of an office abroad", "it", "6900\u00a0Lugano\u00a0(TI), Svizzera"],
  [swiss, "all hours of some days", "it", "24\u00a0ore su 24, 5\u00a0giorni su 7"],
  [company, "the country in English", "en", "6900\u00a0Lugano\u00a0(TI), Switzerland"],
  [company, "the country to search engines", "en", '"addressCountry":"CH"'],
  [company, "what the work for a client changed", "it", /\bprima\s+<strong>dopo</],
  [company, "what the work changed, in English", "en", /\bbefore\s+<strong>after</],
  [company, "the register by the Italian name of its office", "en", "Companies register: Monza 02342520158"],
  [company, "the share capital", "en", "Paid-up share capital €10,000"],
  [company, "its legal name to search engines", "en", '"legalName":"Ràbano S.r.l."'],
  [company, "hours that are not round the clock", "it", "12\u00a0ore su 24, 6\u00a0giorni su 7"],
  [company, "reviews in their order", "it", /Detto da A.*Detto da B.*Detto da C/s],
  [company, "a map in a sandbox", "it", ` sandbox="${SANDBOX} allow-same-origin"`],
  // The feed is served from our origin, so its sandbox must not grant that origin.
  [company, "a feed in a stricter sandbox", "it", ` sandbox="${SANDBOX}"`],
  [trader, "name and VAT number alone", "it", `Studio Ràbano &amp; Figli · P.\u00a0IVA\u00a0${realFacts.vat}<`],
  [trader, "its only town", "it", /(?<=Agenzia digitale di )Arezzo(?! e)/],
  [trader, "that nobody answers outside the hours", "it", "Fuori orario non risponde nessuno"],
  [trader, "the same in English", "en", "Outside these hours nobody answers"],
])("%s shows %s (%s)", (agency, _, language, text) => {
  const html = pagesOf[agency][`${language}/index.html`] ?? "";
  // `toMatch` would print the whole page on failure.
  expect(typeof text === "string" ? html.includes(text) : text.test(html), String(text)).toBe(true);
});

/** In Italian and in English, in a project with more languages too. */
const ALL = 2 * paths.length;
/** As often as there is a page that an owner may remove. */
const ifThere = (page: string, times: number) => (paths.some((path: string) => path === page) ? times : 0);
const REVIEWS_BY_TOPIC = /Said by B.*Said by A.*Said by C/s;
const FREE = /numero\s+verde|freephone|toll-?free|gratuit\w\s+(?:dall|in\s)|free (?:to call|in)\b/i;
const ASSISTANT = /assistente automatic|automatic assistant|chat assistant|assistente su WhatsApp|WhatsApp assistant/i;
const SAMPLE_TRADES = /(?:<title>|name="description" content=")[^<"]*(?:ristorant|officin|restaurant|garage)/i;
const LEGAL_LINE = `Ràbano S.r.l. · P.\u00a0IVA\u00a0${realFacts.vat} · Registro delle Imprese di Monza 02342520158 · REA\u00a0MB-1234567 · Capitale sociale versato 10.000\u00a0€ · Società a socio unico · PEC rabano@pec.it`;
const MISSING = [
  /undefined|\bNaN\b|∞|href=""|src=""|<small(?: [^>]*)?><\/|; \.|"sameAs":\[\]/,
  /class="(?:embed|reviews|wall|client-line)\b|id="(?:feed|clients)-title"|aria-label="(?:Seguici|Follow us)"/,
  /calendly|taggbox|facebook\.com|instagram\.com|linkedin\.com|google\.com\/maps/,
  /\b(?:sul|nostro|our) calendar|[Pp]renota (?:la|una)|consulenza prenotata|[Bb]ook(?:ed)?\b.{1,8}consultation|Arezzo e Arezzo/,
  /\b(?:solo|only|e|and)\s0\s(?:ricaric|top-up)|di cui 0\s|€0 of/,
];

test.each<[agency: Agency, what: string, text: RegExp, least: number, most?: number]>([
  [free, "that calls are free", FREE, ALL],
  [free, "that an assistant answers", ASSISTANT, 3],
  [free, "its name in titles", /<title>[^|<]+ \| Studio Ràbano/, 1],
  [trader, "nothing of free calls", FREE, 0, 0],
  [trader, "that something is left to replace, not what", /ancora di esempio|still sample content/, ALL],
  [trader, "nothing of the gender of its founder", /\bfondat(?:ore|rice)\b/i, 0, 0],
  [trader, "no other way for callers from abroad", /Dall’estero|From abroad|elsewhere/, 0, 0],
  [trader, "nothing of an assistant", ASSISTANT, 0, 0],
  ...MISSING.map((text): [Agency, string, RegExp, number, number] => [trader, `nothing like ${text}`, text, 0, 0]),
  // Free in Switzerland only.
  [swiss, "nothing of free calls", FREE, 0, 0],
  [swiss, "a link to the map", /class="embed embed-map"><a href="https/, 2 + ifThere("contact", 2)],
  [company, "what the law asks for, on every Italian page", RegExp(LEGAL_LINE), paths.length, paths.length],
  [company, "a statement on accessibility", /href="https:\/\/studio\.it\/accessibilita\.pdf"/, ALL],
  [company, "its name, with any characters", /Ràbano &amp; &lt;Łódź&gt; “🚀”/, ALL],
  [company, "no name that is not escaped", /<Łódź>/, 0, 0],
  [company, "no hours in short", /12\/6/, 0, 0],
  [company, "no trade of the sample clients in titles and descriptions", SAMPLE_TRADES, 0, 0],
  [company, "a review about ads first where ads are sold", REVIEWS_BY_TOPIC, ifThere("google-ads", 1)],
  [company, "no image of another host", /<img[^>]+src="https:/, 0, 0],
])("%s says %s", (agency, _, text, least, most = ALL) => {
  const found = Object.entries(pagesOf[agency]).filter(([, html]) => text.test(html));
  const shown = found.map(([file, html]) => `${file}: ${text.exec(html)?.[0].slice(0, 80)}`);
  expect(found.length, shown.join("\n")).toBeGreaterThanOrEqual(least);
  expect(found.length, shown.join("\n")).toBeLessThanOrEqual(most);
});

// Lists that are empty: clients, demos, names, reviews, profiles, topics and questions.
test.each([free, company, trader, swiss])("pages of %s have no gap", (agency) => {
  const pages = Object.entries(pagesOf[agency]);
  expect(pages.length).toBeGreaterThan(0);
  expect(pages.flatMap(([file, html]) => gapsIn(html).map((gap) => `${file}: ${gap}`))).toEqual([]);
});

function withoutQuestions(page: PageSource): PageSource {
  const without = (write: (say: Say) => PageWords) => (say: Say) => {
    const words = write(say);
    return words.questions ? { ...words, questions: { ...words.questions, items: {} } } : words;
  };
  const words = Object.entries(page.words).map(([language, write]) => [language, without(write)]);
  return { ...page, words: Object.fromEntries(words) as typeof page.words };
}

/** Returns empty lists, headings without anything below them, and links to parts that are not there. */
function gapsIn(html: string): string[] {
  const empty = html.match(/<(ul|ol|dl|nav)\b[^>]*><\/\1>|<p(?: class="[^"]*")?><\/p>/g) ?? [];
  const bare = html.match(/"page-width"><div class="section-head[^"]*"><h2[^>]*>[^<]*<\/h2><\/div><\/div>/g) ?? [];
  const targets = [...html.matchAll(/ href="#([^"]+)"/g)].map(([, id = ""]) => id);
  return [...empty, ...bare, ...targets.filter((id) => !html.includes(` id="${id}"`))];
}
