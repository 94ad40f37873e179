import type { Say } from "../../words/say.ts";
import type { Words } from "./words.ts";

export const it = ({ prices, terms, times }: Say) => {
  const { approved } = terms;
  const { from, note } = prices.leadGeneration;

  return {
    label: "Lead generation",
    menuText: "Richieste da chi vuole quello che offri",
    meta: {
      title: `Più richieste di preventivo, ${from}`,
      description: `Pagina, annunci e tracciamento per te: ${from} ${terms.withFirstTerm}, ${terms.adsExcluded}. Le prime richieste, di norma, entro ${times.prospects} dal lancio.`,
      service: {
        type: "Lead generation",
        description:
          "Campagne, pagine e tracciamento che portano alle piccole e medie imprese richieste qualificate, con la loro origine e il loro costo.",
      },
    },
    hero: {
      kicker: "Lead generation",
      title: "Richieste da chi vuole",
      accent: "davvero un preventivo",
      lede: "Facciamo la pagina e gli annunci, e li seguiamo. Quello che costruiamo è tuo.",
      offer: [
        { figure: from, note },
        {
          figure: times.activation,
          note: "per partire",
        },
        { figure: times.prospects, note: "dal lancio alle prime richieste, di norma" },
      ],
      drawingAlt: "Tanti punti passano e una rete si piega sotto quello che ha raccolto",
    },
    moves:
      "Il prezzo minimo comprende una pagina e un canale, con l’avvio. Finché la seguiamo noi, l’hosting è gratuito.",
    features: {
      title: "Una buona richiesta",
      text: "Arriva con una scheda, come questa d’esempio.",
      record: "Richiesta di G. P.",
      when: "martedì, dopo cena",
      items: [
        {
          title: "Le persone giuste",
          text: "Scegliamo zona e lavori, così non ti chiama chi abita a un’ora da te.",
          label: "Zona",
          sample: "A dieci minuti da te",
        },
        {
          title: "Una pagina che fa chiamare",
          text: "Dice che cosa fai e per chi, lo dimostra e chiede una cosa sola: chiamarti.",
          label: "Canale",
          sample: "Telefono, dalla pagina",
        },
        {
          title: "Richieste già filtrate",
          text: "Chi scrive dice prima che cosa gli serve, dove e per quando. I curiosi si fermano lì.",
          label: "Bisogno",
          sample: "Caldaia nuova, entro il mese",
        },
        {
          title: "L’annuncio che l’ha portata",
          text: "Con il suo costo: così sai quale tenere.",
          label: "Annuncio",
          sample: "«Caldaie», su Google",
        },
      ],
    },
    funnel: {
      title: "Dalla ricerca alla telefonata",
      stages: [
        { title: "Ti trova", text: "Cerca su Google, o scorre Facebook e Instagram." },
        { title: "Ti sceglie", text: "La pagina dice cosa fai, dove lavori e perché fidarsi." },
        { title: "Ti chiama", text: "O ti scrive su WhatsApp. Ogni richiesta è solo tua." },
      ],
    },
    process: {
      title: "Come si comincia",
      steps: [
        {
          title: "Ci racconti chi cerchi",
          text: "Dicci quali lavori vuoi e dove, e quali no: un annuncio serve anche a tenere lontano qualcuno.",
        },
        { title: "Scriviamo pagina e annunci", text: `Entro ${times.plan} dalla conferma li leggi, con il budget.` },
        {
          title: "Attiviamo la campagna",
          text: "Leggiamo le richieste una per una. Se sono quelle sbagliate, cambiamo le domande.",
        },
        { title: "Spostiamo il budget", text: "Un annuncio non porta nessuno? I suoi soldi vanno a quello che porta." },
      ],
    },
    questions: {
      title: "Prima di cominciare",
      items: {
        activation: {
          question: "Quando parte la campagna?",
          answer: `In ${times.activation} dal tuo sì a ${approved}.`,
        },
        results: {
          question: "Come misurate i risultati?",
          answer: "Ogni mese leggi quante richieste sono arrivate e quanto è costata ciascuna. Il report è nel prezzo.",
        },
      },
    },
    cta: {
      title: "Chi vorresti sentire al telefono?",
      text: "Raccontacelo. Se nella tua zona non ha senso, te lo diciamo.",
      button: "Chiedi un preventivo",
    },
  } satisfies Words;
};
