import { site } from "../../site.ts";
import { fromPrice } from "../../words/prices.ts";
import { termsIn } from "../../words/terms/index.ts";
import type { Words } from "./words.ts";

const { times } = termsIn("it");

export const it = {
  label: "Lead generation",
  menuText: "Persone che cercano proprio quello che offri",
  meta: {
    title: "Lead generation: contatti qualificati",
    description: `Campagne, pagine e tracciamento per ricevere richieste da chi è interessato: primi contatti in ${times.prospects} dall’avvio della campagna. Consulenza gratuita.`,
    imageAlt: "Il titolo della pagina accanto a una rete di punti che ne ha raccolto uno",
    service: {
      type: "Lead generation",
      description:
        "Campagne, pagine e tracciamento che portano alle piccole e medie imprese contatti qualificati, ciascuno con la sua origine e il suo costo.",
    },
  },
  hero: {
    kicker: "Lead generation",
    title: "Meno curiosi.",
    accent: "Più chiamate.",
    lede: `Portiamo da te chi sta già cercando quello che fai e gli diamo un buon motivo per chiamarti.`,
    offer: [
      { figure: fromPrice(site.priceRanges.leadGeneration, "it"), note: "su preventivo, IVA esclusa" },
      { figure: times.prospects, note: "dall’avvio della campagna ai primi contatti" },
      { figure: "Gratis", note: "la prima consulenza" },
    ],
    pictureAlt: "Composizione geometrica: tanti punti passano e una rete si piega sotto quello che ha raccolto",
  },
  funnel: {
    title: "Dalla ricerca alla telefonata",
    text: "Non contiamo quanta gente passa. Contiamo chi si ferma, e capiamo perché.",
    stages: [
      {
        title: "Ti trova",
        text: "Chi ha bisogno di un idraulico o di un dentista ti vede su Google mentre cerca. Chi somiglia ai tuoi clienti migliori ti incontra su Facebook.",
      },
      {
        title: "Ti sceglie",
        text: "La pagina risponde subito alle domande di chi arriva: che cosa fai, dove lavori, perché fidarsi.",
      },
      {
        title: "Ti contatta",
        text: "Telefono, WhatsApp o richiesta scritta: il contatto arriva a te, e sai da quale annuncio viene.",
      },
    ],
  },
  features: {
    title: "Un contatto buono non arriva per caso",
    items: [
      {
        title: "Le persone giuste",
        text: "Scegliamo zona, bisogno e momento. Una palestra di Monza non deve pagare per chi abita a Bari.",
      },
      {
        title: "Una pagina che fa chiamare",
        text: "Una promessa chiara, una prova, un pulsante. Nessun menu in cui perdersi, nessun giro di parole.",
      },
      {
        title: "Richieste già filtrate",
        text: "Poche domande prima del contatto separano chi vuole un preventivo da chi passava di lì.",
      },
      {
        title: "Un’origine per ogni contatto",
        text: "Sai quale annuncio ha fatto squillare il telefono e quanto ti è costato quello squillo.",
      },
    ],
  },
  process: {
    title: "Dal cliente ideale al primo squillo",
    text: "Ti chiediamo la cosa che sai meglio di chiunque: com’è fatto un tuo buon cliente. Al resto pensiamo noi.",
    steps: [
      {
        title: "Ci racconti chi cerchi",
        text: "Chi è, dove vive, che cosa chiede al telefono. E anche chi preferisci non sentire.",
      },
      {
        title: "Prepariamo l’offerta",
        text: "Scegliamo che cosa promettere, con quali parole e su quali canali. Non parte niente che tu non abbia approvato.",
      },
      {
        title: "Avviamo le campagne",
        text: "Campagne, pagina e tracciamento partono insieme, così di ogni contatto sappiamo da dove arriva.",
      },
      {
        title: "Teniamo ciò che rende",
        text: "Leggiamo i numeri con te e spostiamo il budget dove i contatti diventano clienti.",
      },
    ],
  },
  questions: {
    title: "Prima di cominciare",
    items: [
      {
        question: "In quanto tempo arrivano i primi contatti?",
        answer: `In ${times.activation} dall’approvazione la campagna è attiva, e i primi contatti arrivano in ${times.prospects} dall’avvio. Se non hai ancora un sito, te ne consegniamo uno in ${times.instantSite}.`,
      },
      {
        question: "Come misurate i risultati?",
        answer:
          "Contiamo le richieste, non i clic: telefonate, messaggi e richieste scritte, ciascuna con l’annuncio da cui arriva. Guardiamo quanto costa un contatto e poi, insieme a te, quanti di quei contatti sono diventati clienti.",
      },
    ],
  },
  cta: {
    title: "Chi vorresti sentire al telefono?",
    text: "Raccontacelo in una consulenza gratuita. Se per la tua zona o il tuo settore non ha senso, te lo diciamo subito.",
    button: "Chiedi la consulenza gratuita",
  },
} satisfies Words;
