import type { NumberRange, PricedService } from "../fact-rules.ts";
import { euro, isTollFree, list, phone } from "../format.ts";
import { site } from "../site.ts";
import type { Language } from "../urls.ts";
import {
  durationTitle,
  fromEuro,
  fromPrice,
  listedPrice,
  monthsIn,
  nextPrice,
  shortNote,
  unitPrice,
} from "./prices.ts";
import { termsIn } from "./terms/index.ts";

/** Returns the terms and prices in one language, for its words: `const { euro, times } = speak("it")`. */
export function speak(language: Language) {
  const terms = termsIn(language);
  return {
    ...terms,
    euro: (amount: number) => euro(amount, language),
    fromEuro: (amount: number) => fromEuro(amount, language),
    fromPrice: (range: NumberRange | null) => fromPrice(range, language),
    listedPrice: (service: PricedService) => listedPrice(service, language),
    unitPrice: (service: PricedService) => unitPrice(service, language),
    nextPrice: (goingOn: Parameters<typeof nextPrice>[0]) => nextPrice(goingOn, language),
    shortNote: (service: PricedService) => shortNote(service, language),
    monthsIn: (service: PricedService) => monthsIn(service, language),
    durationTitle: (months: number) => durationTitle(months, language),
    /** When calls and messages are answered: "24/7", or "12 ore su 24, 6 giorni su 7". */
    availability: isAlwaysAvailable ? `${hoursPerDay}/${daysPerWeek}` : terms.times.availability,
    /** Where the offices are: "Milano e Monza", or "Como". */
    towns: list(towns, language),
    phone: (e164: string) => phone(e164, language),
    /** What texts call the main number, after "il" and "our". */
    mainNumber: isMainNumberFree ? terms.tollFreeNumber : terms.ordinaryNumber,
  };
}

const { hoursPerDay, daysPerWeek } = site.availability;

/** Whether somebody or something answers at every hour. */
export const isAlwaysAvailable = hoursPerDay === 24 && daysPerWeek === 7;

/** Each town once, the main office first. */
const towns = [...new Set([site.addresses.operational, site.addresses.legal].flatMap((office) => office?.city ?? []))];

/** Whether calls to the main number are free, which its digits tell. */
export const isMainNumberFree = isTollFree(site.phones.tollFree);
