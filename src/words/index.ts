import type { Language } from "../urls.ts";
import { en as billEn } from "./bill/en.ts";
import { type BillWords, it as billIt } from "./bill/it.ts";
import { en as contactEn } from "./contact/en.ts";
import { it as contactIt } from "./contact/it.ts";
import type { Figures } from "./figures.ts";
import { en as navEn } from "./nav/en.ts";
import { it as navIt } from "./nav/it.ts";
import { en as servicesEn } from "./services/en.ts";
import { it as servicesIt } from "./services/it.ts";
import { en as termsEn } from "./terms/en.ts";
import { type TermsWords, it as termsIt } from "./terms/it.ts";
import { en as uiEn } from "./ui/en.ts";
import { it as uiIt } from "./ui/it.ts";

/** The terms, from which the prices are said too. */
export const terms: Record<Language, (figures: Figures) => TermsWords> = { it: termsIt, en: termsEn };

/** How bills are said, from figures and terms. */
export const bills: Record<Language, (figures: Figures & { terms: TermsWords }) => BillWords> = {
  it: billIt,
  en: billEn,
};

/** The other words that belong to no single page, by folder. */
export const sharedWords = {
  nav: { it: navIt, en: navEn },
  ui: { it: uiIt, en: uiEn },
  services: { it: servicesIt, en: servicesEn },
  contact: { it: contactIt, en: contactEn },
};

/** The same in one language. */
export type SharedWords = {
  [Folder in keyof typeof sharedWords]: ReturnType<(typeof sharedWords)[Folder][Language]>;
};
