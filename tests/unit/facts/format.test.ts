import { expect, test } from "vitest";
import { languageNames, openingHours } from "../../../src/facts/format.ts";

const WEEKDAYS = ["Mo", "Tu", "We", "Th", "Fr"] as const;
const plain = (text: string) => text.replaceAll("\u00a0", " ");

test.each([
  [[...WEEKDAYS], "09:00", "18:00", "it", "dal lunedì al venerdì, dalle 9 alle 18"],
  [[...WEEKDAYS], "09:00", "18:00", "en", "Monday to Friday, 9 am to 6 pm"],
  [["Fr", "Sa", "Su"], "09:30", "13:00", "it", "dal venerdì alla domenica, dalle 9:30 alle 13"],
  [["Sa", "Su"], "09:00", "13:00", "it", "sabato e domenica, dalle 9 alle 13"],
  [["Mo", "Th"], "08:30", "12:00", "en", "Monday and Thursday, 8:30 am to 12 pm"],
] as const)("opening hours as the language writes them: %s, %s–%s, %s", (days, opens, closes, language, written) => {
  expect(plain(openingHours({ days: [...days], opens, closes }, language))).toBe(written);
});

test("of several languages, that of the page stands first", () => {
  expect(languageNames(["it", "en"], "it")).toBe("italiano o inglese");
  expect(languageNames(["it", "en"], "en")).toBe("English or Italian");
});
