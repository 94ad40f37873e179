import type { Say } from "../../words/say.ts";
import type { Words } from "./words.ts";

export const it = ({ approved, startingPrice, monthsIn, shortNote, times }: Say) => {
  const months = monthsIn("ecommerce");

  return {
    label: "Promozione e-commerce",
    menuText: "Meno carrelli abbandonati, più ordini",
    meta: {
      title: "Promozione e-commerce: più ordini",
      description: `Promuoviamo il tuo negozio online su Google e Facebook: più ordini, meno carrelli abbandonati, margini sotto controllo. Attiva in ${times.activation}.`,
      imageAlt: "Il titolo della pagina accanto a un carrello a righe pieno di pacchi",
      service: {
        type: "Promozione e-commerce",
        description:
          "Campagne su Google e Facebook per negozi online: annunci sui prodotti, recupero dei carrelli abbandonati e controllo del margine di ogni ordine.",
      },
    },
    hero: {
      kicker: "Promozione e-commerce",
      title: "Il carrello è pieno.",
      accent: "Portiamolo alla cassa.",
      lede: "Pubblicità su Google e Facebook per il tuo negozio online: più ordini, meno carrelli abbandonati, margini sotto controllo.",
      offer: [
        { figure: startingPrice("ecommerce"), note: shortNote("ecommerce") },
        months ? { figure: months, note: "di servizio, nel prezzo" } : { figure: "Gratuita", note: "la consulenza" },
        {
          figure: times.activation,
          note: "dalla tua approvazione alla partenza",
        },
      ],
      pictureAlt: "Composizione geometrica: pacchi colorati scendono in un carrello a righe",
    },
    leaks: {
      title: "Dove si perdono gli ordini",
      text: "Un negozio online perde vendite in silenzio. Questi sono i primi punti che controlliamo.",
      rows: [
        {
          leak: "Entra la persona sbagliata",
          remedy: "Annunci con le parole di chi compra, e nessuna spesa per le altre ricerche.",
        },
        {
          leak: "La scheda non convince",
          remedy: "Foto, prezzo, consegna e resi si vedono subito.",
        },
        {
          leak: "Il carrello resta lì",
          remedy: "Un annuncio che ricorda proprio quel prodotto a chi l’ha lasciato, senza inseguirlo ovunque.",
        },
        {
          leak: "Chi ha comprato non torna",
          remedy: "Proposte a chi è già cliente, come il riordino o la novità di stagione.",
        },
      ],
    },
    features: {
      title: "Vendere di più, guadagnare di più",
      items: [
        {
          title: "I tuoi prodotti in vetrina",
          text: "Su Google davanti a chi li cerca per nome, su Facebook davanti a chi ha interessi affini.",
        },
        {
          title: "Margini sotto controllo",
          text: "Spingiamo gli articoli su cui guadagni. Gli altri aspettano.",
        },
        {
          title: "Stagioni e scorte",
          text: "La campagna segue il tuo calendario e il tuo magazzino, saldi e rimanenze compresi.",
        },
        {
          title: "L’origine di ogni ordine",
          text: "Ordini ricollegati al prodotto, all’annuncio e alla spesa che li hanno portati.",
        },
      ],
    },
    process: {
      title: "Come si parte",
      text: "Partiamo dai tuoi conti, perché un buon annuncio per il prodotto sbagliato è solo una spesa.",
      steps: [
        {
          title: "Guardiamo i conti",
          text: "Da margini, spedizioni e resi si capisce quanto può costarti al massimo un ordine.",
        },
        {
          title: "Scegliamo i prodotti",
          text: "Quali mettere in vetrina, quali lasciare sullo scaffale, a chi mostrarli e con quale offerta.",
        },
        {
          title: "Apriamo la vetrina",
          text: `Approvi ${approved}. In ${times.activation} campagne e tracciamento sono attivi.`,
        },
        {
          title: "Seguiamo il margine",
          text: "Più spazio ai prodotti che fanno guadagnare, meno a quelli che piacciono e basta.",
        },
      ],
    },
    questions: {
      title: "Tempi e conti",
      items: [
        {
          topic: "activation",
          question: "In quanto tempo si parte?",
          answer: `In ${times.activation} da quando approvi ${approved}. Serve un negozio già online, con i prodotti in ordine. Se c’è qualcosa da sistemare, lo sai all’inizio.`,
        },
        {
          topic: "results",
          question: "Come misurate i risultati?",
          answer:
            "Contiamo le vendite per prodotto e per annuncio, il costo di ogni ordine e il margine dopo la pubblicità.",
        },
      ],
    },
    cta: {
      title: "Facciamo i conti del tuo negozio",
      text: "Portaci l’indirizzo del sito e il prodotto su cui guadagni di più. Campagne, recupero dei carrelli e controllo dei margini sono nel prezzo.",
      button: "Parliamo del tuo negozio",
    },
  } satisfies Words;
};
