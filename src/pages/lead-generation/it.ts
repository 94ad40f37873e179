import type { Say } from "../../words/say.ts";
import type { Words } from "./words.ts";

export const it = ({ approved, startingPrice, leadsFor, monthsIn, shortNote, times, priceLine, vat }: Say) => {
  const months = monthsIn("leadGeneration");

  return {
    label: "Lead generation",
    menuText: "Richieste da chi vuole quello che offri",
    meta: {
      title: "Lead generation: contatti qualificati",
      description: `Campagne, pagine e tracciamento per ricevere richieste da chi è interessato. Di norma i primi contatti arrivano entro ${times.prospects} dall’avvio della campagna.`,
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
      lede: `Portiamo da te chi ha bisogno di quello che fai e gli diamo un buon motivo per chiamarti.`,
      offer: [
        { figure: startingPrice("leadGeneration"), note: shortNote("leadGeneration") },
        months ? { figure: months, note: "di servizio, nel prezzo" } : { figure: "Gratuita", note: "la consulenza" },
        { figure: `entro ${times.prospects}`, note: "dall’avvio, i primi contatti" },
      ],
      pictureAlt: "Composizione geometrica: tanti punti passano e una rete si piega sotto quello che ha raccolto",
    },
    funnel: {
      title: "Dalla ricerca alla telefonata",
      text: "Contiamo chi si ferma, e capiamo perché.",
      stages: [
        {
          title: "Ti trova",
          text: "Chi ha bisogno di un idraulico o di un dentista ti vede su Google mentre cerca. Chi somiglia ai tuoi clienti migliori ti incontra su Facebook.",
        },
        {
          title: "Ti sceglie",
          text: "La pagina risponde subito alle domande di chi arriva: cosa fai, dove lavori, perché fidarsi.",
        },
        {
          title: "Ti contatta",
          text: `Per telefono, su WhatsApp o per iscritto, e sai da quale annuncio viene. ${leadsFor}`,
        },
      ],
    },
    features: {
      title: "Un contatto buono non arriva per caso",
      text: "Ogni contatto ti arriva con la sua scheda. Questa è un esempio.",
      items: [
        {
          title: "Le persone giuste",
          text: "Scegliamo zona, bisogno e momento. Una palestra non deve pagare per chi abita a ore di strada.",
          sample: "A dieci minuti da te",
        },
        {
          title: "Una pagina che fa chiamare",
          text: "Una promessa chiara, una prova, un pulsante. Nessun menu in cui perdersi.",
          sample: "Ha premuto «Chiama»",
        },
        {
          title: "Richieste già filtrate",
          text: "Poche domande prima del contatto separano chi vuole un preventivo da chi passava di lì.",
          sample: "Caldaia nuova, entro il mese",
        },
        {
          title: "Un’origine per ogni contatto",
          text: "Sai quale annuncio ha fatto squillare il telefono e quanto ti è costato quello squillo.",
          sample: "Dall’annuncio «caldaie»",
        },
      ],
    },
    process: {
      title: "Come si comincia",
      text: "Ti chiediamo la cosa che sai meglio di chiunque: com’è fatto, per te, un buon cliente.",
      steps: [
        {
          title: "Ci racconti chi cerchi",
          text: "Chi è, dove vive, cosa chiede al telefono. E anche chi preferisci non sentire.",
        },
        {
          title: "Prepariamo il messaggio",
          text: `Scegliamo cosa promettere, con quali parole e su quali canali. Prima di partire approvi ${approved}.`,
        },
        {
          title: "Avviamo le campagne",
          text: "Campagne, pagina e tracciamento partono insieme, così un contatto non arriva senza la sua origine.",
        },
        {
          title: "Teniamo ciò che rende",
          text: `Con il report, ${times.report}, diamo spazio agli annunci da cui arrivano clienti.`,
        },
      ],
    },
    questions: {
      title: "Prima di cominciare",
      items: [
        {
          topic: "activation",
          question: "In quanto tempo arrivano i primi contatti?",
          answer: `La campagna è attiva in ${times.activation} da quando approvi ${approved}. Di norma i primi contatti arrivano entro ${times.prospects} dall’avvio. Se ti manca un sito, è a parte, ${priceLine("instantWebsites")}, ${vat}.`,
        },
        {
          topic: "results",
          question: "Come misurate i risultati?",
          answer:
            "Ogni richiesta ha accanto l’annuncio da cui arriva. Guardiamo quanto costa un contatto e quanti diventano clienti.",
        },
      ],
    },
    cta: {
      title: "Chi vorresti sentire al telefono?",
      text: "Raccontacelo in una consulenza gratuita. Se per la tua zona o il tuo settore non ha senso, lo saprai subito. Campagne, pagina e tracciamento sono nel prezzo.",
      button: "Parliamo dei tuoi clienti",
    },
  } satisfies Words;
};
