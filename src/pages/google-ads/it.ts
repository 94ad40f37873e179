import { capitalize, NBSP } from "../../facts/format.ts";
import type { Say } from "../../words/say.ts";
import type { Words } from "./words.ts";

export const it = ({ answering, facts, price, prices, terms, times }: Say) => {
  const { campaignStarts, feeTerms, vat } = terms;
  const { peopleSpeak } = answering;
  const { feePercent } = facts.offers.adsManagement;

  return {
    label: "Prezzi Google e Facebook Ads",
    menuText: "Quanto costa, voce per voce",
    meta: {
      title: "Quanto costa gestire Google Ads: prezzi ed esempi",
      description: `Compenso: ${feePercent}% della spesa in annunci, almeno ${price("management")} al mese, più ${price("channel")} di avvio per canale: zero con Win-Win. IVA esclusa.`,
    },
    hero: {
      kicker: "Gestione Google Ads e Facebook Ads",
      title: "Compri clic",
      accent: "o trovi clienti?",
      lede: "Gestiamo i tuoi annunci e contiamo le telefonate, non i clic. I prezzi sono tutti qui.",
      offer: [
        { figure: prices.ads.from, note: "al mese, più gli annunci" },
        { figure: times.activation, note: "dal tuo sì alla partenza" },
        { figure: "Gratuita", note: "la consulenza" },
      ],
      terms: `${capitalize(vat)}, ${feeTerms}.`,
      drawingAlt: "Un risultato di ricerca sale in cima alla pagina",
    },
    whatsapp: "Scrivici su WhatsApp",
    call: "Chiama ora",
    scroll: "Problemi comuni",
    prices: {
      title: "I prezzi della gestione",
      text: terms.adsRule,
      note: "Quello che non si spende passa al mese dopo, senza un secondo compenso, e alla fine torna a te.",
      plans: "Le formule e le ricariche",
      cost: {
        result: "Quanto costa un mese di annunci",
        topUps: "Con le ricariche, al mese",
        management: "Con la gestione, al mese",
        less: "costa meno",
        setUp: "Avvio della gestione, una volta",
        onApproval: "Prima fattura, senza annunci",
        enquiries: "Richieste al mese, di solito",
        spend: "Annunci al mese, in ricariche intere",
        channels: "Aggiungi un secondo canale",
        winWin: "Con Win-Win, senza costo di avvio",
        send: "Mandaci i conti su WhatsApp",
      },
      examples: "Tre esempi, per un canale",
    },
    winWin: {
      title: "La proposta Win-Win",
      text: "Con Win-Win paghi a noi anche gli annunci, a inizio mese, e non paghi l’avvio. Il secondo «win» è nostro: siamo pagati prima di spendere, e ci risparmiamo i controlli. Stesso compenso, stesso impegno, e l’account resta tuo.",
      usual: "Di solito",
      winWin: "Con Win-Win",
    },
    problems: {
      title: "Ti riconosci?",
      items: [
        {
          title: "«I soldi finiscono e non so dove»",
          text: `Prima di chiederti un euro guardiamo cosa hanno comprato quelli già spesi, e ti diciamo se continuare. A${NBSP}volte no.`,
        },
        {
          title: "«Tanti clic, il telefono tace»",
          text: "Spesso l’annuncio promette una cosa e la pagina un’altra: li mettiamo d’accordo.",
        },
        {
          title: "«Mi chiamano quelli sbagliati»",
          text: "Escludiamo chi cerca lavoro o abita lontano. Resta chi può comprare.",
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
          answer: "Decidi tu: il conto qui sopra ti dice quanto costa, prima di cominciare.",
        },
        {
          question: "Quando partono le campagne?",
          answer: campaignStarts,
        },
        {
          question: "Per quanto mi impegno?",
          answer: terms.commitment,
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
