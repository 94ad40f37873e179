import type { Say } from "../../words/say.ts";
import { samplePrices } from "./sample-prices.ts";
import type { Words } from "./words.ts";

export const it = ({ euro, facts, prices, sums, terms, times }: Say) => {
  const { campaignStarts, late, madeIn } = terms;
  const { feePercent, minimumMonthlyFee } = facts.offers.adsManagement;
  const { from, note } = prices.ecommerce;

  return {
    label: "Promozione e-commerce",
    menuText: "Meno carrelli abbandonati, più ordini",
    meta: {
      title: `Vendere di più online: ${from} più gli annunci`,
      description: `Annunci su Google e Facebook per il tuo negozio online, scelti sul margine di ogni prodotto. Attivi in ${times.activation}, ${from} più gestione e annunci.`,
      service: {
        type: "Promozione e-commerce",
        description:
          "Campagne su Google e Facebook per negozi online: annunci sui prodotti, recupero dei carrelli abbandonati e controllo del margine.",
      },
    },
    hero: {
      kicker: "Promozione e-commerce",
      title: "Il carrello è pieno.",
      accent: "Portiamolo alla cassa.",
      lede: `Prepariamo e seguiamo annunci e tracciamento, con un occhio al margine.`,
      offer: [
        { figure: from, note },
        {
          figure: times.activation,
          note: "per partire",
        },
        { figure: "Inclusi", note: "tracciamento e report" },
      ],
      pictureAlt: "Pacchi colorati scendono in un carrello a righe",
    },
    moves: `Il minimo vale per venti prodotti su un canale, avvio compreso; sale con prodotti e canali. ${terms.adsRule}`,
    leaks: {
      title: "Dove si perdono gli ordini",
      rows: [
        {
          leak: "Entra la persona sbagliata",
          remedy: "Annunci con le parole di chi compra, non di chi curiosa.",
        },
        { leak: "La scheda non convince", remedy: "Foto, prezzo, consegna e resi si vedono subito." },
        {
          leak: "Il carrello resta lì",
          remedy: "Un annuncio ricorda quel prodotto, senza inseguire nessuno.",
        },
        { leak: "Chi ha comprato non torna", remedy: "Gli proponiamo il prossimo acquisto." },
      ],
    },
    process: {
      title: "Partiamo dai tuoi conti",
      text: "Un ordine d’esempio, prima del nostro compenso.",
      steps: [
        {
          title: "Guardiamo i conti",
          text: "Quanto può costarti, al massimo, un ordine.",
          line: "Prezzo, IVA esclusa",
          amount: euro(samplePrices.price),
        },
        {
          title: "Scegliamo i prodotti",
          text: "Quali annunciare, e con quale offerta.",
          line: "Merce, spedizione, resi",
          amount: `−${euro(samplePrices.goods)}`,
        },
        {
          title: "Scriviamo gli annunci",
          text: `${madeIn} Partono solo con il tuo sì.`,
          line: "Annunci",
          amount: `−${euro(samplePrices.ads)}`,
        },
        {
          title: "Seguiamo il margine",
          text: "Fermiamo gli annunci che mangiano il margine.",
          line: "Ti restano",
          amount: euro(samplePrices.left),
        },
      ],
    },
    features: {
      title: "Che cosa facciamo",
      items: [
        {
          title: "Prodotti in vista",
          text: "Su Google, Facebook e Instagram, davanti a chi può comprarli.",
        },
        { title: "Budget dove guadagni", text: "Spingiamo gli articoli che rendono." },
        { title: "Stagioni e scorte", text: "Gli annunci seguono il magazzino: novità e saldi." },
        { title: "Ordini tracciati", text: "Dove si può, sai da quale annuncio arrivano." },
      ],
    },
    questions: {
      title: "Tempi e conti",
      items: [
        {
          topic: "activation",
          question: "In quanto tempo si parte?",
          answer: `${campaignStarts} ${late} Serve un negozio già online: Shopify, WooCommerce, PrestaShop o simili.`,
        },
        {
          topic: "results",
          question: "Come misurate i risultati?",
          answer: "Con il costo di ogni ordine e il margine. Il report è nel prezzo: «Analisi e report» non serve.",
        },
      ],
    },
    after: {
      text: `Dal lancio la campagna è in gestione: ${euro(minimumMonthlyFee)} al mese fino a ${euro(sums.thresholdSpend)} di annunci, oltre ${feePercent}% di tutta la spesa, senza avvio. ${terms.keeps}`,
      link: "Quanto costa la gestione",
    },
    cta: {
      title: "Facciamo i conti del tuo negozio",
      text: "Portaci l’indirizzo del sito e il prodotto su cui guadagni di più.",
      button: "Chiedi una consulenza gratuita",
    },
  } satisfies Words;
};
