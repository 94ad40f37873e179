import type { Say } from "../../words/say.ts";
import type { Words } from "./words.ts";

export const it = ({ euro, facts, prices, sums, terms, times }: Say) => {
  const { approved, late, leadsFor, madeIn } = terms;
  const { feePercent, minimumMonthlyFee } = facts.offers.adsManagement;
  const { from, note } = prices.leadGeneration;

  return {
    label: "Lead generation",
    menuText: "Richieste da chi vuole quello che offri",
    meta: {
      title: `Più richieste di preventivo, ${from}`,
      description: `Pagina, annunci e tracciamento costruiti per te: ${from}, più gestione e annunci. Le prime richieste, di norma, entro ${times.prospects} dal lancio della campagna.`,
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
      lede: `Pagina, annunci e tracciamento, costruiti e seguiti da noi.`,
      offer: [
        { figure: from, note },
        {
          figure: times.activation,
          note: "per partire",
        },
        { figure: times.prospects, note: "dal lancio alle prime richieste, di norma" },
      ],
      pictureAlt: "Tanti punti passano e una rete si piega sotto quello che ha raccolto",
    },
    moves: `Il minimo vale per una pagina e un canale, avvio compreso. ${terms.adsRule}`,
    features: {
      title: "Una buona richiesta",
      text: "Arriva con una scheda, come questa d’esempio.",
      record: "Richiesta di G. P.",
      when: "martedì, dopo cena",
      items: [
        {
          title: "Le persone giuste",
          text: "Scegliamo zona e bisogno: chi abita lontano resta fuori.",
          label: "Zona",
          sample: "A dieci minuti da te",
        },
        {
          title: "Una pagina che fa chiamare",
          text: "Una promessa, le prove, un pulsante.",
          label: "Canale",
          sample: "Telefono, dalla pagina",
        },
        {
          title: "Richieste già filtrate",
          text: "Poche domande fermano chi passava di lì.",
          label: "Bisogno",
          sample: "Caldaia nuova, entro il mese",
        },
        {
          title: "L’annuncio che l’ha portata",
          text: "Se si può tracciare, sai da quale annuncio arriva e quanto costa.",
          label: "Annuncio",
          sample: "«Caldaie», su Google",
        },
      ],
    },
    funnel: {
      title: "Dalla ricerca alla telefonata",
      stages: [
        {
          title: "Ti trova",
          text: "Su Google, mentre cerca; su Facebook e Instagram, mentre scorre.",
        },
        { title: "Ti sceglie", text: "La pagina dice cosa fai, dove lavori e perché fidarsi." },
        { title: "Ti chiama", text: `O ti scrive su WhatsApp. ${leadsFor}` },
      ],
    },
    process: {
      title: "Come si comincia",
      steps: [
        { title: "Ci racconti chi cerchi", text: "Chi sono, dove vivono e chi vuoi evitare." },
        {
          title: "Scriviamo pagina e annunci",
          text: `${madeIn} Li approvi prima di partire. La pagina è tua: va sul tuo sito o, finché la seguiamo noi, a un nostro indirizzo senza costi.`,
        },
        { title: "Attiviamo la campagna", text: "Contiamo le richieste dal primo giorno." },
        {
          title: "Spostiamo il budget",
          text: "Dagli annunci che costano e basta a quelli che portano richieste.",
        },
      ],
    },
    questions: {
      title: "Prima di cominciare",
      items: [
        {
          topic: "activation",
          question: "Quando parte la campagna?",
          answer: `È attiva in ${times.activation} da quando approvi ${approved}. ${late} Le prime richieste, di norma, arrivano entro ${times.prospects} dal lancio.`,
        },
        {
          topic: "results",
          question: "Come misurate i risultati?",
          answer: "Con il costo di ogni richiesta. Tracciamento e report sono compresi: «Analisi e report» non serve.",
        },
      ],
    },
    after: {
      text: `Dal lancio la campagna è in gestione: ${euro(minimumMonthlyFee)} al mese fino a ${euro(sums.thresholdSpend)} di annunci, oltre ${feePercent}% di tutta la spesa, senza avvio. ${terms.pageOrNot}`,
      link: "I prezzi della gestione",
    },
    cta: {
      title: "Chi vorresti sentire al telefono?",
      text: "Raccontacelo in una consulenza gratuita. Se per la tua zona non ha senso, te lo diciamo.",
      button: "Chiedi un preventivo",
    },
  } satisfies Words;
};
