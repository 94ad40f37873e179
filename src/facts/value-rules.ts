import { parsePhoneNumber } from "awesome-phonenumber";
import * as v from "valibot";

/** The rules for single values of `src/site.ts`. Each says what to write instead. */

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

/** Text without characters that nobody sees, such as a pasted address may hold: they break links and searches. */
export const string = v.pipe(
  v.string("Write it as text, in quotes."),
  v.transform((value) =>
    value.replace(/[\u00ad\u200b\u200c\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g, "").trim(),
  ),
);
export const text = v.pipe(string, v.nonEmpty("Write the text that the pages should show."));

const wholeNumber = "Write a whole number greater than zero, without quotes or separators.";
export const count = v.pipe(v.number(wholeNumber), v.integer(wholeNumber), v.minValue(1, wholeNumber));
export const upTo = (most: number) => v.pipe(count, v.maxValue(most, `Write a number of at most ${most}.`));
export const percent = upTo(100);

const twoNumbers = "Write two whole numbers, the smaller first, such as [5, 7].";
export const range = v.pipe(
  v.tuple([v.number(twoNumbers), v.number(twoNumbers)], twoNumbers),
  v.check(
    (ends) => ends.length === 2 && ends.every((end) => Number.isInteger(end) && end > 0) && ends[0] <= ends[1],
    twoNumbers,
  ),
);

export const phone = v.pipe(
  string,
  v.regex(/^\+\d+$/, "Write a plus, the country code and the digits, without spaces, such as +390236596123."),
  v.check((value) => parsePhoneNumber(value).valid, "Check the digits and the country code: no such number exists."),
);

export const url = v.pipe(
  string,
  v.url("Write a whole address, with https:// at its start."),
  v.startsWith("https://", "Write it with https://, as visitors need a secure address."),
  v.check((value) => !/\s/.test(value), "Copy the whole address again: it has a space."),
);

/** A map that a frame may show. Google’s own say so in the path or the query; its other maps are refused. */
export const mapEmbed = v.pipe(
  url,
  v.check((value) => {
    const { hostname, pathname, search } = new URL(value);
    const isGoogle = /(?:^|\.)(?:google\.[a-z.]+|goo\.gl)$/.test(hostname);
    return !isGoogle || pathname.includes("/embed") || search.includes("output=embed");
  }, 'Copy the address between the quotes of src, below "Embed a map": this one opens a map, and no page can show it.'),
);

export const email = v.pipe(string, v.rfcEmail("Write a whole e-mail address, such as info@example.com."));

const postalCodes = { IT: /^\d{5}$/, CH: /^\d{4}$/ };
export const address = v.pipe(
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

export const time = v.pipe(string, v.isoTime("Write a time of two digits each, such as 09:00."));
export const weekdays = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"] as const;
export const countryCode = v.pipe(
  string,
  v.regex(/^[A-Z]{2}$/, "Write the two capital letters of a country, such as CH."),
);
export const languageCode = v.pipe(
  string,
  v.regex(/^[a-z]{2}$/, "Write the two small letters of a language, such as en."),
);

export const picture = v.pipe(
  string,
  v.nonEmpty("Write the path of a picture below static/, such as images/clients/bar.jpg."),
);

/** The first and the last day of phases that follow each other. */
export function timeline<const Phases extends readonly string[]>(...phases: Phases) {
  return v.pipe(
    v.strictObject(v.entriesFromList(phases, range)),
    v.check((days) => {
      const ends = Object.values<[number, number]>(days);
      return ends.every(([from], index) => from > (ends[index - 1]?.[1] ?? 0));
    }, "Write phases that follow each other."),
  );
}

/** A list that is not empty. */
export function someOf<const Item extends v.GenericSchema>(item: Item) {
  return v.pipe(v.array(item), v.minLength(1, "Write at least one entry."));
}

/** One of a few words, or the advice to write one of them. */
export function oneOf<const Words extends readonly string[]>(...words: Words) {
  const choices = words.map((word) => `"${word}"`);
  return v.picklist(words, `Write ${choices.slice(0, -1).join(", ")} or ${choices.at(-1)}.`);
}
