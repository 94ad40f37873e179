import { beforeAll, expect, test } from "vitest";
import type { Facts } from "../../../src/facts/fact-rules.ts";
import { languages, paths } from "../../../src/urls.ts";
import { sharedWords } from "../../../src/words/index.ts";
import { facts } from "../../support/site/own-site.ts";
import { type RenderedPages, renderWithFacts } from "../../support/site/render-with-facts.ts";

const leadGeneration: Facts["terms"]["priceRanges"]["leadGeneration"] = {
  ...{ pays: "project", adBudget: "excluded", months: 3 },
  goingOn: { price: 300, per: "month" },
};

/** Agencies with facts that the samples do not have, and what they change. */
const agencies = {
  "an agency with a toll-free number": (facts: Facts) => {
    facts.name = "Studio Ràbano";
    facts.phones.tollFree = "+39800123456";
    facts.priceRanges.leadGeneration = [1000, 5000];
    facts.terms.priceRanges.leadGeneration = leadGeneration;
    facts.terms.projectsPaid = "halves";
    facts.terms.planRenewal = "by-choice";
  },
  "a company in Lugano": (facts: Facts) => {
    facts.name = "Ràbano & <Łódź> “🚀”";
    facts.phones.tollFree = "+41918001234";
    facts.addresses.operational = {
      ...{ street: "Via Nassa 5", postalCode: "6900", city: "Lugano" },
      ...{ province: "TI", country: "CH" },
    };
    facts.company = {
      legalName: "Ràbano S.r.l.",
      register: { office: "Monza", number: "02342520158" },
      rea: "MB-1234567",
      shareCapital: 10000,
      soleShareholder: true,
      pec: "rabano@pec.it",
    };
    facts.links.accessibility = "https://studio.it/accessibilita.pdf";
    facts.links.mapEmbed = "https://maps.studio.it/embed";
    facts.links.socialFeedScript = "https://feed.studio.it/feed.js";
    facts.priceRanges.leadGeneration = [1000, 5000];
    facts.terms.priceRanges.leadGeneration = { ...leadGeneration, adBudget: "included" };
    facts.priceRanges.analytics = [500, 3000];
    facts.terms.priceRanges.ecommerce.adBudget = "excluded";
    facts.terms.priceRanges.analytics = { pays: "month" };
    facts.terms.projectsPaid = "end";
    facts.terms.planRenewal = "automatic";
    facts.availability = { hoursPerDay: 12, daysPerWeek: 6 };
    facts.offers.threeMonths = { price: 410, months: 3 };
    facts.offers.oneYear = { price: 1000, months: 12 };
    facts.offers.recharge = { multiple: 250, adSpacePercent: 75, managementPercent: 25 };
    const [first, second] = facts.clients.demos;
    Object.assign(first ?? {}, {
      result: { before: { it: "prima", en: "before" }, after: { it: "dopo", en: "after" } },
    });
    delete second?.result;
    facts.reviews = ["A. A.", "B. B.", "C. C."].map((author) => ({
      author,
      rating: 5,
      text: { it: `Detto da ${author}`, en: `Said by ${author}` },
      ...(author === "B. B." && { topics: ["ads"] }),
    }));
  },
  "a sole trader with a landline and little else": (facts: Facts) => {
    facts.name = "Agenzia di Comunicazione Sant’Ambrogio & Co.";
    facts.phones.tollFree = "+390236596123";
    facts.company = "sole trader";
    facts.reviews = [];
    facts.offers.threeMonths = { price: 400, months: 3 };
    facts.offers.oneYear = { price: 1600, months: 12 };
    facts.addresses.legal.city = "Como";
    delete facts.addresses.operational;
    const { reviews, privacy, cookies, flags } = facts.links;
    facts.links = { reviews, privacy, cookies, flags };
  },
  "an agency with a number that is free in Switzerland, and a map without a frame": (facts: Facts) => {
    facts.phones.tollFree = "+41800123456";
    delete facts.links.mapEmbed;
  },
};
type Agency = keyof typeof agencies;
const [free, company, trader, swiss] = Object.keys(agencies) as [Agency, Agency, Agency, Agency];

const pagesOf = new Map<Agency, RenderedPages>();
beforeAll(async () => {
  for (const [agency, change] of Object.entries(agencies)) {
    const facts = structuredClone(facts);
    change(facts);
    pagesOf.set(agency as Agency, await renderWithFacts(facts));
  }
});

const FREE = /numero\s+verde|toll-?free|gratuit\w\s+dall|free to call/i;
const rows = (pairs: [string, string][]) =>
  `<dl>${pairs.map(([term, text]) => `<div><dt>${term}</dt><dd>${text}</dd></div>`).join("")}</dl>`;
const SANDBOX = "allow-scripts allow-popups allow-popups-to-escape-sandbox";
const inAttribute = (text: string) => text.replaceAll('"', "&quot;");

test.each<[agency: Agency, what: string, file: string, text: string | RegExp]>([
  [company, "whether a price includes the ads", "it/services/lead-generation", "annunci inclusi, IVA esclusa"],
  [company, "that a price excludes the ads", "en/services/ecommerce", "plus ads and VAT"],
  [
    free,
    "a price in rows",
    "it/services/lead-generation",
    rows([
      ["Prezzo", "1.000–5.000\u00a0€ a progetto"],
      ["Si paga", "metà alla conferma, metà quando è attivo"],
      ["Comprende", "3\u00a0mesi di servizio"],
      ["Poi", "300\u00a0€ al mese, solo se continui"],
    ]),
  ],
  [
    company,
    "a price that is paid at the end, and goes on until it is cancelled",
    "en/services/lead-generation",
    rows([
      ["Price", "€1,000–€5,000 per project"],
      ["You pay", "when it is live"],
      ["Includes", "3\u00a0months of service"],
      ["Then", "€300 a month, until you cancel"],
    ]),
  ],
  [company, "a price by the month", "it/services/analytics", rows([["Prezzo", "500–3.000\u00a0€ al mese"]])],
  [company, "no months of service where none are in the price", "it/services/analytics", "<dd>il report</dd>"],
  [company, "the country code of a foreign number", "it/contact", "+41\u00a091\u00a0800\u00a012\u00a034"],
  [company, "the country of an office abroad", "it/contact", "6900\u00a0Lugano\u00a0(TI), Svizzera"],
  [company, "the country in English", "en/contact", "6900\u00a0Lugano\u00a0(TI), Switzerland"],
  [company, "the country to search engines", "en/contact", '"addressCountry":"CH"'],
  [company, "what the work for a client changed", "it", /prima<.*dopo</],
  [company, "what the work changed, in English", "en", /before<.*after</],
  [company, "the share capital", "en/about", "Paid-up share capital €10,000"],
  [company, "its legal name to search engines", "en", '"legalName":"Ràbano S.r.l."'],
  [company, "a statement on accessibility", "en/services/ads", 'href="https://studio.it/accessibilita.pdf"'],
  [company, "hours that are not round the clock", "it", "12\u00a0ore su 24, 6\u00a0giorni su 7"],
  [company, "parts of a top-up that add up", "it/landing", /188\u00a0€ ogni 250.*62\u00a0€ ogni 250/s],
  [company, "what a year saves", "it/landing", "Risparmi 640\u00a0€ rispetto a 4 periodi da 3\u00a0mesi"],
  [company, "reviews in their order", "it", /Detto da A.*Detto da B.*Detto da C/s],
  [company, "reviews about ads first on their page", "en/google-ads", /Said by B.*Said by A.*Said by C/s],
  [company, "a review about the agency on its page", "it/about", "Detto da A"],
  [company, "how a single review was chosen", "it/services/ads", sharedWords.ui.it.reviews.disclosureOfOne],
  [company, "a map in a sandbox", "it", inAttribute(`"sandbox":"${SANDBOX} allow-same-origin"`)],
  // The feed is served from our origin, so its sandbox must not grant that origin.
  [company, "a feed in a stricter sandbox", "it", inAttribute(`"sandbox":"${SANDBOX}"`)],
  [
    trader,
    "name and VAT number alone",
    "it",
    `<p>Agenzia di Comunicazione Sant’Ambrogio &amp; Co. · P.\u00a0IVA\u00a0${facts.vat}</p>`,
  ],
  [trader, "its only town", "it", "PMI, Como"],
  [swiss, "a link to the map", "it/contact", /class="embed embed-map"><a href="https/],
])("%s shows %s on /%s/", (agency, _, folder, text) => {
  const html = pagesOf.get(agency)?.[`${folder}/index.html`] ?? "";
  // `toMatch` would print the whole page on failure.
  expect(typeof text === "string" ? html.includes(text) : text.test(html), String(text)).toBe(true);
});

const ALL = languages.length * paths.length;
const LEGAL_LINE = `Ràbano S.r.l. · P.\u00a0IVA\u00a0${facts.vat} · Registro delle Imprese di Monza 02342520158 · REA\u00a0MB-1234567 · Capitale sociale versato 10.000\u00a0€ · Società a socio unico · PEC rabano@pec.it`;

test.each<[agency: Agency, what: string, text: RegExp, least: number, most: number]>([
  [free, "that calls are free", FREE, 7, ALL],
  [trader, "nothing of free calls", FREE, 0, 0],
  // Free in Switzerland only.
  [swiss, "nothing of free calls", FREE, 0, 0],
  [company, "what the law asks for, on every Italian page", RegExp(LEGAL_LINE), paths.length, paths.length],
  [company, "its name, with any characters", /Ràbano &amp; &lt;Łódź&gt; “🚀”/, ALL, ALL],
  [company, "no name that is not escaped", /<Łódź>/, 0, 0],
  [company, "no hours in short", /12\/6/, 0, 0],
  [trader, "nothing of a year that saves nothing", /Risparmi|You save/, 0, 0],
  [trader, "no place for reviews", /class="(?:reviews|wall)"/, 0, 0],
  [
    trader,
    "no trace of what it does not have",
    /undefined|href=""|class="embed|id="feed-title"|"https:\/\/example\.com\/(?!recensioni|privacy|cookie|demo)|Como (?:e|and) Como|<(?:ul|nav|dl)[^>]*><\/|aria-label="(?:Seguici|Follow us)"|\b(?:sul|nostro|our) calendar|o prenota una|consulenza prenotata|book(?:ed)?\b.{1,8}consultation/,
    0,
    0,
  ],
  [free, "its name in titles", /<title>[^|<]+ \| Studio Ràbano</, 21, ALL],
  [trader, "no name in titles, which would be too long", /<title>[^<]+\|/, 0, 0],
])("%s says %s", (agency, _, text, least, most) => {
  const found = Object.entries(pagesOf.get(agency) ?? {}).filter(([, html]) => text.test(html));
  const files = found.map(([file]) => file);
  expect(files.length, files.join()).toBeGreaterThanOrEqual(least);
  expect(files.length, files.join()).toBeLessThanOrEqual(most);
});
