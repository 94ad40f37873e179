import * as v from "valibot";
import {
  address,
  count,
  countryCode,
  email,
  fillDelivery,
  isItalianVat,
  languageCode,
  mapEmbed,
  oneOf,
  percent,
  phone,
  picture,
  range,
  someOf,
  string,
  text,
  time,
  upTo,
  url,
  weekdays,
} from "./value-rules.ts";

/** What `src/site.ts` must hold: the type of the facts, taken from the rules below. */
export type Facts = v.InferOutput<ReturnType<typeof factRules>>;

/** A postal address in Italy or Switzerland. */
export type OfficeAddress = Facts["addresses"]["legal"];

/** First and last value, both included. */
export type NumberRange = readonly [from: number, to: number];

/** A service that is sold: the key of its price. */
export type Service = (typeof services)[number];

const continuing = v.strictObject({
  months: v.optional(count),
  perMonth: v.optional(count),
  perYear: v.optional(count),
});

const services = [
  "leadGeneration",
  "ecommerce",
  "ads",
  "analytics",
  "rispondiSubito",
  "landingPages",
  "instantWebsites",
  "flippingCatalog",
  "specializations",
] as const;

const plan = v.strictObject({ price: count, months: count, renewal: count });
const TIMELINE = "Write phases that follow each other, the last one until the delivery time.";

/** What Italian law wants on the site of a company (articles 2199 and 2250 of the Civil Code). */
const registeredCompany = v.strictObject({
  legalName: text,
  register: v.strictObject({ office: text, number: text }),
  rea: v.pipe(string, v.regex(/^[A-Z]{2}-\d+$/, "Write province and number, such as MB-1234567.")),
  shareCapital: v.optional(count),
  soleShareholder: v.optional(v.boolean("Write true, or remove it.")),
  pec: v.optional(email),
});
const soleTrader = v.literal("sole trader", 'Write "sole trader", or a group in braces: {…}.');
/** Chosen by hand, because a union would not say which rule of the group is broken. */
const company = v.lazy((value): typeof registeredCompany | typeof soleTrader => {
  return typeof value === "object" ? registeredCompany : soleTrader;
});

const officeHours = v.pipe(
  v.strictObject({
    days: v.pipe(
      someOf(oneOf(...weekdays)),
      v.check((days) => new Set(days).size === days.length, "Write each day once."),
    ),
    opens: time,
    closes: time,
  }),
  v.check(({ opens, closes }) => opens < closes, "Write a closing time that is later than the opening time."),
);

/** The rules for every fact. What is wrong is reported by `src/facts/check-facts.ts`. */
export function factRules(languages: readonly string[]) {
  const translated = v.strictObject(v.entriesFromList(languages, text));
  return v.strictObject({
    name: text,
    origin: v.pipe(
      string,
      v.url("Write the address where the site is published, with https://."),
      v.regex(/^https:\/\/[^?#\s]+$/, "Write it with https:// and without spaces, query or fragment."),
    ),
    vat: v.pipe(
      string,
      v.regex(/^\d{11}$/, "Write the eleven digits of an Italian VAT number, in quotes."),
      v.check(isItalianVat, "Copy it again: its last digit does not match the others."),
    ),
    company: v.optional(company),
    founder: v.strictObject({ initials: text, photo: v.optional(picture) }),

    email,
    phones: v.strictObject({ tollFree: phone, floatingCall: phone, whatsapp: phone }),
    tollFreeFrom: v.optional(someOf(countryCode)),
    officeHours,
    spokenLanguages: v.strictObject({
      people: someOf(languageCode),
      assistant: v.optional(someOf(languageCode)),
      rispondiSubito: someOf(languageCode),
    }),
    addresses: v.strictObject({ legal: address, operational: v.optional(address) }),
    serviceAreas: v.strictObject(v.entriesFromList(languages, someOf(text))),
    links: v.strictObject({
      reviews: url,
      privacy: url,
      cookies: url,
      flags: url,
      // What an agency does not have: its place on the pages goes too.
      calendar: v.optional(url),
      founder: v.optional(url),
      linkedin: v.optional(url),
      facebook: v.optional(url),
      instagram: v.optional(url),
      accessibility: v.optional(url),
      map: v.optional(url),
      mapEmbed: v.optional(mapEmbed),
      socialFeedScript: v.optional(url),
    }),
    clients: v.strictObject({
      demos: v.array(
        v.strictObject({
          name: text,
          url,
          image: picture,
          story: v.optional(translated),
          result: v.optional(v.strictObject({ before: translated, after: translated })),
        }),
      ),
      names: v.array(text),
    }),
    reviews: v.array(
      v.strictObject({
        author: text,
        company: v.optional(translated),
        topics: v.optional(v.array(v.picklist(services, 'Write the name of a price in src/site.ts, such as "ads".'))),
        rating: v.literal(5, "Write 5, as pages show five stars, or leave the review out."),
        text: translated,
      }),
    ),

    statistics: v.strictObject({ clients: count, campaigns: count, averageRoiPercent: count, experienceYears: count }),
    experience: v.strictObject({ reputationYears: count, founderYears: count }),
    availability: v.strictObject({ hoursPerDay: upTo(24), daysPerWeek: upTo(7) }),
    delivery: v.strictObject({
      prospectsDays: count,
      instantWebsites: v.pipe(
        v.strictObject({
          days: count,
          timeline: v.strictObject({ analysis: range, planning: range, development: range, launch: range }),
        }),
        v.forward(
          v.check(({ days, timeline }) => fillDelivery(timeline, days), TIMELINE),
          ["timeline"],
        ),
      ),
      landingPages: v.pipe(
        v.strictObject({
          workingDays: count,
          timeline: v.strictObject({ briefing: range, development: range, review: range, publication: range }),
        }),
        v.forward(
          v.check(({ workingDays, timeline }) => fillDelivery(timeline, workingDays), TIMELINE),
          ["timeline"],
        ),
      ),
      supportMonths: count,
      planWorkingDays: count,
      activationWorkingDays: range,
      consultationMinutes: count,
      quoteWorkingDays: count,
    }),

    vatPercent: percent,
    prices: v.strictObject(v.entriesFromList(services, v.nullable(range))),
    continuing: v.strictObject(v.entriesFromList(services, v.optional(continuing))),
    websites: v.strictObject({ pages: count, yearlyChanges: count }),
    landingPages: v.strictObject({ corrections: count, years: count }),
    catalogs: v.strictObject({ pages: count }),
    shops: v.strictObject({ products: count }),
    callAnswering: v.strictObject({ monthlyMinutes: count, numbers: count }),
    oneMore: v.strictObject({
      ...{ page: count, number: count, minutes: count, correction: count, copyPage: count },
      ...{ catalogPage: count, product: count },
    }),
    priceLevel: text,
    offers: v.strictObject({
      tryAds: v.pipe(
        v.strictObject({ price: count, adSpend: count, liveMonths: count }),
        v.forward(
          v.partialCheck(
            [["price"], ["adSpend"]],
            ({ price, adSpend }) => adSpend <= price,
            "Write at most the price, which includes it.",
          ),
          ["adSpend"],
        ),
      ),
      threeMonths: plan,
      oneYear: plan,
      recharge: v.pipe(
        v.strictObject({ multiple: count, adSpacePercent: percent, managementPercent: percent }),
        v.forward(
          v.partialCheck(
            [["adSpacePercent"], ["managementPercent"]],
            ({ adSpacePercent, managementPercent }) => adSpacePercent + managementPercent === 100,
            "Correct it or adSpacePercent: together they must be 100.",
          ),
          ["managementPercent"],
        ),
      ),
      adsManagement: v.strictObject({
        setupPerChannel: count,
        feePercent: percent,
        minimumMonthlyFee: count,
        initialTermMonths: count,
        settlementDays: count,
        noticeMonths: count,
      }),
      startBudgets: someOf(count),
    }),

    embeds: oneOf("on-view", "on-click"),
    socialFeedGlobal: v.pipe(
      string,
      v.regex(/^[A-Za-z_$][\w$]*$/, "Write the name of the global object that the feed's script creates."),
    ),
    openQuestions: v.array(oneOf("embeds", "claims")),
    sampleContent: v.array(oneOf("reviews", "founder", "stories", "terms")),
  });
}
