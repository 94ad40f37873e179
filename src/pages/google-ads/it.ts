import { capitalize } from "../../facts/format.ts";
import type { Say } from "../../words/say.ts";
import type { Words } from "./words.ts";

export const it = ({ answering, euro, facts, prices, sums, terms, times }: Say) => {
  const { advance, campaignStarts, keeps, late, shortFeeTerms, vat } = terms;
  const { peopleSpeak } = answering;
  const { thresholdSpend, winWin } = sums;
  const example = sums.cases.ads?.small;
  const { feePercent, initialTermMonths, minimumMonthlyFee, setupPerChannel } = facts.offers.adsManagement;

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
      lede: "Gestiamo i tuoi annunci e contiamo le telefonate, non i clic. I prezzi sono tutti qui, con i conti già fatti.",
      offer: [
        { figure: prices.ads.from, note: "al mese, più gli annunci" },
        { figure: times.activation, note: "dal tuo sì alla partenza" },
        { figure: "Gratuita", note: "la consulenza" },
      ],
      terms: `${capitalize(vat)}, ${shortFeeTerms}.`,
      drawingAlt: "Un risultato di ricerca sale in cima alla pagina",
    },
    whatsapp: "Scrivici su WhatsApp",
    call: "Chiama ora",
    scroll: "Problemi comuni",
    prices: {
      title: "I prezzi della gestione",
      text: `${euro(minimumMonthlyFee)} al mese coprono fino a ${euro(thresholdSpend)} di annunci, sommando i canali. ${terms.adsRuleInFull}`,
      note: `${capitalize(vat)}. ${advance}`,
      plans: "Le formule e le ricariche",
      cost: {
        result: "Quanto costa la gestione",
        fee: "Compenso al mese",
        firstInvoice: "Prima fattura, senza annunci",
        total: `Dal mese ${initialTermMonths + 1}, con gli annunci`,
        firstYear: "Primo anno, con annunci",
        spend: "Spesa in annunci al mese",
        channels: "Aggiungi un secondo canale",
        winWin: `Con Win-Win, senza costo di avvio`,
        send: "Mandaci i conti su WhatsApp",
      },
      examples: "Tre esempi, per un canale",
    },
    winWin: {
      title: `La proposta Win-Win`,
      text: `Paghi a noi anche gli annunci. Così l’avvio non costa niente, e la loro IVA è nella nostra fattura. Con un canale e ${euro(thresholdSpend)} al mese, IVA esclusa:`,
      offers: [
        {
          title: "Di solito",
          setup: euro(setupPerChannel),
          unit: "di avvio per canale, una volta sola",
          items: [
            "Gli annunci te li fatturano Google e Meta",
            `Compenso: ${feePercent}%, almeno ${euro(minimumMonthlyFee)}`,
            `Primo mese: ${euro(sums.firstInvoiceMinimum)} a noi (${terms.withVat(example?.withVat ?? 0)}) e ${euro(thresholdSpend)} in annunci`,
          ],
        },
        {
          title: `Con Win-Win`,
          setup: euro(0),
          unit: "di avvio, su ogni canale",
          items: [
            "Gli annunci li paghi a noi, a inizio mese",
            `Primo mese: ${euro(winWin.firstInvoice)} a noi, annunci compresi (${terms.withVat(winWin.withVat)})`,
            "Stesso compenso e stesso impegno",
          ],
        },
      ],
    },
    problems: {
      title: "Ti riconosci?",
      items: [
        {
          title: "«I soldi finiscono e non so dove»",
          text: "Prima di chiederti un euro guardiamo cosa hanno comprato quelli già spesi, e ti diciamo se continuare. A volte no.",
        },
        {
          title: "«Tanti clic, il telefono tace»",
          text: "Spesso l’annuncio promette una cosa e la pagina un’altra: li mettiamo d’accordo.",
        },
        {
          title: "«Mi chiamano quelli sbagliati»",
          text: "Escludiamo chi cerca lavoro o abita lontano, finché chiama chi può comprare.",
        },
        {
          title: "«I report non li capisco»",
          text: "Nel nostro leggi la spesa, le richieste arrivate e quanto è costata ognuna.",
        },
        {
          title: "«È tutto fermo da mesi»",
          text: "Guardiamo la campagna ogni giorno lavorativo, e ogni mese leggi cosa cambia.",
        },
      ],
    },
    philosophy: {
      title: "Partiamo dal tuo lavoro",
      text: "Prima di scrivere un annuncio ti chiediamo cosa vendi e quanto ci guadagni: così sai quanto può costarti una richiesta. Se il conto non torna, lo scopri prima di spendere.",
    },
    blocks: {
      title: "Nel compenso trovi",
      items: [
        { title: "Strategia", items: ["Domanda, zona e concorrenti", "Obiettivi e spesa, per iscritto"] },
        { title: "Annunci", items: ["Parole chiave scelte ed escluse", "Più testi e immagini"] },
        { title: "Misurazione", items: ["Telefonate e richieste contate", `Un report ${times.report}`] },
        { title: "Ottimizzazione", items: ["Budget spostato dove rende", "Annunci deboli sostituiti"] },
      ],
    },
    reasons: {
      title: "Perché noi",
      items: [
        {
          title: `Oltre ${times.founder} di budget altrui`,
          text: "Chi guida l’agenzia ha visto quasi tutti i modi di sprecarne uno.",
        },
        { title: "L’account è tuo", text: "Se te ne vai, campagne e dati restano lì." },
        { title: "Sai quanto costa", text: "Lo leggi qui, prima di chiamarci." },
        { title: "Anche la pagina", text: "Se la tua non fa chiamare, ne facciamo una noi." },
        { title: "Parli con chi li fa", text: "Non con un commerciale." },
      ],
    },
    testimonials: { title: "Per chi lavoriamo" },
    faq: {
      title: "Domande frequenti",
      items: [
        {
          question: "Quanto devo spendere?",
          answer: `Decidi tu. Per la gestione si comincia bene con ${euro(thresholdSpend)} al mese; con meno ci sono le ricariche.`,
        },
        {
          question: "Quando partono le campagne?",
          answer: `${campaignStarts} ${late}`,
        },
        {
          question: "Per quanto mi impegno?",
          answer: `${terms.commitment} ${keeps}`,
        },
        {
          question: "In che lingua lavorate?",
          answer: `Con te in ${peopleSpeak}. Gli annunci in una lingua o in due, allo stesso prezzo.`,
        },
        {
          question: "Come misurate i risultati?",
          answer: `Contiamo telefonate, messaggi e vendite. ${capitalize(times.report)} leggi quanto è costata ciascuna.`,
        },
      ],
    },
    final: {
      title: "Quanto spendi oggi?",
      text: "Anche se è niente. Ti diciamo da dove partiremmo, e se conviene.",
    },
  } satisfies Words;
};
