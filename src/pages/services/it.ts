import { capitalize, quantity } from "../../facts/format.ts";
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
        "Se smetti, annunci e centralino si fermano, landing page e catalogo vanno offline. Il sito e la pagina di lead generation sono tuoi.",
      items: [
        {
          title: "Prima dici sì, poi paghi",
          text: `Un progetto si paga metà quando approvi il piano e metà al lancio. La landing page si paga quando la approvi, la ricarica quando la ordini, TRY ADS e ${times.initialTerm} di gestione in anticipo.`,
        },
        {
          title: "Gli annunci non spesi tornano a te",
          text: `Ricariche, TRY ADS e annunci pagati a noi (Win-Win) hanno l’IVA, e quello che avanza torna a te. Sugli altri, fatturati da Google e Meta, aggiungi il ${facts.vatPercent}% se non detrai l’IVA.`,
        },
        {
          title: "Pagina, assistenza e catalogo scadono",
          text: "Non si rinnovano da soli: ti scriviamo prima, e decidi tu. I mesi già pagati non si rimborsano.",
        },
        {
          title: `Per smettere, ${terms.noticePeriod} di preavviso`,
          text: `RispondiSubito non ha durata minima. Annunci, lead generation, e-commerce e analisi durano almeno ${times.initialTerm}: per fermarti lì, avvisaci entro il mese ${terms.lastMonth}.`,
        },
        {
          title: "I giorni sono una promessa",
          text: `Il piano di una campagna arriva entro ${times.plan} dalla conferma. ${terms.late}`,
        },
        {
          title: "La lingua la scegli tu",
          text: `Parliamo ${answering.peopleSpeak}, anche nel piano e nei report. Pagine e annunci li facciamo in una lingua o in due, allo stesso prezzo. RispondiSubito parla solo ${answering.rispondiSubitoSpeaks}.`,
        },
        {
          title: "Contiamo ciò che lascia traccia",
          text: `${capitalize(times.report)} un report conta telefonate, messaggi e ordini tracciabili, con i costi. Non conta chi vede l’annuncio e passa di persona.`,
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
    const { ads, both, budget, cheaper, invoices, isProject, topUps, total, vatInside } = start;
    const sum = (amount: number) => `${euro(amount)} (${terms.withVat(sums.withVat(amount))})`;
    const sumOf = (bought: { ads: number; total: number }) =>
      `${sum(bought.total)}, di cui ${euro(bought.ads)} in annunci`;
    const half = (cheaper ?? start).both;
    const months = terms.spans.months(2 * threeMonths.months);
    const andTopUps = (count: number) => (count ? ` e ${quantity(count, "ricarica", "ricariche")}` : "");
    const afterTryAds = (count: number) => `altri ${times.threeMonths} di pagina${andTopUps(count)}`;
    const answeringFee = prices.rispondiSubito.next && `, ${terms.next} ${prices.rispondiSubito.next}`;
    const page = { path: "landing" as const, offer: "Una landing page" };
    const best = vatInside && (vatInside.cheaper ?? vatInside);
    const andPage = (count: number) => `una landing page per ${times.threeMonths}${andTopUps(count)}`;
    const canTakeFewer = !isProject && best?.topUps && Boolean(vatInside?.cheaper) === Boolean(cheaper);
    const less =
      best &&
      (canTakeFewer
        ? `solo ${quantity(best.topUps, "ricarica", "ricariche")}`
        : vatInside.cheaper
          ? `TRY ADS, ${afterTryAds(best.topUps)}`
          : andPage(best.topUps));
    const ifVatInside = best
      ? `Se i ${euro(budget)} sono con l’IVA, prendi ${less}: ${terms.withVat(best.withVat)}${best.ads ? `, di cui ${euro(best.ads)} in annunci` : ""}.`
      : "";
    if (isProject)
      return {
        path: "services/lead-generation" as const,
        offer: "Lead generation",
        buys: `con una pagina, un canale e ${times.initialTerm} di gestione: ${sum(invoices)} a noi e ${euro(ads)} in annunci. In tutto ${euro(total)} (${terms.withVat(sums.withVat(total))}, anche sugli annunci).`,
        instead: ifVatInside,
        monthThree: `La pagina è tua. Dopo ${times.initialTerm} sai quanto costa una richiesta tracciabile.`,
        follows: `Dal mese ${initialTermMonths + 1} sono ${euro(minimumMonthlyFee)} al mese a noi e ${euro(sums.thresholdSpend)} in annunci. In ${months} fa ${sum(both.total)}.`,
        no: terms.adsRule,
      };
    if (topUps === 0)
      return {
        ...page,
        buys: `per ${times.threeMonths}: ${sum(total)}.`,
        instead: "",
        monthThree: `Per ${times.threeMonths} hai una pagina da mandare a chi vuoi.`,
        follows: `Tenerla altri ${times.threeMonths} costa ${euro(threeMonths.renewal)}; se no va offline, e i testi restano tuoi.`,
        no: `Gli annunci, per ora, lasciali stare: con quello che avanza non capiresti se funzionano. Se perdi telefonate, invece della pagina prendi RispondiSubito: ${sum(sums.answering.total)} per ${times.threeMonths}${answeringFee}.`,
      };
    const withAds = cheaper
      ? {
          ...page,
          offer: "TRY ADS",
          buys: `la prima volta, con ${afterTryAds(cheaper.topUps)}: ${sumOf(cheaper)}.`,
          instead: `${ifVatInside} Se TRY ADS l’hai già usato, prendi ${andPage(topUps)}: ${sumOf(start)}.`.trim(),
        }
      : { ...page, buys: `per ${times.threeMonths}${andTopUps(topUps)}: ${sumOf(start)}.`, instead: ifVatInside };
    // Of a project, this much is left for ads.
    return total < (sums.projectStart ?? 0)
      ? {
          ...withAds,
          monthThree: `${cheaper ? "TRY ADS" : "La pagina"} si paga quando approvi, il resto quando lo ordini.${cheaper ? ` Così hai ${times.tryAds} di annunci e ${terms.spans.months(cheaper.pageMonths)} di pagina.` : ""} Dopo ${cheaper ? times.tryAds : times.threeMonths} sai quante richieste portano. Una ricarica, ${terms.withVat(sums.plansWithVat.recharge)}, vale altri ${euro(sums.topUp.adSpace)} di annunci.`,
          follows: "",
          no: `La gestione mensile rimandala: per ${times.initialTerm} in anticipo servono almeno ${euro(sums.firstTermMinimum)}, e per gli annunci resterebbe troppo poco.`,
        }
      : {
          ...withAds,
          monthThree: `Dopo ${times.threeMonths} hai confrontato zone e orari, e sai che cosa spegnere.`,
          follows: `In ${months}, con ${cheaper ? `TRY ADS, altri ${terms.spans.months(half.pageMonths - facts.offers.tryAds.liveMonths)} di pagina` : `${terms.spans.months(half.pageMonths)} di pagina`}${andTopUps(half.topUps)}, spendi ${sumOf(half)}.`,
          no: sums.projectStart
            ? `La lead generation rimandala: parte da ${euro(sums.projectStart)} con ${times.initialTerm} di gestione, e per gli annunci resterebbe troppo poco.`
            : "",
        };
  }
};
