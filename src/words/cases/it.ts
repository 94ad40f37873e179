import type { Part } from "../../facts/cases.ts";
import type { Service } from "../../facts/fact-rules.ts";
import { quantity } from "../../facts/format.ts";
import type { Figures } from "../figures.ts";
import type { TermsWords } from "../terms/it.ts";

/** How the worked cases of a service are said: a small customer and a larger one. */
export const it = ({ euro, terms }: Figures & { terms: TermsWords }) => {
  const { keeps, spans } = terms;
  const notice = `Se avvisi entro il mese ${terms.lastMonth}, finisce con il mese ${terms.firstTermMonths}. Poi, ${terms.noticePeriod} di preavviso.`;
  const pages = (count: number) => quantity(count, "pagina", "pagine");
  const bought: Record<Part, (amount: number) => string> = {
    products: (count) => quantity(count, "prodotto", "prodotti"),
    pages,
    copyPages: (count) => `testi nostri per ${pages(count)}`,
    channels: (count) => quantity(count, "canale", "canali"),
    ads: (sum) => `${euro(sum)} di annunci al mese`,
    numbers: (count) => quantity(count, "numero", "numeri"),
    minutes: (count) => `${spans.minutes(count)} al mese`,
    months: (count) => `una pagina, ${spans.months(count)} per volta`,
    topUps: (count) => `${quantity(count, "ricarica", "ricariche")} al mese`,
  };
  const stop: Partial<Record<Service, string>> = {
    leadGeneration: `${notice} La pagina è tua: te la consegniamo.`,
    ecommerce: `${notice} Account, campagne e dati restano tuoi.`,
    ads: `${notice} ${keeps}`,
    analytics: "Tracciamento e dati restano nei tuoi account.",
    rispondiSubito: "Il numero resta tuo.",
    landingPages: "La pagina va offline. I testi restano tuoi.",
    instantWebsites: "Ti consegniamo il sito: dominio, testi e account sono tuoi.",
    flippingCatalog: "Il link smette di funzionare. Le pagine ti restano in PDF.",
  };
  return {
    small: "Per cominciare",
    larger: "Più in grande",
    rows: { today: "Oggi", monthly: "Ogni mese", year: "In un anno", stop: "Se smetti" },
    bought,
    nothing: "niente",
    every: (sum: string, months: number) => `${sum} ogni ${spans.months(months)}, dal mese ${months + 1}`,
    fromMonth: (sum: string, month: number) => `${sum} dal mese ${month}`,
    withAds: (sum: string) => `, di cui ${sum} di annunci`,
    adsThenFee: (ads: string, fee: string, month: number) =>
      `${ads} di annunci dal lancio; dal mese ${month} anche ${fee} a noi`,
    // The two parts of the first sum: of a project, and of a page with top-ups.
    inParts: (first: string, rest: string, all: string) =>
      `${first} quando approvi, ${rest} al lancio; in tutto ${all}`,
    pageAndTopUp: (page: string, topUp: string, all: string) => `${page} + ${topUp} di ricarica; ${all}`,
    stop,
  };
};

export type CasesWords = ReturnType<typeof it>;
