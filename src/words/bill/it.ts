import type { ItemKey, Left, Management, Payment } from "../../facts/bill.ts";
import { commaList, quantity } from "../../facts/format.ts";
import type { Figures } from "../figures.ts";
import type { TermsWords } from "../terms/it.ts";

/** How orders and their bills are said. */
export const it = ({ facts, price, terms }: Figures & { terms: TermsWords }) => {
  const { days, months, minutes, years } = terms.spans;
  const pages = (count: number) => quantity(count, "pagina", "pagine");
  const items: Record<Exclude<ItemKey, "management">, (count: number) => string> = {
    leadGeneration: () => "lead generation",
    ecommerce: () => "promozione e-commerce",
    analytics: () => "analisi e report",
    analyticsMonth: (count) => `altri ${months(count)} di report`,
    rispondiSubito: () => "avvio di RispondiSubito",
    rispondiSubitoMonth: (count) => `${months(count)} di servizio`,
    minutes: (count) => `altri ${minutes(facts.callAnswering.monthlyMinutes)} per ${months(count)}`,
    instantWebsites: () => `un sito di ${pages(facts.websites.pages)}`,
    instantWebsitesYear: (count) => `altri ${years(count)} di hosting e assistenza`,
    flippingCatalog: () => `un catalogo di ${pages(facts.catalogs.pages)}`,
    flippingCatalogYear: (count) => `altri ${years(count)} online`,
    tryAds: () => "TRY ADS",
    shortPlan: () => `una landing page per ${months(facts.offers.shortPlan.months)}`,
    longPlan: () => `una landing page per ${months(facts.offers.longPlan.months)}`,
    pageMonth: (count) => `altri ${months(count)} di pagina`,
    topUp: (count) => quantity(count, "ricarica", "ricariche"),
    page: (count) => `${pages(count)} in più`,
    copyPage: (count) => `testi nostri per ${pages(count)}`,
    catalogPage: (count) => `${pages(count)} in più`,
    product: (count) => `${quantity(count, "prodotto", "prodotti")} in più`,
    number: (count) => `${quantity(count, "numero", "numeri")} in più`,
    channel: (count) => `${quantity(count, "canale", "canali")} in più`,
    correction: (count) => `${quantity(count, "correzione", "correzioni")} in più`,
  };
  const hosting = price("instantWebsitesYear");
  const left: Record<Left, string> = {
    page: "Se smetti, la pagina va offline e i testi restano tuoi.",
    ads: "Account, campagne e dati restano tuoi.",
    leadPage: `La pagina è tua, con il suo dominio: te la consegniamo${hosting && `, o resta da noi per ${hosting} l’anno`}.`,
    shop: "Quello che abbiamo fatto per il negozio è tuo, su qualsiasi hosting.",
    tracking: "Tracciamento e dati restano nei tuoi account.",
    number: `Se salti un mese ti telefoniamo, e si ferma solo dopo ${days(facts.callAnswering.graceDays)}. Il numero resta tuo.`,
    site: "Il sito è tuo: te lo consegniamo con il dominio, per qualsiasi hosting.",
    catalog: "Il link si spegne, il file resta tuo.",
  };
  return {
    title: "Quanto costa",
    terms: "Patti chiari",
    items,
    management: ({ channels, months: ordered, winWin }: Management) =>
      `${months(ordered)} di gestione${winWin ? " con Win-Win" : ""}, ${quantity(channels, "canale", "canali")}`,
    lines: {
      onApproval: "Quando approvi",
      atLaunch: "Al lancio",
      halves: "Quando approvi, e altrettanto al lancio",
      total: "In tutto",
      ads: "Di cui annunci",
      withVat: `Con l’IVA (${facts.vatPercent}%)`,
      withVatOnOurs: `Con l’IVA (${facts.vatPercent}%) sulle nostre fatture`,
      next: "Se continui",
    },
    later: { each: "Ogni ricarica", month: "Ogni mese", year: "Ogni anno" },
    payment: (sum: string, { ads, from, times, when }: Payment) =>
      when === "each"
        ? `${sum}${times > 1 ? ` × ${times}` : ""}, quando la approvi`
        : commaList(
            ads > 0 ? `${sum} di annunci` : sum,
            from > 1 && `dal mese ${from}`,
            `per ${when === "year" ? years(times) : months(times)}`,
          ),
    next: (sum: string, { ads, when }: Payment) =>
      `${sum} ${when === "year" ? "l’anno" : "al mese"}${ads > 0 ? " con gli annunci" : ""}`,
    ads: { us: (sum: string) => `${sum}, pagati a noi`, google: (sum: string) => `${sum}, pagati a Google` },
    left,
  };
};

export type BillWords = ReturnType<typeof it>;
