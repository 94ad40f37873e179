import type { Site } from "../create-site.ts";
import { billOf, enquiriesFor, type ItemKey } from "../facts/bill.ts";
import { topUpLimit } from "../facts/compare-ads.ts";
import type { ProjectService } from "../facts/fact-rules.ts";
import * as format from "../facts/format.ts";
import { phone } from "../facts/phone.ts";
import type { Language } from "../urls.ts";

/** The facts and prices of a site, and how a language writes them. */
export interface Figures extends ReturnType<typeof figuresIn> {}

export function figuresIn({ facts, priceList }: Site, language: Language) {
  const { legal, operational } = facts.addresses;
  const cities = [operational, legal].flatMap((office) => office?.city ?? []);
  const towns = cities.map((city) => cityNames[language]?.[city] ?? city);
  const { adsManagement, tryAds } = facts.offers;
  const firstTerm = { channels: 1, adsPerMonth: 0, months: adsManagement.initialTermMonths, winWin: true };
  const topUp = billOf([["topUp"]], priceList, 0);
  const euro = (amount: number) => format.euro(amount, language);
  return {
    facts,
    priceList,
    language,
    /** `1.000 €`, `1.000–5.000 €`, `800 000 000`, `dominio, testi e account` */
    euro,
    euroRange: (range: readonly [number, number]) => format.euroRange(range, language),
    phone: (e164: string) => phone(e164, language),
    list: (names: readonly string[]) => format.list(names, language),
    /** The price of one item; empty if it has none. */
    price: (item: ItemKey) => (priceList[item] ? euro(priceList[item].price) : ""),
    /** A project with the first term of ads management, at least and without the ads. */
    startOf: (service: ProjectService) => billOf([[service], ["management", firstTerm]], priceList, 0).total,
    /** The ads of TRY ADS. */
    tryAdsAds: euro(tryAds.adSpend),
    /** A top-up: its ads, the rest for us, and the percentage of that. */
    topUp: {
      ads: euro(topUp.ads.us),
      fee: euro(topUp.total - topUp.ads.us),
      percent: 100 - facts.offers.topUp.adSpacePercent,
    },
    /** The first term of ads management, at least. */
    firstTerm: billOf([["management", firstTerm]], priceList, 0).onApproval,
    /** The monthly ads below which top-ups cost less than management; null if they always do. */
    topUpsBelow: topUpLimit(priceList),
    /** How many enquiries the ads of TRY ADS make, from and to; null if the facts do not say what one costs. */
    enquiries: facts.enquiryCost ? enquiriesFor(tryAds.adSpend, facts.enquiryCost) : null,
    /** Where the offices are, each town once and the main office first: `Milano e Monza`, `Milan and Monza`. */
    towns: format.list([...new Set(towns)], language),
  };
}

/** Italian cities that prose calls by another name. */
const cityNames: Partial<Record<Language, Partial<Record<string, string>>>> = {
  en: { Milano: "Milan", Torino: "Turin", Roma: "Rome", Napoli: "Naples", Venezia: "Venice", Firenze: "Florence" },
};
