import { capitalize, NBSP } from "../../facts/format.ts";
import type { Say } from "../../words/say.ts";
import { sampleReport } from "./sample-report.ts";
import type { Words } from "./words.ts";

export const it = ({ euro, prices, terms, times }: Say) => {
  const { late, madeIn } = terms;
  const { from, line, next, note } = prices.analytics;
  const { enquiries, costPerEnquiry, costOnGoogle, costOnFacebook } = sampleReport;

  return {
    label: "Analisi e report",
    menuText: "Da dove arriva ogni cliente e quanto costa",
    meta: {
      title: "Da dove arrivano i tuoi clienti: report ogni mese",
      description: `Contiamo telefonate, messaggi e ordini, e leggiamo insieme quanto costano e cosa smettere di pagare. ${capitalize(line)}, IVA esclusa.`,
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
      lede: `Tracciamento in ordine, e ${times.report} un report chiaro.`,
      offer: [
        { figure: from, note },
        ...(next ? [{ figure: next, note: "poi, solo se continui" }] : []),
        { figure: times.activation, note: "dal tuo via" },
      ],
      terms: "Hai già con noi lead generation, e-commerce o gestione annunci? Non ti serve: è già compreso.",
      pictureAlt: "Barre colorate impilate, da un bordo all’altro, e una curva che sale",
    },
    moves: "Il minimo vale per un sito, un account pubblicitario e un canale; sale se sono di più.",
    report: {
      title: "Le domande a cui risponde il report",
      text: "Un mese di esempio.",
      see: "Un report di esempio",
      questions: [
        {
          question: "Quante richieste, e da dove?",
          answer: `${enquiries} richieste`,
          figures: [
            { name: "Google", amount: sampleReport.fromGoogle },
            { name: "Facebook", amount: sampleReport.fromFacebook },
            { name: "Sito", amount: sampleReport.fromSite },
          ],
        },
        {
          question: "Quanto è costata ciascuna?",
          answer: `${euro(costPerEnquiry)} l’una`,
          figures: [
            { name: "Google", amount: costOnGoogle, written: euro(costOnGoogle) },
            { name: "Facebook", amount: costOnFacebook, written: euro(costOnFacebook) },
          ],
        },
        {
          question: "Quale annuncio ha funzionato?",
          answer: `L’annuncio${NBSP}A`,
          figures: [
            { name: `Annuncio${NBSP}A`, amount: sampleReport.fromAdA },
            { name: `Annuncio${NBSP}B`, amount: sampleReport.fromAdB },
          ],
        },
        {
          question: "Dove si ferma chi non ti contatta?",
          answer: "Alla pagina dei prezzi",
          figures: [
            { name: "Visite", amount: sampleReport.visits },
            { name: "Pagina prezzi", amount: sampleReport.priceViews },
            { name: "Richieste", amount: enquiries },
          ],
        },
        {
          question: "Cosa conviene fare adesso?",
          answer: `Ferma l’annuncio${NBSP}B e rivedi la pagina dei prezzi`,
          figures: [],
        },
      ],
    },
    features: {
      title: "Misurare bene, prima di tutto",
      items: [
        {
          title: "Numeri affidabili",
          text: "Contiamo le richieste che si possono tracciare. Dove un dato manca, si vede.",
        },
        { title: "Tutto in un posto", text: "Sito, Google e Facebook nello stesso report." },
        { title: "Il costo di un cliente", text: "Scopri quanto spendi davvero per averne uno nuovo." },
        { title: "Lo leggiamo con te", text: `Ti raccontiamo i numeri a voce. ${madeIn}` },
      ],
    },
    process: {
      title: "Come lavoriamo sui dati",
      steps: [
        { title: "Facciamo ordine", text: "Cerchiamo cosa è contato male e cosa sfugge." },
        {
          title: "Scegliamo cosa conta",
          text: "Per un ristorante sono i coperti, per uno studio gli appuntamenti.",
        },
        { title: "Colleghiamo le fonti", text: "Sito e annunci; telefono e CRM, quando si possono collegare." },
        { title: "Leggiamo e decidiamo", text: "Cosa tenere, e cosa smettere di pagare." },
      ],
    },
    questions: {
      title: "Le domande sui numeri",
      items: [
        {
          topic: "activation",
          question: "In quanto tempo è attivo il tracciamento?",
          answer: `In ${times.activation} dal tuo via. ${late} Account e dati restano tuoi.`,
        },
        {
          topic: "results",
          question: "Come si misura un risultato?",
          answer: "Di ogni richiesta tracciata ti diciamo pagina, annuncio e costo, ogni mese.",
        },
      ],
    },
    cta: {
      title: "Cosa vorresti sapere?",
      text: "Portaci una domanda sui tuoi clienti: cominciamo da quella, in una consulenza gratuita.",
      button: "Chiedi una consulenza gratuita",
    },
  } satisfies Words;
};
