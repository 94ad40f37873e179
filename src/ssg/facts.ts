import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isValidPhoneNumber } from "libphonenumber-js";
import * as v from "valibot";
import type { Content } from "../content/types.ts";
import { floatingChain } from "../navigation.ts";
import type { Route } from "../routes.ts";
import type { Facts } from "../site.ts";
import { type Language, paths } from "../urls.ts";
import { BuildError } from "./build-error.ts";

/**
 * Checks every business fact and what hangs on it (decisions, "Facts").
 *
 * @throws BuildError naming every problem at once, with its place in `src/site.ts`.
 */
export function validateFacts(
  root: string,
  site: Facts,
  routes: readonly Route[],
  content: Record<Language, Content>,
): void {
  const problems = [
    ...factProblems(root, site),
    ...countProblems(site, content),
    ...routeProblems(routes.map((route) => route.path)),
    ...chainProblems(
      floatingChain,
      routes.map((route) => route.path),
    ),
  ];
  if (problems.length > 0) throw BuildError.all("The facts of the site have problems:", problems);
}

/** Every fact that still holds a sample value, as `phones.tollFree: "+39800000000"`. The launch check refuses while any is left. */
export function sampleValues(site: Facts): string[] {
  const samples = [...leaves(site)]
    .filter(([, value]) => typeof value === "string" && sample.test(value))
    .map(([path, value]) => `${path}: "${value}"`);
  return [...samples, ...site.sampleContent.map((kind) => `sampleContent: ${kind}`)];
}

const sample = /example\.com|Esempio|^\+39800000000$|^0{11}$|^A\. E\.$/;

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

function factProblems(root: string, site: Facts): string[] {
  const result = v.safeParse(factsSchema(root), site);
  if (result.success) return [];
  const source = readSource(root);
  return result.issues.map((issue) => {
    const path = (issue.path ?? []).map((item) => String(item.key));
    const value = issue.input === undefined ? "nothing" : JSON.stringify(issue.input);
    return `${lineOf(source, path)} ${path.join(".")} is ${value}: ${issue.message}`;
  });
}

const unit = "Write a whole number greater than zero, without quotes or separators.";
const count = v.pipe(v.number(unit), v.integer(unit), v.minValue(1, unit));
const percent = v.pipe(count, v.maxValue(100, "A share of a whole is at most 100 percent."));
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
  v.check((value) => isSampleOrValid(value), "No such number exists. Check the digits and the country code."),
);
const url = v.pipe(
  v.string(),
  v.url("It is no web address. Write it whole, with https://."),
  v.startsWith("https://", "Visitors need a secure address. Write it with https://."),
);
const address = v.object({
  street: words,
  postalCode: v.pipe(v.string(), v.regex(/^\d{5}$/, "An Italian postal code has five digits, in quotes.")),
  city: words,
  province: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, "Write the two capital letters of the province, such as MB.")),
});

/** `800 000 000` stands for a number nobody has, and is no valid one. */
function isSampleOrValid(value: string): boolean {
  return sample.test(value) || isValidPhoneNumber(value);
}

function factsSchema(root: string) {
  return v.strictObject({
    name: words,
    origin: v.pipe(
      v.string(),
      v.url("It is no web address. Write the address the site is published under, with https://."),
      v.regex(/^https:\/\/[^?#]+$/, "Write it with https:// and without query or fragment."),
    ),
    vat: v.pipe(
      v.string(),
      v.regex(/^\d{11}$/, "An Italian VAT number has eleven digits, in quotes."),
      v.check(isItalianVat, "Its last digit does not match the others. Copy it again from the registration."),
    ),
    email: v.pipe(v.string(), v.email("It is no e-mail address.")),
    phones: v.strictObject({ tollFree: phoneNumber, floatingCall: phoneNumber, whatsapp: phoneNumber }),
    addresses: v.strictObject({ legal: address, operational: address }),
    links: v.record(v.string(), url),
    socialFeedGlobal: v.pipe(
      v.string(),
      v.regex(/^[A-Za-z_$][\w$]*$/, "Write the name of the global object that the feed's script creates."),
    ),
    embeds: v.picklist(["on-view", "on-click"], 'Write "on-view" or "on-click".'),
    sampleContent: v.array(
      v.picklist(["reviews", "founder", "client images"], 'Only "reviews", "founder" and "client images" are known.'),
    ),
    founder: v.strictObject({ initials: words }),
    clients: v.strictObject({
      demos: v.array(
        v.strictObject({
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
    availability: v.strictObject({ hoursPerDay: count, daysPerWeek: count }),
    statistics: v.strictObject({ clients: count, campaigns: count, averageRoiPercent: count, experienceYears: count }),
    experience: v.strictObject({ reputationYears: count, founderYears: count }),
    delivery: v.strictObject({
      prospectsDays: count,
      instantSite: v.strictObject({
        days: count,
        timeline: v.strictObject({ analysis: rising, planning: rising, development: rising, launch: rising }),
      }),
      landingPage: v.strictObject({
        workingDays: count,
        timeline: v.strictObject({ briefing: rising, development: rising, review: rising, publication: rising }),
      }),
      supportMonths: count,
      activationWorkingDays: rising,
    }),
    priceRanges: v.record(v.string(), v.nullable(rising)),
    defaultPriceRange: words,
    offers: v.strictObject({
      tryAds: v.strictObject({ price: count, adSpend: count, liveMonths: count }),
      threeMonths: v.strictObject({ price: count, months: count }),
      oneYear: v.strictObject({ price: count, months: count }),
      recharge: v.pipe(
        v.strictObject({ multiple: count, adSpacePercent: percent, managementPercent: percent }),
        v.check(
          (recharge) => recharge.adSpacePercent + recharge.managementPercent === 100,
          "Its two shares do not add up to 100 percent. Correct one of them.",
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
  });
}

/** Counts that the specification fixes and the types cannot hold (section 2). */
function countProblems(site: Facts, content: Record<Language, Content>): string[] {
  const expected: [what: string, found: number, wanted: number, where: string][] = [
    ["demo sites", site.clients.demos.length, 6, "src/site.ts, clients.demos"],
    ["client names", site.clients.names.length, 5, "src/site.ts, clients.names"],
    ...Object.entries(content).map(([language, { testimonials }]): [string, number, number, string] => [
      "reviews",
      testimonials.reviews.length,
      17,
      `src/content/${language}/testimonials.ts`,
    ]),
  ];
  return expected
    .filter(([, found, wanted]) => found !== wanted)
    .map(
      ([what, found, wanted, where]) =>
        `${where} has ${found} ${what}: the specification shows ${wanted}. Add or remove some.`,
    );
}

/** Every path of `src/urls.ts` has one route, and no route is there twice. */
export function routeProblems(routePaths: readonly string[]): string[] {
  const twice = routePaths.filter((path, index) => routePaths.indexOf(path) !== index);
  const missing = paths.filter((path) => !routePaths.includes(path));
  return [
    ...twice.map((path) => `src/routes.ts has two routes for "/${path}". Keep one.`),
    ...missing.map(
      (path) => `src/routes.ts has no route for "/${path}" of src/urls.ts. Add one, or take the path out.`,
    ),
  ];
}

/** The floating buttons lead round: every step is a page, and none comes twice. */
export function chainProblems(chain: readonly string[], routePaths: readonly string[]): string[] {
  const unknown = chain.filter((path) => !routePaths.includes(path));
  const twice = chain.filter((path, index) => chain.indexOf(path) !== index);
  return [
    ...unknown.map(
      (path) => `src/navigation.ts: the floating chain leads to "/${path}", which is no page. Correct or remove it.`,
    ),
    ...twice.map(
      (path) => `src/navigation.ts: the floating chain has "/${path}" twice, so it never comes back home. Keep one.`,
    ),
  ];
}

function* leaves(value: unknown, path = ""): Generator<[path: string, value: unknown]> {
  if (value === null || typeof value !== "object") {
    yield [path, value];
    return;
  }
  for (const [key, inner] of Object.entries(value)) yield* leaves(inner, path ? `${path}.${key}` : key);
}

function readSource(root: string): string[] {
  const file = join(root, "src/site.ts");
  return existsSync(file) ? readFileSync(file, "utf8").split("\n") : [];
}

/** `src/site.ts:23` for the fact at a path: each key is looked for below the one before. */
function lineOf(source: string[], path: string[]): string {
  let line = 0;
  for (const key of path) {
    if (/^\d+$/.test(key)) continue;
    const found = source.findIndex((text, index) => index >= line && new RegExp(`\\b${key}:`).test(text));
    if (found === -1) break;
    line = found;
  }
  return `src/site.ts:${line + 1}`;
}
