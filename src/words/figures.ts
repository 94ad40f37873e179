import type { Site } from "../facts/create-site.ts";
import * as format from "../facts/format.ts";
import { isTollFree, phone } from "../facts/phone.ts";
import type { Language } from "../urls.ts";

/** The facts and sums of a site, and how a language writes figures. */
export interface Figures extends ReturnType<typeof figuresIn> {}

export function figuresIn({ facts, sums }: Site, language: Language) {
  const { addresses, availability, officeHours, phones, spokenLanguages, tollFreeFrom } = facts;
  const cities = [addresses.operational, addresses.legal].flatMap((office) => office?.city ?? []);
  const towns = cities.map((city) => cityNames[language]?.[city] ?? city);
  return {
    facts,
    sums,
    /** `1.000 €`, `1.000–5.000 €`, `800 000 000`, `dominio, testi e account` */
    euro: (amount: number) => format.euro(amount, language),
    euroRange: (range: readonly [number, number]) => format.euroRange(range, language),
    phone: (e164: string) => phone(e164, language),
    list: (names: readonly string[]) => format.list(names, language),
    /** Where the offices are, each town once and the main office first: `Milano e Monza`, `Milan and Monza`. */
    towns: format.list([...new Set(towns)], language),
    /** When a person answers, and in which languages people and the automatic line speak. */
    officeHours: format.openingHours(officeHours, language),
    peopleSpeak: format.languageNames(spokenLanguages.people, language),
    lineSpeaks: format.languageNames(spokenLanguages.automatic ?? spokenLanguages.people.slice(0, 1), language),
    /** Whether an automatic assistant answers calls and messages to the agency. */
    hasAssistant: spokenLanguages.automatic !== undefined,
    /** Countries from which the toll-free number can be called, after "in". */
    tollFreeFrom: format.countryNames(tollFreeFrom ?? [], language),
    /** Whether calls to the main number are free, which its digits tell. */
    isMainNumberFree: isTollFree(phones.tollFree),
    /** Whether somebody or something answers at every hour. */
    isAlwaysAvailable: availability.hoursPerDay === 24 && availability.daysPerWeek === 7,
  };
}

/** Italian cities that prose calls by another name. */
const cityNames: Partial<Record<Language, Partial<Record<string, string>>>> = {
  en: {
    ...{ Milano: "Milan", Torino: "Turin", Roma: "Rome", Napoli: "Naples", Venezia: "Venice" },
    ...{ Firenze: "Florence", Genova: "Genoa", Padova: "Padua", Mantova: "Mantua", Siracusa: "Syracuse" },
  },
};
