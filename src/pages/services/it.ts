import { quantity } from "../../facts/format.ts";
import type { Start } from "../../facts/offers.ts";
import type { Say } from "../../words/say.ts";
import type { Words } from "./words.ts";

export const it = (say: Say) => {
  const { answering, euro, facts, prices, sums, terms, times } = say;
  const { threeMonths } = facts.offers;
  const { initialTermMonths, minimumMonthlyFee } = facts.offers.adsManagement;
  const { price, conditions } = prices.flippingCatalog.card;

  return {
    label: "Servizi",
    menuText: "Tutti i servizi, con prezzi e tempi.",
    meta: {
      title: "Servizi e prezzi: siti, Google Ads, centralino",
      description: `Siti in ${times.instantWebsites}, Google Ads, e-commerce, landing page e centralino: il prezzo di partenza e i tempi di ogni servizio. Ti aiutiamo a scegliere.`,
    },
    hero: {
      kicker: "Dal primo clic alla telefonata",
      title: "Comincia dal problema",
      accent: "che hai oggi",
      lede: "Puoi prendere anche un servizio solo. Se il resto non ti serve, te lo diciamo.",
      offer: [
        {
          figure: euro(facts.offers.threeMonths.price),
          note: `una landing page per ${times.threeMonths}, ${terms.vat}`,
        },
        { figure: times.activation, note: "dal tuo sì a una campagna attiva" },
        { figure: "Gratuita", note: "la consulenza" },
      ],
      drawingAlt: "Una griglia di riquadri, uno per servizio, dal bersaglio alla cornetta",
    },
    more: {
      text: `«Ristampo il catalogo ogni stagione»: ${[price, conditions].filter(Boolean).join(", ")}.`,
      link: "Flipping Catalog",
    },
    index: {
      title: "Oppure parti dal problema",
      text: `${terms.fromMeans} Tutto senza IVA.`,
    },
    starts: {
      title: "Con quanto vuoi cominciare?",
      text: `Che cosa compreremmo al posto tuo per i primi ${times.initialTerm}. Le cifre in grande sono senza IVA (${facts.vatPercent}%).`,
      items: sums.starts.map((start) => ({ budget: euro(start.budget), ...wordsOf(start) })),
    },
    terms: {
      title: "Patti chiari",
      yours: "Se te ne vai, account, testi, dominio e numero restano tuoi.",
      stops:
        "Se smetti, gli annunci e il centralino si fermano, la landing page e il catalogo vanno offline. Il sito invece te lo consegniamo.",
      items: [
        {
          title: "Prima dici sì, poi paghi",
          text: `Un progetto si paga metà quando approvi il piano e metà al lancio; una landing page quando la approvi; una ricarica quando la ordini; TRY ADS e ${times.initialTerm} di gestione in anticipo.`,
        },
        {
          title: "Gli annunci non spesi tornano a te",
          text: "Ricariche, TRY ADS e Win-Win li fatturiamo con l’IVA, e quello che non spendiamo torna a te. Gli altri te li fatturano Google e Meta: se l’IVA non la detrai, di solito la devi anche lì.",
        },
        {
          title: "Niente si rinnova da solo",
          text: "Prima della scadenza ti scriviamo, e decidi tu. I mesi già pagati di pagina, assistenza e catalogo non si rimborsano.",
        },
        {
          title: `Per smettere, ${terms.noticePeriod} di preavviso`,
          text: `RispondiSubito non ha durata minima. Annunci, lead generation, e-commerce e analisi durano almeno ${times.initialTerm}: per fermarti lì, avvisaci entro la fine del mese ${terms.lastMonth}.`,
        },
        {
          title: "I giorni sono una promessa",
          text: `Di una campagna hai ${terms.approved} entro ${times.plan} dalla conferma. ${terms.late}`,
        },
        {
          title: "La lingua la scegli tu",
          text: `Parliamo, facciamo il piano e scriviamo il report in ${answering.peopleSpeak}; pagine e annunci in una lingua o in entrambe, allo stesso prezzo. RispondiSubito parla solo ${answering.rispondiSubitoSpeaks}.`,
        },
        {
          title: "Contiamo ciò che lascia traccia",
          text: `Un report, ${times.report}, conta telefonate, messaggi e ordini tracciabili, con i costi. Chi vede l’annuncio e passa di persona, no.`,
        },
      ],
    },
    cta: {
      title: "Non sai quale scegliere?",
      text: "Te lo diciamo in una consulenza gratuita, anche se è «per ora niente».",
      button: "Chiedi un consiglio gratuito",
    },
  } satisfies Words;

  /** What a budget buys, from the sums: a page, a page with ads, or a project. */
  function wordsOf(start: Start) {
    const { ads, both, budget, cheaper, invoices, isProject, topUps, total, vatInside, withVat } = start;
    const sum = (amount: number, amountWithVat: number) => `${euro(amount)} (${terms.withVat(amountWithVat)})`;
    const sumOf = (bought: { ads: number; total: number; withVat: number }) =>
      `${sum(bought.total, bought.withVat)}, di cui ${euro(bought.ads)} in annunci`;
    // Ads that the customer pays himself stand in these sums without VAT.
    const withOurVat = (amount: number, amountWithVat: number) =>
      `${euro(amount)} (${euro(amountWithVat)} con l’IVA nostra)`;
    const months = terms.spans.months(2 * threeMonths.months);
    const andTopUps = (count: number) => (count ? ` e ${quantity(count, "ricarica", "ricariche")}` : "");
    const afterTryAds = (count: number) => `altri ${times.threeMonths} di pagina${andTopUps(count)}`;
    const page = { path: "landing" as const, offer: "Una landing page" };
    const best = vatInside && (vatInside.cheaper ?? vatInside);
    const ifVatInside = best
      ? ` Se i ${euro(budget)} comprendono l’IVA, prendi ${vatInside.cheaper ? `TRY ADS, ${afterTryAds(best.topUps)}` : `una landing page${andTopUps(best.topUps)}`}: in tutto ${euro(best.withVat)}.`
      : "";
    if (isProject)
      return {
        path: "services/lead-generation" as const,
        offer: "Lead generation",
        buys: `con una pagina, un canale e ${times.initialTerm} di gestione: ${sum(invoices, withVat - ads)} a noi e ${euro(ads)} in annunci. In tutto ${withOurVat(total, withVat)}.${ifVatInside}`,
        monthThree: `La pagina è tua, e dopo ${times.initialTerm} sai quanto costa ogni richiesta tracciabile.`,
        follows: `Dal mese ${initialTermMonths + 1}, ${euro(minimumMonthlyFee)} al mese a noi e ${euro(sums.thresholdSpend)} in annunci. In ${months} fa ${withOurVat(both.total, both.withVat)}.`,
        no: terms.adsRuleInFull,
      };
    if (topUps === 0)
      return {
        ...page,
        buys: `per ${times.threeMonths}: ${sum(total, withVat)}.`,
        monthThree: `Per ${times.threeMonths} hai una pagina da mandare a chi vuoi.`,
        follows: `Tenerla altri ${times.threeMonths} costa ${euro(threeMonths.renewal)}; se no va offline, e i testi restano tuoi.`,
        no: `Gli annunci, per ora, lasciali stare: con quello che avanza non capiresti se funzionano. Se perdi telefonate, al posto della pagina prendi RispondiSubito: ${sum(sums.answering.total, sums.answering.withVat)} per ${times.threeMonths}.`,
      };
    const withAds = cheaper
      ? {
          ...page,
          offer: "TRY ADS",
          buys: `la prima volta, con ${afterTryAds(cheaper.topUps)}: ${sumOf(cheaper)}. Se l’hai già usato, una landing page${andTopUps(topUps)}: ${sumOf(start)}.${ifVatInside}`,
        }
      : { ...page, buys: `per ${times.threeMonths}${andTopUps(topUps)}: ${sumOf(start)}.${ifVatInside}` };
    // Of a project, this much is left for ads.
    return total < (sums.projectStart ?? 0)
      ? {
          ...withAds,
          monthThree: `${cheaper ? "TRY ADS lo" : "La pagina la"} paghi quando approvi, altri mesi di pagina quando li chiedi, ogni ricarica (${terms.withVat(sums.plansWithVat.recharge)}) quando la ordini. Dopo ${times.threeMonths} sai quante richieste hanno portato gli annunci.`,
          follows: "",
          no: `La gestione mensile non te la consigliamo: con una prima fattura di almeno ${euro(sums.firstInvoiceMinimum)} (senza Win-Win) per gli annunci resterebbe troppo poco.`,
        }
      : {
          ...withAds,
          monthThree: `Dopo ${times.threeMonths} hai confrontato zone e orari, e sai che cosa spegnere.`,
          follows: `In ${months} così spendi ${sumOf((cheaper ?? start).both)}.`,
          no: sums.projectStart
            ? `La lead generation lasciala a più avanti: con la gestione parte da ${euro(sums.projectStart)}, e il resto non basta per ${times.initialTerm} di annunci a ${euro(sums.thresholdSpend)}.`
            : "",
        };
  }
};
