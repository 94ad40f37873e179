import { existsSync } from "node:fs";
import { join } from "node:path";
import { parsePhoneNumber } from "awesome-phonenumber";
import * as v from "valibot";
import type { Content } from "../content/types.ts";
import { floatingChain } from "../navigation.ts";
import type { Route } from "../routes.ts";
import type { Facts, LinkName, PricedService } from "../site.ts";
import { defaultLanguage, type Language, languages, paths } from "../urls.ts";
import { didYouMean, nearest } from "./nearest.ts";
import { placeOfKey, placeOfText } from "./source-place.ts";

/**
 * Every problem of the business facts and of what hangs on them (decisions,
 * "Facts"), each with its place and what to do about it.
 */
export function factProblems(
  root: string,
  site: Facts,
  routes: readonly Route[],
  content: Record<Language, Content>,
): string[] {
  const routePaths = routes.map((route) => route.path);
  return [
    ...valueProblems(root, site),
    ...languageProblems(root, content),
    ...countProblems(root, site, content),
    ...routeProblems(root, routePaths),
    ...chainProblems(root, floatingChain, routePaths),
  ];
}

/** Italian VAT number: eleven digits, the last of which checks the others (DPR 633/72). */
export function isItalianVat(value: string): boolean {
  if (!/^\d{11}$/.test(value)) return false;
  const digits = [...value].map(Number);
  const sum = digits.slice(0, 10).reduce((total, digit, index) => {
    if (index % 2 === 0) return total + digit;
    return total + (digit * 2 > 9 ? digit * 2 - 9 : digit * 2);
  }, 0);
  return (10 - (sum % 10)) % 10 === digits[10];
}

function valueProblems(root: string, site: Facts): string[] {
  const schema = factsSchema(root);
  const unknown = [...unknownKeys(schema, site)];
  // A mistyped key is one problem: the fact it was meant to be is not missing as well.
  const mistyped = unknown.map(({ path, known }) =>
    [...path.slice(0, -1), nearest(path.at(-1) ?? "", known)].join("."),
  );
  const place = (path: readonly string[]) => placeOfKey(root, "src/site.ts", path);
  const { issues = [] } = v.safeParse(schema, site, { abortPipeEarly: true });
  return [
    ...unknown.map(
      ({ path, known }) =>
        `${place(path)} ${path.join(".")} is no fact the site knows.${didYouMean(path.at(-1) ?? "", known)} Rename it or take it out.`,
    ),
    ...issues
      .map((issue) => ({ issue, path: (issue.path ?? []).map((item) => String(item.key)) }))
      .filter(({ path }) => !mistyped.includes(path.join(".")))
      .map(({ issue, path }) => {
        const value = issue.input === undefined ? "missing" : JSON.stringify(issue.input);
        return `${place(path)} ${path.join(".")} is ${value}: ${advice(issue)}`;
      }),
  ];
}

/** Keys that stand in the facts and have no meaning, with those that may have been meant. */
function* unknownKeys(
  schema: object,
  value: unknown,
  path: string[] = [],
): Generator<{ path: string[]; known: string[] }> {
  const { entries } = schema as { entries?: v.ObjectEntries };
  if (!entries || value === null || typeof value !== "object") return;
  const missing = Object.keys(entries).filter((key) => !(key in value));
  for (const [key, inner] of Object.entries(value)) {
    if (entries[key]) yield* unknownKeys(entries[key], inner, [...path, key]);
    else yield { path: [...path, key], known: missing.length > 0 ? missing : Object.keys(entries) };
  }
}

/** What a rule says about a value, or the form it wants where the value is of another kind altogether. */
function advice({ message, expected }: v.BaseIssue<unknown>): string {
  if (!message.startsWith("Invalid")) return message;
  return `Write it as ${expected === "string" ? "text in quotes" : "the type Facts, further down, shows"}.`;
}

const unit = "Write a whole number greater than zero, without quotes or separators.";
const count = v.pipe(v.number(unit), v.integer(unit), v.minValue(1, unit));
const percent = v.pipe(count, v.maxValue(100, "Write at most 100: it is a share of a whole."));
const words = v.pipe(v.string(), v.trim(), v.nonEmpty("It is empty. Write the value the pages should show."));
const rising = v.custom<readonly [number, number]>(
  (value) =>
    Array.isArray(value) &&
    value.length === 2 &&
    value.every((number) => Number.isInteger(number) && number > 0) &&
    value[0] <= value[1],
  "Write two whole numbers, the smaller first, such as [5, 7].",
);
const phoneNumber = v.pipe(
  v.string(),
  v.regex(/^\+\d+$/, "Write it in E.164 form: a plus, the country code and digits alone, such as +39800000000."),
  v.check((value) => parsePhoneNumber(value).valid, "No such number exists. Check the digits and the country code."),
);
const url = v.pipe(
  v.string(),
  v.url("It is no web address. Write it whole, with https://."),
  v.startsWith("https://", "Visitors need a secure address. Write it with https://."),
);
const address = v.object({
  street: words,
  postalCode: v.pipe(v.string(), v.regex(/^\d{5}$/, "Write the five digits of an Italian postal code, in quotes.")),
  city: words,
  province: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, "Write the two capital letters of the province, such as MB.")),
});

const links = {
  calendar: url,
  reviews: url,
  founder: url,
  linkedin: url,
  facebook: url,
  instagram: url,
  privacy: url,
  cookies: url,
  mapEmbed: url,
  map: url,
  socialFeedScript: url,
  flags: url,
} satisfies Record<LinkName, unknown>;
const risingOrVaries = v.nullable(rising);
const priceRanges = {
  leadGeneration: risingOrVaries,
  ecommerce: risingOrVaries,
  ads: risingOrVaries,
  analytics: risingOrVaries,
  rispondiSubito: risingOrVaries,
  landingPages: risingOrVaries,
  instantWebsites: risingOrVaries,
  flippingCatalog: risingOrVaries,
  specializations: risingOrVaries,
} satisfies Record<PricedService, unknown>;

function factsSchema(root: string) {
  return v.object({
    name: words,
    origin: v.pipe(
      v.string(),
      v.url("It is no web address. Write the address the site is published under, with https://."),
      v.regex(/^https:\/\/[^?#]+$/, "Write it with https:// and without query or fragment."),
    ),
    vat: v.pipe(
      v.string(),
      v.regex(/^\d{11}$/, "Write the eleven digits of an Italian VAT number, in quotes."),
      v.check(isItalianVat, "Its last digit does not match the others. Copy it again from the registration."),
    ),
    email: v.pipe(v.string(), v.email("It is no e-mail address. Write it whole, such as info@example.com.")),
    securityTxtExpires: v.pipe(
      v.string(),
      v.isoTimestamp("Write a date and time in UTC, such as 2027-10-31T23:00:00Z."),
    ),
    phones: v.object({ tollFree: phoneNumber, floatingCall: phoneNumber, whatsapp: phoneNumber }),
    addresses: v.object({ legal: address, operational: address }),
    links: v.object(links),
    socialFeedGlobal: v.pipe(
      v.string(),
      v.regex(/^[A-Za-z_$][\w$]*$/, "Write the name of the global object that the feed's script creates."),
    ),
    embeds: v.picklist(["on-view", "on-click"], 'Write "on-view" or "on-click".'),
    sampleContent: v.array(v.picklist(["reviews", "founder"], 'Write "reviews" or "founder": no other is known.')),
    founder: v.object({ initials: words }),
    clients: v.object({
      demos: v.array(
        v.object({
          name: words,
          url,
          image: v.pipe(
            v.string(),
            v.check(
              (image) => existsSync(join(root, "static", image)),
              "There is no such file below static/. Put the picture there or correct the path.",
            ),
          ),
        }),
      ),
      names: v.array(words),
    }),
    availability: v.object({ hoursPerDay: count, daysPerWeek: count }),
    statistics: v.object({ clients: count, campaigns: count, averageRoiPercent: count, experienceYears: count }),
    experience: v.object({ reputationYears: count, founderYears: count }),
    delivery: v.object({
      prospectsDays: count,
      instantSite: v.object({
        days: count,
        timeline: v.object({ analysis: rising, planning: rising, development: rising, launch: rising }),
      }),
      landingPage: v.object({
        workingDays: count,
        timeline: v.object({ briefing: rising, development: rising, review: rising, publication: rising }),
      }),
      supportMonths: count,
      activationWorkingDays: rising,
    }),
    priceRanges: v.object(priceRanges),
    defaultPriceRange: words,
    offers: v.object({
      tryAds: v.object({ price: count, adSpend: count, liveMonths: count }),
      threeMonths: v.object({ price: count, months: count }),
      oneYear: v.object({ price: count, months: count }),
      recharge: v.pipe(
        v.object({ multiple: count, adSpacePercent: percent, managementPercent: percent }),
        v.check(
          (recharge) => recharge.adSpacePercent + recharge.managementPercent === 100,
          "Its two shares do not add up to 100 percent. Correct one of them.",
        ),
      ),
      adsManagement: v.object({
        setupPerChannel: count,
        feePercent: percent,
        minimumMonthlyFee: count,
        initialTermMonths: count,
        noticeMonths: count,
      }),
    }),
  });
}

/** Every language of `src/urls.ts` has its words. */
function languageProblems(root: string, content: Partial<Record<Language, Content>>): string[] {
  const place = placeOfKey(root, "src/content/index.ts", []);
  return languages
    .filter((language) => !content[language])
    .map(
      (language) =>
        `${place} has no words in "${language}", a language of src/urls.ts. Copy src/content/${defaultLanguage} to src/content/${language}, translate it and name it there.`,
    );
}

/** Counts that the specification fixes and the types cannot hold (section 2). */
function countProblems(root: string, site: Facts, content: Record<Language, Content>): string[] {
  const clients = (key: string) => placeOfKey(root, "src/site.ts", ["clients", key]);
  const expected: [place: string, what: string, found: number, wanted: number][] = [
    [clients("demos"), "demo sites", site.clients?.demos?.length, 6],
    [clients("names"), "client names", site.clients?.names?.length, 5],
    ...Object.entries(content).map(([language, { testimonials }]): [string, string, number, number] => [
      placeOfKey(root, `src/content/${language}/testimonials.ts`, ["reviews"]),
      "reviews",
      testimonials.reviews.length,
      17,
    ]),
  ];
  return expected
    .filter(([, , found, wanted]) => found !== undefined && found !== wanted)
    .map(
      ([place, what, found, wanted]) =>
        `${place} has ${found} ${what}: the specification shows ${wanted}. Add or remove some.`,
    );
}

/** Every path of `src/urls.ts` has one route, and no route is there twice. */
export function routeProblems(root: string, routePaths: readonly string[]): string[] {
  const place = (path: string) => placeOfText(root, `path: "${path}"`, "src/routes.ts") ?? "src/routes.ts";
  const twice = routePaths.filter((path, index) => routePaths.indexOf(path) !== index);
  const missing = paths.filter((path) => !routePaths.includes(path));
  const unknown = routePaths.filter((path) => !(paths as readonly string[]).includes(path));
  return [
    ...twice.map((path) => `${place(path)} There are two routes for "/${path}". Keep one.`),
    ...unknown.map(
      (path) =>
        `${place(path)} "/${path}" is no path of src/urls.ts.${didYouMean(path, missing)} Correct it, or add it there.`,
    ),
    ...missing.map(
      (path) =>
        `${placeOfText(root, `"${path}"`, "src/urls.ts") ?? "src/urls.ts"} "/${path}" has no route. Add one to src/routes.ts, or take the path out.`,
    ),
  ];
}

/** The floating buttons lead round: every step is a page, and none comes twice. */
export function chainProblems(root: string, chain: readonly string[], routePaths: readonly string[]): string[] {
  const place = (path: string) => placeOfText(root, `"${path}",`, "src/navigation.ts") ?? "src/navigation.ts";
  const unknown = chain.filter((path) => !routePaths.includes(path));
  const twice = chain.filter((path, index) => chain.indexOf(path) !== index);
  return [
    ...unknown.map(
      (path) =>
        `${place(path)} The floating chain leads to "/${path}", which is no page.${didYouMean(path, routePaths)} Correct or remove it.`,
    ),
    ...twice.map(
      (path) => `${place(path)} The floating chain has "/${path}" twice, so it never comes back home. Keep one.`,
    ),
  ];
}
