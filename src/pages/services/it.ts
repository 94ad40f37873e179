import { quantity } from "../../facts/format.ts";
import type { Say } from "../../words/say.ts";
import type { Words } from "./words.ts";

export const it = (say: Say) => {
  const { euro, facts, list, prices, sums, terms, times } = say;
  const { recharge, threeMonths } = facts.offers;
  const { price, conditions } = prices.flippingCatalog.card;

  return {
    label: "Servizi",
    menuText: "Tutti i servizi, con prezzi e tempi.",
    meta: {
      title: "Servizi e prezzi: siti, Google Ads, centralino",
      description: `Siti in ${times.instantWebsites}, Google Ads, e-commerce, landing page e centralino: il prezzo di partenza e i tempi di ogni servizio. Ti aiutiamo a scegliere.`,
    },
    hero: {
      kicker: "Dal primo clic alla telefonata",
      title: "Servizi per farti",
      accent: "trovare e chiamare",
      lede: "Prendi quello che ti serve adesso. Se il resto è superfluo, te lo diciamo.",
      offer: [
        {
          figure: euro(facts.offers.threeMonths.price),
          note: `una landing page per ${times.threeMonths}, ${terms.vat}`,
        },
        { figure: times.activation, note: "per partire, di norma" },
        { figure: "Gratuita", note: "la consulenza" },
      ],
      pictureAlt: "Una griglia di riquadri, uno per servizio, dal bersaglio alla cornetta",
    },
    more: { text: `${[price, conditions].filter(Boolean).join("; ")}.`, link: "C’è anche Flipping Catalog" },
    guide: {
      title: "Aiutami a scegliere",
      text: "Trova la tua frase: accanto, il nostro consiglio.",
      rows: [
        {
          need: "Non ho un sito, o preferisco non mostrarlo.",
          answer: `Un sito nuovo, in ${times.instantWebsites}`,
          path: "instant-websites",
        },
        {
          need: "Il sito c’è, ma il telefono non squilla.",
          answer: "Lead generation: facciamo la pagina e seguiamo gli annunci",
          path: "services/lead-generation",
        },
        {
          need: "Non ho tempo di seguire gli annunci.",
          answer: "Pubblicità online: la gestiamo noi",
          path: "services/ads",
        },
        {
          need: "Non so se gli annunci rendono.",
          answer: "Analisi e report",
          path: "services/analytics",
        },
        {
          need: "Il mio negozio online vende poco.",
          answer: "Promozione e-commerce, attenta ai margini",
          path: "services/ecommerce",
        },
        {
          need: "Mentre lavoro non riesco a rispondere.",
          answer: "RispondiSubito, che alza la cornetta per te",
          path: "services/rispondi-subito",
        },
        {
          need: "Mi serve una pagina per una sola offerta.",
          answer: `Una landing page, in ${times.landingPages}`,
          path: "landing-page-professionali",
        },
        {
          need: "Ristampo il catalogo a ogni stagione.",
          answer: "Flipping Catalog: basta un link",
          path: "flipping-catalog",
        },
      ],
    },
    starts: {
      title: "Con quanto vuoi cominciare?",
      text: `Quello che compra nei primi mesi, IVA esclusa. ${terms.adsRule}`,
      items: sums.starts.map(({ ads, budget, isProject, topUps, total }) => ({
        budget: euro(budget),
        buys: isProject
          ? `Lead generation con una pagina e un canale, e ${times.initialTerm} di gestione: ${euro(total)}, ${euro(ads)} in annunci.`
          : `${list([`Una landing page per ${times.threeMonths}`, ...(topUps ? [quantity(topUps, "ricarica", "ricariche")] : [])])}: ${euro(total)}${topUps ? `, ${euro(ads)} in annunci` : ""}.`,
        monthThree: isProject
          ? "Alla fine pagina e campagna sono attive, e sai quanto è costata ogni richiesta."
          : `Alla fine la pagina è online${topUps ? ", e sai quante richieste ha portato" : ", senza annunci nostri"}.`,
        follows: isProject
          ? `Poi ${prices.ads.card.price} più gli annunci, finché non smetti.`
          : `Poi altri ${times.threeMonths} di pagina a ${euro(threeMonths.renewal)}${topUps ? `, e ${euro(recharge.multiple)} ogni ricarica` : ""}, o ti fermi.`,
      })),
    },
    terms: { title: "Patti chiari", text: terms.keeps },
    cta: {
      title: "Non sai quale scegliere?",
      text: "In una consulenza gratuita ti diciamo da dove partire e quanto costa.",
      button: "Chiedi un consiglio gratuito",
    },
  } satisfies Words;
};
