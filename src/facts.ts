import { parsePhoneNumber } from "awesome-phonenumber";
import * as v from "valibot";

/** What `src/site.ts` must hold: the type of the facts, taken from the rules below. */
export type Facts = v.InferOutput<typeof factsSchema>;

/** A postal address in Italy or Switzerland. */
export type Address = Facts["addresses"]["legal"];

/** First and last value, both included. */
export type Range = readonly [from: number, to: number];

/** A service with a price range. */
export type PricedService = keyof Facts["priceRanges"];

/** Returns whether an Italian VAT number has eleven digits, the last of which checks the others (DPR 633/72). */
export function isItalianVat(value: string): boolean {
  if (!/^\d{11}$/.test(value)) return false;
  const digits = [...value].map(Number);
  const sum = digits.slice(0, 10).reduce((total, digit, index) => {
    if (index % 2 === 0) return total + digit;
    return total + (digit * 2 > 9 ? digit * 2 - 9 : digit * 2);
  }, 0);
  return (10 - (sum % 10)) % 10 === digits[10];
}

const string = v.string("Write it as text, in quotes.");
const text = v.pipe(string, v.trim(), v.nonEmpty("Write the text that the pages should show."));

const wholeNumber = "Write a whole number greater than zero, without quotes or separators.";
const count = v.pipe(v.number(wholeNumber), v.integer(wholeNumber), v.minValue(1, wholeNumber));
const percent = v.pipe(count, v.maxValue(100, "Write a percentage of at most 100."));

const twoNumbers = "Write two whole numbers, the smaller first, such as [5, 7].";
const range = v.pipe(
  v.tuple([v.number(twoNumbers), v.number(twoNumbers)], twoNumbers),
  v.check(
    (ends) => ends.length === 2 && ends.every((end) => Number.isInteger(end) && end > 0) && ends[0] <= ends[1],
    twoNumbers,
  ),
);

const phone = v.pipe(
  string,
  v.regex(/^\+\d+$/, "Write a plus, the country code and the digits, without spaces, such as +390236596123."),
  v.check((value) => parsePhoneNumber(value).valid, "Check the digits and the country code: no such number exists."),
);

const url = v.pipe(
  string,
  v.url("Write a whole address, with https:// at its start."),
  v.startsWith("https://", "Write it with https://, as visitors need a secure address."),
);

const postalCodes = { IT: /^\d{5}$/, CH: /^\d{4}$/ };
const address = v.pipe(
  v.strictObject({
    street: text,
    postalCode: string,
    city: text,
    province: v.pipe(string, v.regex(/^[A-Z]{2}$/, "Write the two capital letters of province or canton, such as MB.")),
    country: v.picklist(["IT", "CH"], 'Write "IT" for Italy or "CH" for Switzerland.'),
  }),
  v.forward(
    v.partialCheck(
      [["postalCode"], ["country"]],
      ({ postalCode, country }) => postalCodes[country].test(postalCode),
      "Write the digits of the postal code in quotes: five in Italy (IT), four in Switzerland (CH).",
    ),
    ["postalCode"],
  ),
);

const picture = v.pipe(
  string,
  v.nonEmpty("Write the path of a picture below static/, such as images/clients/bar.jpg."),
);

const prices = v.nullable(range);

/** The rules for every fact. What is wrong is reported by `src/ssg/checks/facts.ts`, with the line of the fact. */
export const factsSchema = v.strictObject({
  name: text,
  origin: v.pipe(
    string,
    v.url("Write the address where the site is published, with https://."),
    v.regex(/^https:\/\/[^?#]+$/, "Write it with https:// and without query or fragment."),
  ),
  vat: v.pipe(
    string,
    v.regex(/^\d{11}$/, "Write the eleven digits of an Italian VAT number, in quotes."),
    v.check(isItalianVat, "Copy it again: its last digit does not match the others."),
  ),
  founder: v.strictObject({ initials: text, photo: v.optional(picture) }),
  shareImage: v.optional(picture),

  email: v.pipe(string, v.email("Write a whole e-mail address, such as info@example.com.")),
  phones: v.strictObject({ tollFree: phone, floatingCall: phone, whatsapp: phone }),
  addresses: v.strictObject({ legal: address, operational: address }),
  links: v.strictObject({
    calendar: url,
    reviews: url,
    founder: url,
    linkedin: url,
    facebook: url,
    instagram: url,
    privacy: url,
    cookies: url,
    map: url,
    mapEmbed: url,
    socialFeedScript: url,
    flags: url,
  }),
  clients: v.strictObject({
    demos: v.array(
      v.strictObject({
        name: text,
        url,
        image: picture,
        // By language; `src/ssg/checks/facts.ts` looks for all of them.
        story: v.optional(v.record(string, text)),
      }),
    ),
    names: v.array(text),
  }),

  statistics: v.strictObject({ clients: count, campaigns: count, averageRoiPercent: count, experienceYears: count }),
  experience: v.strictObject({ reputationYears: count, founderYears: count }),
  availability: v.strictObject({ hoursPerDay: count, daysPerWeek: count }),
  delivery: v.strictObject({
    prospectsDays: count,
    instantSite: v.strictObject({
      days: count,
      timeline: v.strictObject({ analysis: range, planning: range, development: range, launch: range }),
    }),
    landingPage: v.strictObject({
      workingDays: count,
      timeline: v.strictObject({ briefing: range, development: range, review: range, publication: range }),
    }),
    supportMonths: count,
    activationWorkingDays: range,
  }),

  priceRanges: v.strictObject({
    leadGeneration: prices,
    ecommerce: prices,
    ads: prices,
    analytics: prices,
    rispondiSubito: prices,
    landingPages: prices,
    instantWebsites: prices,
    flippingCatalog: prices,
    specializations: prices,
  }),
  defaultPriceRange: text,
  offers: v.strictObject({
    tryAds: v.strictObject({ price: count, adSpend: count, liveMonths: count }),
    threeMonths: v.strictObject({ price: count, months: count }),
    oneYear: v.strictObject({ price: count, months: count }),
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
      noticeMonths: count,
    }),
  }),

  embeds: v.picklist(["on-view", "on-click"], 'Write "on-view" or "on-click".'),
  socialFeedGlobal: v.pipe(
    string,
    v.regex(/^[A-Za-z_$][\w$]*$/, "Write the name of the global object that the feed's script creates."),
  ),
  securityTxtExpires: v.pipe(string, v.isoTimestamp("Write a date and time in UTC, such as 2027-10-31T23:00:00Z.")),
  sampleContent: v.array(v.picklist(["reviews", "founder", "stories"], 'Write "reviews", "founder" or "stories".')),
});
