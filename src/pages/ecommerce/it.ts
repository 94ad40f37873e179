import { quantity } from "../../facts/format.ts";
import type { Say } from "../../words/say.ts";
import { sampleOrder } from "./sample-order.ts";
import type { Words } from "./words.ts";

export const it = ({ approved, euro, facts, late, madeIn, ...say }: Say) => {
  const { monthsIn, shortNote, startingPrice, sums, times } = say;
  const { feePercent, minimumMonthlyFee } = facts.offers.adsManagement;
  const months = monthsIn("ecommerce");
  const price = startingPrice("ecommerce");

  return {
    label: "Promozione e-commerce",
    menuText: "Meno carrelli abbandonati, più ordini",
    meta: {
      title: `Vendere di più online: ${price}, annunci esclusi`,
      description: `Annunci su Google, Facebook e Instagram per il tuo negozio online, scelti sul margine di ogni prodotto. Attivi in ${times.activation}, ${price}${months && ` per ${months}`}.`,
      imageAlt: "Il titolo della pagina accanto a un carrello a righe pieno di pacchi",
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
      lede: `Prepariamo prodotti, annunci e tracciamento${months && `, e per ${months} li seguiamo noi`}: più ordini, con un occhio al margine.`,
      offer: [
        { figure: price, note: shortNote("ecommerce") },
        {
          figure: quantity(facts.delivery.activationWorkingDays, "giorno", "giorni"),
          note: "lavorativi, dalla tua approvazione",
        },
        { figure: "Inclusi", note: "tracciamento e report" },
      ],
      pictureAlt: "Composizione geometrica: pacchi colorati scendono in un carrello a righe",
    },
    moves: "Con pochi prodotti e un canale sei vicino al minimo; cataloghi grandi e più canali lo fanno salire.",
    leaks: {
      title: "Dove si perdono gli ordini",
      text: "I primi punti che controlliamo nel tuo negozio.",
      rows: [
        {
          leak: "Entra la persona sbagliata",
          remedy: "Annunci con le parole di chi compra; sulle altre ricerche spendiamo il meno possibile.",
        },
        { leak: "La scheda non convince", remedy: "Foto, prezzo, consegna e resi si vedono subito." },
        {
          leak: "Il carrello resta lì",
          remedy: "Un annuncio ricorda quel prodotto a chi l’ha lasciato, senza inseguirlo ovunque.",
        },
        { leak: "Chi ha comprato non torna", remedy: "Proposte a chi è già cliente, come il riordino." },
      ],
    },
    process: {
      title: "Partiamo dai tuoi conti",
      text: "Passo per passo, su un ordine d’esempio.",
      steps: [
        {
          title: "Guardiamo i conti",
          text: "Margini, spedizioni e resi: così sai quanto può costarti al massimo un ordine.",
          line: "Prezzo di vendita",
          amount: euro(sampleOrder.price),
        },
        {
          title: "Scegliamo i prodotti",
          text: "Quali spingere, a chi e con quale offerta.",
          line: "Merce, spedizione, resi",
          amount: `−${euro(sampleOrder.goods)}`,
        },
        {
          title: "Scriviamo gli annunci",
          text: `${madeIn} Partono quando approvi ${approved}.`,
          line: "Annunci",
          amount: `−${euro(sampleOrder.ads)}`,
        },
        {
          title: "Seguiamo il margine",
          text: "Più spazio a ciò che fa guadagnare, meno a ciò che viene solo guardato.",
          line: "Ti restano, IVA esclusa",
          amount: euro(sampleOrder.left),
        },
      ],
    },
    features: {
      title: "Che cosa facciamo per il negozio",
      items: [
        {
          title: "Prodotti in vista",
          text: "Su Google davanti a chi li cerca; su Facebook e Instagram davanti a chi ha gusti affini.",
        },
        { title: "Budget dove guadagni", text: "Spingiamo gli articoli che rendono. Gli altri aspettano." },
        { title: "Stagioni e scorte", text: "Gli annunci seguono il magazzino: novità, saldi, fine serie." },
        { title: "Ordini ricollegati", text: "Se si può tracciare, vedi da quale annuncio arriva un ordine." },
      ],
    },
    questions: {
      title: "Tempi e conti",
      items: [
        {
          topic: "activation",
          question: "In quanto tempo si parte?",
          answer: `In ${times.activation} da quando approvi ${approved}. ${late} Serve un negozio già online: Shopify, WooCommerce, PrestaShop o un altro che esporti l’elenco dei prodotti.`,
        },
        {
          topic: "results",
          question: "Come misurate i risultati?",
          answer: `Con il costo di ogni ordine e il margine dopo la pubblicità, nel report, ${times.report}. È già nel prezzo: non ti serve comprare «Analisi e report».`,
        },
      ],
    },
    after: {
      text: `${months ? `Dopo ${months}` : "Alla fine"} decidi tu. Chi continua passa alla gestione annunci, senza un secondo avvio: ${euro(minimumMonthlyFee)} al mese fino a ${euro(sums.thresholdSpend)} di spesa, un buon inizio; oltre, il ${feePercent}%.`,
      link: "Quanto costa la gestione",
    },
    cta: {
      title: "Facciamo i conti del tuo negozio",
      text: "Portaci l’indirizzo del sito e il prodotto su cui guadagni di più.",
      button: "Prenota o scrivici",
    },
  } satisfies Words;
};
