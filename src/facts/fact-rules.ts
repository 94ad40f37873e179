import * as v from "valibot";
import { type orderNames, priceRules, type projects, services } from "./price-rules.ts";
import {
  address,
  count,
  countryCode,
  email,
  isItalianVat,
  languageCode,
  mapEmbed,
  oneOf,
  phone,
  picture,
  range,
  someOf,
  string,
  text,
  time,
  timeline,
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

/** A service that is sold: a project with a fee from and to, or one that has list prices or a quote. */
export type Service = (typeof services)[number];
export type ProjectService = (typeof projects)[number];

/** The orders whose bills stand on the pages: of a service, and others. */
export type OrderName = (typeof orderNames)[number];

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

    statistics: v.strictObject({ clients: count, campaigns: count, averageRoiPercent: count }),
    experience: v.strictObject({ reputationYears: count, founderYears: count }),
    enquiryCost: v.optional(range),
    availability: v.strictObject({ hoursPerDay: upTo(24), daysPerWeek: upTo(7) }),
    delivery: v.strictObject({
      prospectsDays: count,
      instantWebsites: timeline("analysis", "planning", "development", "launch"),
      landingPages: timeline("briefing", "development", "review", "publication"),
      supportMonths: count,
      planWorkingDays: count,
      activationWorkingDays: range,
      consultationMinutes: count,
      quoteWorkingDays: count,
    }),

    ...priceRules,

    embeds: oneOf("on-view", "on-click"),
    socialFeedGlobal: v.pipe(
      string,
      v.regex(/^[A-Za-z_$][\w$]*$/, "Write the name of the global object that the feed's script creates."),
    ),
    openQuestions: v.array(oneOf("embeds", "claims")),
    sampleContent: v.array(oneOf("reviews", "founder", "stories", "terms", "enquiryCost")),
  });
}
