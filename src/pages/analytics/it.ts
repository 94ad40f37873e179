import { NBSP } from "../../facts/format.ts";
import type { Say } from "../../words/say.ts";
import { sampleReport } from "./sample-report.ts";
import type { Words } from "./words.ts";

export const it = ({ euro, startingPrice, monthsIn, shortNote, times }: Say) => {
  const months = monthsIn("analytics");

  return {
    label: "Analisi e report",
    menuText: "Da dove arriva ogni cliente e quanto costa",
    meta: {
      title: "Tracciamento e report per siti e campagne",
      description: `Da dove arrivano i tuoi clienti, quanto ti costano, cosa conviene fare adesso: tracciamento in ordine e un report ${times.report}.`,
      imageAlt: "Il titolo della pagina accanto a barre colorate impilate e a una curva che sale",
      service: {
        type: "Analisi e report",
        description:
          "Tracciamento di telefonate, messaggi, richieste e ordini, e report chiari sul rendimento di sito e campagne.",
      },
    },
    hero: {
      kicker: "Analisi e report",
      title: "I tuoi numeri,",
      accent: "in parole semplici.",
      lede: `Da dove arrivano i clienti, quanto ti costano, cosa conviene fare adesso. Un report ${times.report}, che si legge senza dizionario.`,
      offer: [
        { figure: startingPrice("analytics"), note: shortNote("analytics") },
        {
          figure: times.activation,
          note: "dal tuo via, tracciamento attivo",
        },
        { figure: times.report, note: months ? `il report, ${months} nel prezzo` : "il report" },
      ],
      pictureAlt: "Composizione geometrica: barre colorate impilate, da un bordo all’altro, e una curva che sale",
    },
    report: {
      title: "Le domande a cui risponde il report",
      text: "Se un grafico non aiuta a decidere, non entra.",
      sample: "Un esempio",
      questions: [
        { question: "Quante richieste sono arrivate, e da dove?", answer: `${sampleReport.enquiries} richieste` },
        { question: "Quanto è costata ciascuna?", answer: `${euro(sampleReport.costPerEnquiry)} l’una` },
        { question: "Quali annunci e quali pagine hanno funzionato?", answer: `L’annuncio${NBSP}A` },
        { question: "Dove si è fermato chi non ti ha contattato?", answer: "Alla pagina dei prezzi" },
        { question: "Cosa conviene fare adesso?", answer: `Ferma l’annuncio${NBSP}B` },
      ],
    },
    features: {
      title: "Misurare bene, prima di tutto",
      items: [
        {
          title: "Tracciamento in ordine",
          text: "Ogni richiesta e ogni ordine si contano una volta sola. Dove un dato manca, si vede.",
        },
        {
          title: "Tutto in un posto",
          text: "Sito, Google e Facebook nello stesso report, contati allo stesso modo.",
        },
        {
          title: "Il costo di un cliente",
          text: "Scopri quanto spendi davvero, dal clic alla vendita, per un cliente nuovo.",
        },
        {
          title: "Letti con te",
          text: "I numeri te li raccontiamo a voce, e rispondiamo alle tue domande.",
        },
      ],
    },
    process: {
      title: "Come lavoriamo sui dati",
      text: "Mettiamo d’accordo gli strumenti che hai e togliamo quelli che non servono.",
      steps: [
        {
          title: "Facciamo ordine",
          text: "Controlliamo cosa viene misurato, cosa è contato male e cosa sfugge.",
        },
        {
          title: "Scegliamo cosa conta",
          text: "Pochi numeri legati al tuo lavoro. Per un ristorante sono i coperti, per uno studio gli appuntamenti.",
        },
        {
          title: "Colleghiamo le fonti",
          text: `In ${times.activation} dal tuo via sito, annunci, telefono e CRM confluiscono in un solo report.`,
        },
        {
          title: "Leggiamo e decidiamo",
          text: "Cosa tenere, cosa cambiare, cosa smettere di pagare.",
        },
      ],
    },
    questions: {
      title: "Le domande sui numeri",
      items: [
        {
          topic: "activation",
          question: "In quanto tempo è attivo il tracciamento?",
          answer: `In ${times.activation} dal tuo via. I dati raccolti prima restano come confronto, con una nota su quanto sono affidabili.`,
        },
        {
          topic: "results",
          question: "Come si misura un risultato?",
          answer:
            "Partiamo dall’obiettivo che hai scelto, per esempio le richieste di preventivo, e risaliamo a pagina, annuncio e spesa. Il confronto è sempre con il periodo precedente.",
        },
      ],
    },
    cta: {
      title: "Cosa vorresti sapere?",
      text: "Portaci una domanda sui tuoi clienti a cui oggi non sai rispondere. Cominciamo da quella, in una consulenza gratuita. Tracciamento e report sono nel prezzo.",
      button: "Parliamo dei tuoi numeri",
    },
  } satisfies Words;
};
