import { quantity } from "../../facts/format.ts";
import type { Start } from "../../facts/offers.ts";
import type { Say } from "../../words/say.ts";
import type { Words } from "./words.ts";

export const it = (say: Say) => {
  const { answering, euro, facts, prices, sums, terms, times } = say;
  const { recharge, threeMonths, tryAds } = facts.offers;
  const { minimumMonthlyFee } = facts.offers.adsManagement;
  const { saved, topUps: replaced, ...tryAdsStart } = sums.tryAdsStart;
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
      lede: "Ogni servizio si compra da solo. Se il resto non ti serve, te lo diciamo.",
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
      text: `${terms.fromMeans} Tutto senza IVA; quasi tutto parte in ${times.activation} dal tuo sì.`,
    },
    starts: {
      title: "Con quanto vuoi cominciare?",
      text: `Che cosa compreremmo al posto tuo per i primi ${times.initialTerm}. ${terms.vatNote}`,
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
          text: `Un progetto, metà quando approvi il piano e metà quando è attivo; una landing page, quando la approvi; TRY ADS e ${times.initialTerm} di gestione degli annunci, in anticipo ma dopo il tuo sì.`,
        },
        {
          title: "Quello che scade non si rinnova da solo",
          text: "Prima che scadano landing page, assistenza o catalogo ti scriviamo, e decidi tu. Il periodo già pagato non si rimborsa.",
        },
        {
          title: `Per smettere, ${terms.noticePeriod} di preavviso`,
          text: `Annunci, analisi e RispondiSubito vanno di mese in mese, finché non ${terms.notice}. Per gli annunci il minimo è ${times.initialTerm}.`,
        },
        {
          title: "I giorni sono una promessa",
          text: `Di una campagna hai ${terms.approved} entro ${times.plan} dalla conferma; dal tuo sì parte in ${times.activation}. ${terms.late}`,
        },
        { title: "Chi risponde", text: answering.who },
        {
          title: "La lingua la scegli tu",
          text: `Parliamo, facciamo il piano e scriviamo il report in ${answering.peopleSpeak}; pagine e annunci in una lingua o in entrambe, allo stesso prezzo. RispondiSubito parla solo ${answering.rispondiSubitoSpeaks}: se chi ti chiama parla un’altra lingua, per ora non fa per te.`,
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
  function wordsOf({ ads, both, invoices, isProject, topUps, total, withVat }: Start) {
    const withOurVat = `(${terms.withVat(withVat)})`;
    const bothTerms = `in ${terms.spans.months(2 * threeMonths.months)}`;
    const page = { path: "landing" as const, offer: "Una landing page" };
    const another = `Altri ${times.threeMonths} di pagina costano ${euro(threeMonths.renewal)}`;
    if (isProject)
      return {
        path: "services/lead-generation" as const,
        offer: "Lead generation",
        buys: `con una pagina, un canale e ${times.initialTerm} di gestione: ${euro(invoices)} a noi (${terms.withVat(withVat - ads)}) e ${euro(ads)} in annunci. In tutto ${euro(total)} ${withOurVat}.`,
        monthThree: `Dopo ${times.initialTerm} la pagina è tua (con una landing page in affitto spenderesti ${euro(sums.managedPage.saved)} in meno), e sai quanto è costata ogni richiesta tracciabile.`,
        follows: `Poi, ogni mese, ${euro(minimumMonthlyFee)} a noi e ${euro(sums.thresholdSpend)} in annunci: ${bothTerms} ${euro(both.total)} (${terms.withVat(both.withVat)}).`,
        no: terms.adsRule,
      };
    if (topUps === 0)
      return {
        ...page,
        buys: `per ${times.threeMonths}: ${euro(total)} ${withOurVat}.`,
        monthThree: `Dopo ${times.threeMonths} hai una pagina da mandare a chi vuoi.`,
        follows: `${another}, oppure va offline e i testi restano tuoi.`,
        no: `Annunci no: con quello che avanza non capiresti se funzionano. Se perdi telefonate, RispondiSubito parte ${prices.rispondiSubito.card.price}, ${prices.rispondiSubito.card.conditions}.`,
      };
    const withTopUps = `per ${times.threeMonths} e ${quantity(topUps, "ricarica", "ricariche")}: ${euro(total)} ${withOurVat}, di cui ${euro(ads)} in annunci.`;
    // Of a project, this much is left for ads.
    return total < (sums.projectStart ?? 0)
      ? {
          ...page,
          buys: withTopUps,
          monthThree: `Dopo ${times.threeMonths} sai quante richieste hanno portato gli annunci.`,
          follows: `${another}, una ricarica ${euro(recharge.multiple)}. ${saved > 0 ? `Se gli annunci non li hai mai provati, comincia invece da TRY ADS: con altri ${times.threeMonths} di pagina fa ${euro(tryAdsStart.total)} (${terms.withVat(tryAdsStart.withVat)}), ${euro(tryAds.adSpend)} di annunci compresi. Si compra una volta sola e gli annunci girano nei primi ${times.tryAds}; le ricariche partono quando vuoi tu.` : ""}`,
          no: `Gestione mensile no: la prima fattura, almeno ${euro(sums.firstInvoiceMinimum)}, lascerebbe troppo poco per gli annunci.`,
        }
      : {
          ...page,
          buys: withTopUps,
          monthThree: `Dopo ${times.threeMonths} hai confrontato zone e orari, e sai che cosa spegnere.`,
          follows: `Altri ${times.threeMonths} così costano ${euro(both.total - total)}: ${bothTerms} ${euro(both.total)} (${terms.withVat(both.withVat)}), di cui ${euro(both.ads)} in annunci.${saved > 0 ? ` Cominciando da TRY ADS, al posto della pagina e di ${quantity(replaced, "ricarica", "ricariche")}, spendi ${euro(saved)} in meno.` : ""}`,
          no: sums.projectStart
            ? `Lead generation no: con la gestione parte da ${euro(sums.projectStart)}, e il resto non copre ${times.initialTerm} di annunci a ${euro(sums.thresholdSpend)}.`
            : "",
        };
  }
};
