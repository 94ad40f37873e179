import { defaultLanguage, type Language } from "../../urls.ts";
import { en } from "./en.ts";
import { it } from "./it.ts";
import type { TermsWords } from "./words.ts";

export const terms: Record<Language, TermsWords> = { it, en };

/** Returns the terms of a language. Other words use them as they load, before the build has reported a missing language. */
export function termsIn(language: Language): TermsWords {
  return terms[language] ?? terms[defaultLanguage];
}
