import { isTollFree } from "../format.ts";
import { site } from "../site.ts";
import { type Language, languages } from "../urls.ts";
import { termsIn } from "./terms/index.ts";

/** Whether calls to the main number are free, which its digits tell. */
export const mainNumberIsFree = isTollFree(site.phones.tollFree);

/** What texts call the main number, after "il" and "our". */
export const mainNumber = Object.fromEntries(
  languages.map((language) => {
    const { tollFreeNumber, ordinaryNumber } = termsIn(language);
    return [language, mainNumberIsFree ? tollFreeNumber : ordinaryNumber];
  }),
) as Record<Language, string>;
