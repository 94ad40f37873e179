import { NBSP } from "../../facts/format.ts";
import type { Say } from "../../words/say.ts";
import type { Words } from "./words.ts";

export const it = ({ prices, terms, times }: Say) => {
  const { campaignStarts, vat } = terms;
  const { from, range } = prices.specializations;

  return {
    label: "Specializzazioni",
    meta: {
      title: "Google, Facebook o SEO: quale serve a te",
      description:
        "Google Ads, Facebook Ads, SEO e analisi dei dati: cosa fa ciascuno, quando serve alla tua attività e dove trovi il suo prezzo. La consulenza è gratuita.",
      service: {
        type: "Consulenza di marketing digitale",
        description:
          "Campagne Google Ads e Facebook Ads, posizionamento SEO e analisi dei dati per le piccole e medie imprese.",
      },
    },
    hero: {
      kicker: "Specializzazioni",
      title: "Google, Facebook o SEO:",
      accent: "quale serve a te?",
      lede: "Google se ti cercano già, Facebook se non ti conoscono, SEO per durare.",
      offer: [
        {
          figure: range ? from : "Prezzo variabile",
          note: "secondo lo strumento: è qui sotto",
        },
        { figure: times.activation, note: "per avviare gli annunci" },
        { figure: "Gratuita", note: "la consulenza" },
      ],
      pictureAlt: "Strumenti affiancati: un righello, una lente, una fila di cursori e un compasso",
    },
    platforms: {
      title: `Chi ti cerca e${NBSP}chi${NBSP}ancora non sa di${NBSP}te`,
      google: {
        title: "Google Ads",
        text: "Per chi ha già deciso e sceglie da chi comprare.",
        items: [
          "Annunci di ricerca, per chi ha bisogno adesso",
          "Annunci di prodotto, con foto e prezzo",
          "Banner sui siti che il tuo pubblico legge",
        ],
      },
      facebook: {
        title: "Facebook Ads",
        text: "Per ciò che la gente vuole solo quando lo vede.",
        items: [
          "Pubblico scelto per zona, età e interessi",
          "Immagini e video che fermano chi scorre, anche su Instagram",
          "Un richiamo a chi ha visitato il tuo sito",
        ],
      },
    },
    seo: {
      title: "SEO",
      today: "oggi",
      inAYear: "fra un anno",
      text: "Gli annunci si fermano con il budget; una pagina ben posizionata continua a portare visite.",
      items: [
        "Testi che rispondono a ciò che la gente chiede",
        "Pagine veloci e leggibili dai motori di ricerca",
        "Scheda Google in ordine: mappa, orari, risposte alle recensioni",
      ],
    },
    analytics: {
      title: "Analytics",
      text: "Ti dice quante richieste arrivano e quanto costano.",
      items: ["Richieste e ordini, e da dove arrivano", "Annunci e pagine a confronto", `Un report ${times.report}`],
    },
    prices: {
      ads: `Gestione ${prices.ads.card.price} più avvio e annunci, ${vat}.`,
      analytics: `Prezzo: ${prices.analytics.line}, ${vat}.`,
    },
    questions: {
      title: "Prima di scegliere",
      items: [
        {
          topic: "activation",
          question: `In quanto tempo è${NBSP}attiva una${NBSP}campagna?`,
          answer: `${campaignStarts} Per la SEO servono mesi.`,
        },
        {
          topic: "results",
          question: "Come si misurano i risultati?",
          answer: "Per ogni canale: quanto costa una richiesta e quante, se ce lo dici, diventano clienti.",
        },
      ],
    },
    cta: {
      title: "Lo scegliamo insieme",
      text: "Dicci cosa vuoi ottenere: la consulenza è gratuita.",
      button: "Chiedi una consulenza gratuita",
    },
  } satisfies Words;
};
