import { plural } from "../../format.ts";
import { site } from "../../site.ts";
import { fromPrice } from "../../words/prices.ts";
import { termsIn } from "../../words/terms/index.ts";
import type { Words } from "./words.ts";

const { times } = termsIn("it");

export const it = {
  label: "Analisi e report",
  menuText: "Da dove arriva ogni cliente e quanto costa",
  meta: {
    title: "Analisi e report: numeri chiari",
    description:
      "Da dove arrivano i tuoi clienti, quanto ti costano, che cosa conviene fare adesso: tracciamento in ordine e report chiari, letti insieme a te.",
    imageAlt: "Il titolo della pagina accanto a barre colorate impilate e a una curva che sale",
    service: {
      type: "Analisi e report",
      description:
        "Tracciamento di telefonate, messaggi, richieste e ordini, e report chiari sul rendimento di sito e campagne, letti insieme al cliente.",
    },
  },
  hero: {
    kicker: "Analisi e report",
    title: "I tuoi numeri,",
    accent: "in parole semplici.",
    lede: "Da dove arrivano i clienti, quanto ti costano, che cosa conviene fare adesso. Un report che si legge come una lettera.",
    offer: [
      { figure: fromPrice(site.priceRanges.analytics, "it"), note: "su preventivo, IVA esclusa" },
      {
        figure: times.activationDays,
        note: `${plural(site.delivery.activationWorkingDays, "lavorativo", "lavorativi")} per attivare il tracciamento`,
      },
      { figure: "Gratis", note: "la prima consulenza" },
    ],
    pictureAlt: "Composizione geometrica: barre colorate impilate, da un bordo all’altro, e una curva che sale",
  },
  report: {
    title: "A che cosa risponde il report",
    text: "Se un grafico non aiuta a decidere, non entra.",
    questions: [
      "Quante richieste sono arrivate, e da dove?",
      "Quanto è costata ciascuna?",
      "Quali annunci e quali pagine hanno funzionato?",
      "Dove si è fermato chi non ti ha contattato?",
      "Che cosa conviene fare adesso?",
    ],
  },
  features: {
    title: "Misurare bene, prima di tutto",
    items: [
      {
        title: "Tracciamento in ordine",
        text: "Telefonate, messaggi, richieste e ordini contati una volta sola, senza doppioni e senza buchi.",
      },
      {
        title: "Tutto in un posto",
        text: "Sito, Google e Facebook nello stesso report, con le stesse definizioni. Niente più schermate da confrontare.",
      },
      {
        title: "Il costo di un cliente",
        text: "Dal clic alla richiesta, dalla richiesta alla vendita: sai quanto ti costa davvero un cliente nuovo.",
      },
      {
        title: "Letti insieme",
        text: "I numeri te li raccontiamo a voce, senza sigle: ogni numero serve a decidere.",
      },
    ],
  },
  process: {
    title: "Dai dati alle decisioni",
    text: "Non aggiungiamo strumenti: mettiamo d’accordo quelli che hai e togliamo quelli che non servono.",
    steps: [
      {
        title: "Facciamo ordine",
        text: "Controlliamo che cosa viene misurato oggi, che cosa è contato male e che cosa sfugge.",
      },
      {
        title: "Scegliamo che cosa conta",
        text: "Pochi numeri legati al tuo lavoro. Per un ristorante sono i coperti, per uno studio gli appuntamenti.",
      },
      {
        title: "Colleghiamo le fonti",
        text: `In ${times.activation} sito, annunci, telefono e CRM confluiscono in un solo report.`,
      },
      {
        title: "Leggiamo e decidiamo",
        text: "Che cosa tenere, che cosa cambiare, che cosa smettere di pagare. La volta dopo si parte da lì.",
      },
    ],
  },
  questions: {
    title: "Le domande sui numeri",
    items: [
      {
        question: "In quanto tempo è attivo il tracciamento?",
        answer: `In ${times.activation}. Da quel giorno si comincia a contare bene. I dati raccolti prima non si buttano: li teniamo come confronto, dicendo fin dove ci si può fidare.`,
      },
      {
        question: "Come misurate i risultati?",
        answer:
          "Partiamo dall’obiettivo che hai scelto tu, per esempio le richieste di preventivo, e torniamo indietro: quale pagina, quale annuncio, quale spesa. Ogni risultato ha un costo, e il confronto è sempre con il periodo precedente.",
      },
    ],
  },
  cta: {
    title: "Che cosa vorresti sapere?",
    text: "Portaci una domanda sui tuoi clienti a cui oggi non sai rispondere. Cominciamo da quella, in una consulenza gratuita.",
    button: "Chiedi la consulenza gratuita",
  },
} satisfies Words;
