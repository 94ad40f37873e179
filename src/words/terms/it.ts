import type { TermsWords } from "./words.ts";

export const it = {
  tollFreeNumber: "numero verde",
  ordinaryNumber: "nostro numero",
  from: "da",
  madeToMeasure: "su misura",
  numbers: ["un", "due", "tre", "quattro", "cinque", "sei", "sette", "otto", "nove", "dieci", "undici", "dodici"],
  month: { one: "mese", many: "mesi" },
  year: { one: "anno", many: "anni" },
} satisfies TermsWords;
