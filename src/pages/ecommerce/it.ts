import { quantity } from "../../facts/format.ts";
import type { Say } from "../../words/say.ts";
import type { Words } from "./words.ts";

export const it = ({ facts, prices, terms, times }: Say) => {
  const { campaignStarts } = terms;
  const { from, note } = prices.ecommerce;

  return {
    label: "Promozione e-commerce",
    menuText: "Meno carrelli abbandonati, più ordini",
    meta: {
      title: `Vendere di più online: ${from} più gli annunci`,
      description: `Annunci su Google e Facebook per il tuo negozio online, scelti sul margine. Attivi in ${times.activation}, ${from} più gestione e annunci.`,
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
      lede: "Spingiamo i prodotti su cui guadagni, e riportiamo alla cassa chi si era fermato.",
      offer: [
        { figure: from, note },
        {
          figure: times.activation,
          note: "per partire",
        },
        { figure: "Inclusi", note: "tracciamento e report" },
      ],
      drawingAlt: "Pacchi colorati scendono in un carrello a righe",
    },
    moves: `Il prezzo minimo comprende ${quantity(facts.shops.products, "prodotto", "prodotti")} su un canale, con l’avvio. Li scegliamo insieme.`,
    leaks: {
      title: "Dove si perdono gli ordini",
      rows: [
        {
          leak: "Entra la persona sbagliata",
          remedy: "Teniamo fuori chi cerca gratis, usato o solo un’idea.",
        },
        {
          leak: "La scheda non convince",
          remedy: "La guardiamo da clienti: foto, prezzo, consegna e resi si vedono subito?",
        },
        {
          leak: "Il carrello resta lì",
          remedy: "Un annuncio ricorda quel prodotto, senza inseguire nessuno.",
        },
        { leak: "Chi ha comprato non torna", remedy: "A chi ti conosce proponiamo la cosa che comprerebbe dopo." },
      ],
    },
    process: {
      title: "Prima i tuoi conti",
      text: "Un ordine d’esempio, prima del nostro compenso.",
      steps: [
        {
          title: "Guardiamo i conti",
          text: "Quanto puoi spendere, in annunci, per un ordine.",
          line: "Prezzo, IVA esclusa",
        },
        {
          title: "Scegliamo i prodotti",
          text: "Quali spingere e quali lasciare stare, insieme a te.",
          line: "Merce, spedizione, resi",
        },
        {
          title: "Scriviamo gli annunci",
          text: "Con le parole di chi compra. Partono solo con il tuo sì.",
          line: "Annunci",
        },
        { title: "Seguiamo il margine", text: "Un annuncio che lo mangia si ferma.", line: "Ti restano" },
      ],
    },
    features: {
      title: "Che cosa facciamo",
      items: [
        { title: "Prodotti in vista", text: "Su Google, Facebook e Instagram, davanti a chi può comprarli." },
        {
          title: "Budget dove guadagni",
          text: "Spingiamo quello che lascia margine, non quello che fa solo fatturato.",
        },
        { title: "Stagioni e scorte", text: "Novità e saldi in prima fila. Ciò che è finito sparisce dagli annunci." },
        { title: "Ordini tracciati", text: "Di ogni ordine, quale annuncio l’ha portato e quanto ti è costato." },
      ],
    },
    questions: {
      title: "Tempi e conti",
      items: {
        activation: {
          question: "In quanto tempo si parte?",
          answer: `${campaignStarts} Serve un negozio già online: Shopify, WooCommerce, PrestaShop o simili.`,
        },
        results: {
          question: "Come misurate i risultati?",
          answer: "Ogni mese vedi quanto è costato un ordine e quanto margine ha lasciato.",
        },
      },
    },
    cta: {
      title: "Facciamo i conti del tuo negozio",
      text: "Portaci l’indirizzo del sito e il prodotto su cui guadagni di più.",
      button: "Chiedi una consulenza gratuita",
    },
  } satisfies Words;
};
