import { capitalize, NBSP } from "../../facts/format.ts";
import type { Say } from "../../words/say.ts";
import { sampleReport } from "./sample-report.ts";
import type { Words } from "./words.ts";

export const it = ({ euro, prices, times }: Say) => {
  const { card, from, note } = prices.analytics;
  const { enquiries, costPerEnquiry } = sampleReport;

  return {
    label: "Analisi e report",
    menuText: "Da dove arriva ogni cliente e quanto costa",
    meta: {
      title: "Da dove arrivano i tuoi clienti: report ogni mese",
      description: `Contiamo telefonate, messaggi e ordini, e leggiamo insieme quanto costano e cosa smettere di pagare. ${capitalize(card.price)}, IVA esclusa.`,
      service: {
        type: "Analisi e report",
        description:
          "Tracciamento di telefonate, messaggi, richieste e ordini, e report chiari sul rendimento di sito e campagne.",
      },
    },
    hero: {
      kicker: "Analisi e report",
      title: `Sai${NBSP}da${NBSP}dove arrivano`,
      accent: "i tuoi clienti?",
      lede: `Mettiamo in ordine il tracciamento, e ${times.report} ti mandiamo un report che leggi senza aiuto.`,
      offer: [
        { figure: from, note },
        { figure: times.activation, note: "dal tuo via" },
      ],
      terms:
        "Serve se gli annunci non li seguiamo noi: lead generation, e-commerce e gestione annunci ce l’hanno già nel prezzo.",
      drawingAlt: "Barre colorate impilate, da un bordo all’altro, e una curva che sale",
    },
    moves: "Il prezzo minimo comprende un sito e un canale, con il suo account pubblicitario.",
    report: {
      title: "Le domande a cui risponde il report",
      text: "Un mese d’esempio, ogni risposta accanto ai suoi numeri.",
      see: "Un report di esempio",
      questions: {
        sources: { question: "Quante richieste, e da dove?", answer: `${enquiries} richieste` },
        cost: { question: "Quanto è costata ciascuna?", answer: `${euro(costPerEnquiry)} l’una` },
        best: { question: "Quale annuncio ha funzionato?", answer: `L’annuncio${NBSP}A` },
        lost: { question: "Dove si ferma chi non ti contatta?", answer: "Alla pagina dei prezzi" },
        next: {
          question: "Cosa conviene fare adesso?",
          answer: `Ferma l’annuncio${NBSP}B e rivedi la pagina dei prezzi`,
        },
      },
      site: "Sito",
      ad: "Annuncio",
      visits: "Visite",
      priceViews: "Pagina prezzi",
      enquiries: "Richieste",
    },
    features: {
      title: "Misurare bene, prima di tutto",
      items: [
        { title: "Numeri affidabili", text: "Contiamo ciò che lascia traccia. Dove un dato manca, il report lo dice." },
        { title: "Tutto in un posto", text: "Sito, Google e Facebook a confronto, senza aprire tre programmi." },
        {
          title: "Il costo di un cliente",
          text: "Dicci quali richieste sono diventate lavori: sai anche quanto hai speso per ogni cliente nuovo.",
        },
        { title: "Lo leggiamo con te", text: "I numeri te li raccontiamo a voce, e decidi tu che cosa cambiare." },
      ],
    },
    process: {
      title: "Come lavoriamo sui dati",
      steps: [
        {
          title: "Facciamo ordine",
          text: "Cerchiamo che cosa è contato due volte e che cosa sfugge, come le telefonate che nessuno segna.",
        },
        {
          title: "Scegliamo cosa conta",
          text: `Per un ristorante sono i coperti, per uno studio gli appuntamenti. E${NBSP}per te?`,
        },
        {
          title: "Colleghiamo le fonti",
          text: "Prima il sito e gli annunci, poi il telefono e il CRM, l’archivio dei clienti.",
        },
        {
          title: "Leggiamo e decidiamo",
          text: "Con il primo report davanti, che cosa tenere e che cosa smettere di pagare.",
        },
      ],
    },
    questions: {
      title: "Le domande sui numeri",
      items: {
        activation: {
          question: "In quanto tempo è attivo il tracciamento?",
          answer: `In ${times.activation} dal tuo via, nei tuoi account. Se un tracciamento c’è già, partiamo da quello.`,
        },
        results: {
          question: "Come si misura un risultato?",
          answer:
            "Ogni mese, richiesta per richiesta: quale annuncio l’ha portata, da quale pagina, quanto ti è costata.",
        },
      },
    },
    cta: {
      title: "Cosa vorresti sapere?",
      text: "Portaci una domanda sui tuoi clienti: cominciamo da quella.",
      button: "Chiedi una consulenza gratuita",
    },
  } satisfies Words;
};
