import { capitalize, NBSP } from "../../facts/format.ts";
import type { Say } from "../../words/say.ts";
import type { Words } from "./words.ts";

export const it = ({ price, prices, terms, times }: Say) => {
  const { campaignStarts, vat } = terms;

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
      lede: "Google se ti cercano già, Facebook se ancora non ti conoscono, SEO se vuoi che duri.",
      offer: [
        { figure: times.activation, note: "per avviare gli annunci" },
        { figure: "Gratuita", note: "la consulenza" },
      ],
      drawingAlt: "Strumenti affiancati: un righello, una lente, una fila di cursori e un compasso",
    },
    platforms: {
      title: `Chi ti cerca e${NBSP}chi${NBSP}ancora non ti${NBSP}conosce`,
      google: {
        title: "Google Ads",
        text: "Ti vede chi ha già deciso e cerca da chi comprare.",
        items: [
          "Annunci di ricerca, per chi ha bisogno adesso",
          "Annunci di prodotto, con foto e prezzo",
          "Banner sui siti che il tuo pubblico legge",
        ],
      },
      facebook: {
        title: "Facebook Ads",
        text: "Per le cose che si vogliono solo dopo averle viste.",
        items: [
          "Pubblico scelto per zona, età e interessi",
          "Immagini e video che fermano chi scorre, anche su Instagram",
          "Un secondo annuncio per chi è già passato dal tuo sito",
        ],
      },
    },
    seo: {
      title: "SEO",
      today: "oggi",
      inAYear: "fra un anno",
      text: "Gli annunci finiscono con il budget. Una pagina in alto su Google porta visite anche dopo, ma ci vogliono mesi.",
      items: [
        "Testi che rispondono a ciò che la gente chiede",
        "Pagine veloci e leggibili dai motori di ricerca",
        "Scheda Google in ordine: mappa, orari, risposte",
      ],
    },
    analytics: {
      title: "Analytics",
      text: "Quante richieste sono arrivate, da dove, e quanto ti è costata ognuna.",
      items: ["Richieste e ordini, e da dove arrivano", "Annunci e pagine a confronto", `Un report ${times.report}`],
    },
    prices: {
      google: `${capitalize(prices.ads.card.price)}, ${prices.ads.card.conditions}, ${vat}.`,
      facebook: `Costa come Google Ads. Per provare c’è TRY ADS: ${price("tryAds")} per ${times.tryAds}, annunci compresi.`,
      analytics: `Prezzo: ${prices.analytics.card.price}, ${prices.analytics.card.conditions}. Se gli annunci li seguiamo noi, è già compresa.`,
    },
    questions: {
      title: "Prima di scegliere",
      items: {
        activation: {
          question: `In quanto tempo è${NBSP}attiva una${NBSP}campagna?`,
          answer: `${campaignStarts} La SEO chiede più pazienza.`,
        },
        results: {
          question: "Come si misurano i risultati?",
          answer:
            "Canale per canale, con il costo di ogni richiesta. Dicci quali sono diventate clienti: contiamo anche quelle.",
        },
      },
    },
    cta: {
      title: "Lo scegliamo insieme",
      text: "Dicci che cosa vuoi ottenere, e quale strumento serve te lo diciamo noi.",
      button: "Chiedi una consulenza gratuita",
    },
  } satisfies Words;
};
