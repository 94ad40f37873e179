import { capitalize } from "../../facts/format.ts";
import { channels } from "../../facts/offers.ts";
import type { Say } from "../../words/say.ts";
import type { Words } from "./words.ts";

export const it = ({ answering, euro, facts, list, prices, sums, terms, times }: Say) => {
  const { adsAndVatExcluded, advance, campaignStarts, keeps, late, madeIn, roiBasis, shortFeeTerms, vat } = terms;
  const { hasAssistant, officeHours } = answering;
  const { adsExample, thresholdSpend } = sums;
  const { feePercent, initialTermMonths, minimumMonthlyFee, setupPerChannel } = facts.offers.adsManagement;
  const { averageRoiPercent, campaigns } = facts.statistics;
  const { firstMonth, firstMonthWinWin, spend } = adsExample;

  return {
    label: "Prezzi Google e Facebook Ads",
    menuText: "Quanto costa, voce per voce",
    meta: {
      title: "Quanto costa gestire Google Ads: prezzi ed esempi",
      description: `Compenso: ${feePercent}% della spesa in annunci, almeno ${euro(minimumMonthlyFee)} al mese, più ${euro(setupPerChannel)} di avvio per canale: zero con Win-Win. IVA esclusa.`,
    },
    hero: {
      kicker: "Gestione Google Ads e Facebook Ads",
      title: "Compri clic",
      accent: "o trovi clienti?",
      lede: "I prezzi sono tutti qui.",
      offer: [
        { figure: prices.ads.from, note: "al mese, più gli annunci" },
        { figure: times.activation, note: "dalla tua approvazione alla partenza" },
        { figure: "Gratuita", note: "la consulenza" },
      ],
      terms: `${capitalize(vat)}, ${shortFeeTerms}.`,
      pictureAlt: "Un risultato di ricerca sale in cima alla pagina",
    },
    whatsapp: "Scrivici su WhatsApp",
    call: "Chiama ora",
    scroll: "Problemi comuni",
    prices: {
      title: "I prezzi della gestione",
      text: `Fino a ${euro(thresholdSpend)} di annunci al mese, sommando i canali, paghi ${euro(minimumMonthlyFee)}; oltre, ${feePercent}% di tutta la spesa.`,
      note: `${capitalize(adsAndVatExcluded)}. ${advance}`,
      cost: {
        result: "Quanto costa la gestione",
        fee: "Compenso al mese",
        firstInvoice: "Prima fattura, annunci a parte",
        total: "Al mese con gli annunci, dopo l’anticipo",
        firstYear: "Primo anno, con annunci",
        spend: "Spesa in annunci al mese",
        channels: `Su ${list(channels)} insieme`,
        winWin: `Con Win-Win, senza costo di avvio`,
        send: "Mandaci i conti su WhatsApp",
      },
      examples: "Tre esempi, per un canale",
    },
    winWin: {
      title: `La proposta Win-Win`,
      text: "Non paghi l’avvio, e gli annunci passano da noi. Per un canale, IVA esclusa.",
      offers: [
        {
          title: "Di solito",
          setup: euro(setupPerChannel),
          unit: "di avvio per canale, una volta sola",
          items: [
            "Gli annunci li paghi tu alle piattaforme",
            `Compenso: ${feePercent}%, almeno ${euro(minimumMonthlyFee)}`,
            `Primo mese con ${euro(spend)} di annunci, ${initialTermMonths} compensi e avvio: ${euro(firstMonth)}`,
          ],
        },
        {
          title: `Con Win-Win`,
          setup: euro(0),
          unit: "di avvio, su ogni canale",
          items: [
            "Gli annunci li paghi a noi, a inizio mese",
            `Primo mese, senza avvio: ${euro(firstMonthWinWin)}`,
            "Stesso compenso e impegno; se ti fermi, il budget non speso torna a te",
          ],
        },
      ],
    },
    problems: {
      title: "Ti riconosci?",
      items: [
        {
          title: "«I soldi finiscono e non so dove»",
          text: "Cosa hanno comprato?",
        },
        {
          title: "«Tanti clic, il telefono tace»",
          text: "Annuncio e pagina dicono cose diverse.",
        },
        { title: "«Mi chiamano quelli sbagliati»", text: "Chi cerca lavoro, o abita lontano." },
        {
          title: "«I report non li capisco»",
          text: "Conviene, o no?",
        },
        { title: "«È tutto fermo da mesi»", text: "Nessuno la tocca più." },
      ],
    },
    philosophy: {
      title: "Partiamo dal tuo lavoro",
      text: "Prima di ogni annuncio chiediamo cosa vendi e quanto ci guadagni.",
    },
    blocks: {
      title: "Cosa comprende",
      items: [
        {
          title: "Strategia",
          items: ["Domanda, zona e concorrenti", "Google, Facebook o entrambi", "Obiettivi e spesa, per iscritto"],
        },
        {
          title: "Annunci",
          items: ["Parole chiave scelte ed escluse", "Più testi e immagini", "Zone, orari e pubblico"],
        },
        {
          title: "Misurazione",
          items: ["Telefonate e richieste tracciate", "Costo di ogni richiesta", `Un report ${times.report}`],
        },
        {
          title: "Ottimizzazione",
          items: ["Budget spostato dove rende", "Annunci deboli sostituiti", "Consigli per la pagina d’arrivo"],
        },
      ],
    },
    reasons: {
      title: "Perché noi",
      items: [
        {
          title: `Oltre ${times.experience} nel digitale`,
          text: `È l’esperienza di chi ci guida. L’agenzia ha gestito ${campaigns}+ campagne.`,
        },
        { title: `ROI medio: ${averageRoiPercent}%`, text: roiBasis },
        { title: "Prezzi scritti", text: "Li leggi prima di chiamarci." },
        {
          title: "Anche la pagina",
          text: "Se non convince, possiamo rifarla.",
        },
        hasAssistant
          ? {
              title: "Una risposta c’è sempre",
              text: "A ogni ora l’assistente automatico; in orario d’ufficio, una persona.",
            }
          : { title: "Risponde una persona", text: `Al telefono e su WhatsApp, ${officeHours}.` },
      ],
    },
    testimonials: { title: "Per chi lavoriamo" },
    faq: {
      title: "Domande frequenti",
      items: [
        {
          question: "Quanto devo spendere in annunci?",
          answer: `Decidi tu. Un buon inizio: ${euro(thresholdSpend)} al mese, ${vat}. ${terms.adsRule} ${terms.topUpRule}`,
        },
        {
          question: "In quanto tempo partono le campagne?",
          answer: `${campaignStarts} ${late}`,
        },
        {
          question: "Per quanto mi impegno?",
          answer: `Per ${times.initialTerm}, poi mese per mese, con ${times.notice} di preavviso. ${keeps}`,
        },
        { question: "In che lingua sono gli annunci?", answer: madeIn },
        {
          question: "Come misurate i risultati?",
          answer: `Ogni richiesta e il suo costo, in un report ${times.report}.`,
        },
      ],
    },
    final: {
      title: "Dicci quanto spendi oggi",
      text: "Anche niente: ti diciamo cosa faremmo.",
    },
  } satisfies Words;
};
