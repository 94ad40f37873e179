import type { TermsWords } from "./words.ts";

export const en = {
  tollFreeNumber: "toll-free number",
  ordinaryNumber: "number",
  from: "from",
  madeToMeasure: "made to measure",
  numbers: ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"],
  month: { one: "month", many: "months" },
  year: { one: "year", many: "years" },
} satisfies TermsWords;
