import type { Site } from "../create-site.ts";
import * as format from "../facts/format.ts";
import { phone } from "../facts/phone.ts";
import type { Language } from "../urls.ts";

/** The facts and sums of a site, and how a language writes them. */
export interface Figures extends ReturnType<typeof figuresIn> {}

export function figuresIn({ facts, sums }: Site, language: Language) {
  const { legal, operational } = facts.addresses;
  const cities = [operational, legal].flatMap((office) => office?.city ?? []);
  const towns = cities.map((city) => cityNames[language]?.[city] ?? city);
  return {
    facts,
    sums,
    language,
    /** `1.000 €`, `1.000–5.000 €`, `800 000 000`, `dominio, testi e account` */
    euro: (amount: number) => format.euro(amount, language),
    euroRange: (range: readonly [number, number]) => format.euroRange(range, language),
    phone: (e164: string) => phone(e164, language),
    list: (names: readonly string[]) => format.list(names, language),
    /** Where the offices are, each town once and the main office first: `Milano e Monza`, `Milan and Monza`. */
    towns: format.list([...new Set(towns)], language),
  };
}

/** Italian cities that prose calls by another name. */
const cityNames: Partial<Record<Language, Partial<Record<string, string>>>> = {
  en: { Milano: "Milan", Torino: "Turin", Roma: "Rome", Napoli: "Naples", Venezia: "Venice", Firenze: "Florence" },
};
