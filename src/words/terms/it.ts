import { euro, NBSP } from "../../format.ts";
import { site } from "../../site.ts";
import type { TermsWords } from "./words.ts";

const { initialTermMonths, minimumMonthlyFee } = site.offers.adsManagement;

export const it = {
  tollFreeNumber: "numero verde",
  ordinaryNumber: "nostro numero",
  from: "da",
  madeToMeasure: "su misura",
  numbers: ["un", "due", "tre", "quattro", "cinque", "sei", "sette", "otto", "nove", "dieci", "undici", "dodici"],
  firstTerm: `primi${NBSP}${initialTermMonths}${NBSP}mesi in anticipo, minimo ${euro(initialTermMonths * minimumMonthlyFee, "it")}`,
  month: { one: "mese", many: "mesi" },
  year: { one: "anno", many: "anni" },
} satisfies TermsWords;
