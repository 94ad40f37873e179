import { euro, NBSP } from "../../format.ts";
import { site } from "../../site.ts";
import type { TermsWords } from "./words.ts";

const { initialTermMonths, minimumMonthlyFee } = site.offers.adsManagement;

export const en = {
  tollFreeNumber: "toll-free number",
  ordinaryNumber: "number",
  from: "from",
  madeToMeasure: "made to measure",
  numbers: ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"],
  firstTerm: `first${NBSP}${initialTermMonths}${NBSP}months paid in advance, minimum ${euro(initialTermMonths * minimumMonthlyFee, "en")}`,
  month: { one: "month", many: "months" },
  year: { one: "year", many: "years" },
} satisfies TermsWords;
