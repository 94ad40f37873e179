import { NBSP, quantity } from "../../facts/format.ts";
import type { Say } from "../../words/say.ts";
import type { Words } from "./words.ts";

export const it = ({ facts, prices, times }: Say) => {
  const { from, note } = prices.flippingCatalog;

  return {
    label: "Flipping Catalog",
    meta: {
      title: `Catalogo sfogliabile online, ${from}`,
      description:
        "Il tuo catalogo, la brochure o il menu da sfogliare sul telefono: si manda con un link e si aggiorna senza ristampare. Sfoglia un esempio.",
      service: {
        type: "Cataloghi digitali sfogliabili",
        description: "Cataloghi di prodotti, brochure aziendali e menu di ristoranti da sfogliare online.",
      },
    },
    hero: {
      kicker: "Flipping Catalog",
      title: "Il tuo catalogo in un link,",
      accent: "da sfogliare come la carta",
      lede: "Si apre sul telefono, e quando cambia un prezzo lo aggiorniamo noi.",
      offer: [
        { figure: from, note },
        {
          figure: times.activation,
          note: "di norma",
        },
      ],
      drawingAlt: "Un catalogo aperto a ventaglio",
    },
    moves: `Il prezzo minimo comprende ${quantity(facts.catalogs.pages, "pagina", "pagine")}, con testi e immagini tuoi.`,
    advantages: {
      title: "Perché sfogliare",
      items: [
        {
          title: "Un’esperienza immersiva",
          text: "Una pagina alla volta, senza altro intorno, come con la carta in mano.",
        },
        {
          title: "Ottimizzato per il telefono",
          text: "Si apre dal link e si legge subito: niente da scaricare o ingrandire.",
        },
        { title: "Conversioni migliori", text: "Ti chiamano o ti scrivono dalla pagina che stanno guardando." },
      ],
    },
    demo: {
      title: `Sfoglia un${NBSP}esempio`,
      text: "È il catalogo di una bottega di ceramiche: scorri, clicca o usa le frecce.",
      label: "Catalogo d’esempio",
      previous: "Indietro",
      next: "Avanti",
      leaf: "Sfoglia",
      ask: "Chiedi",
      scan: "Sfoglialo sul telefono",
      pages: {
        cover: { title: "Cose di terra", text: "Ceramiche al tornio." },
        mug: { title: "La tazza", text: "Tiene caldo il caffè e non fa domande." },
        bowl: { title: "La ciotola", text: "Insalata anche per chi non doveva venire." },
        jug: { title: "La brocca", text: "Versa senza gocciolare." },
        vase: { title: "Il vaso storto", text: "Storto apposta: i fiori stanno dritti." },
        shop: { title: "Passa in bottega", text: "Dietro la piazza, dove dorme il gatto." },
      },
    },
    uses: {
      title: "A cosa serve",
      items: [
        {
          title: "Cataloghi di prodotti",
          text: "Chi entra in negozio ha già in mente un pezzo, perché l’ha visto da casa.",
        },
        { title: "Brochure aziendali", text: "Mostri i cantieri finiti al sopralluogo, e li alleghi al preventivo." },
        { title: `Menu di${NBSP}ristoranti`, text: "La carta cambia, il codice QR no." },
      ],
    },
    questions: {
      title: "Tempi e risultati",
      items: {
        activation: {
          question: "In quanto tempo è pronto?",
          answer: `In ${times.activation} da quando abbiamo testi e immagini. Prima vedi il progetto e lo approvi.`,
        },
        updates: {
          question: "Chi lo aggiorna?",
          answer: "Noi, senza altri costi finché è online. Mandaci prezzi, testi o foto.",
        },
        results: {
          question: "Come si misurano i risultati?",
          answer: "Sai quanti lo aprono, fin dove arrivano e quanti poi ti scrivono.",
        },
      },
    },
    cta: {
      title: "Hai un catalogo in un cassetto?",
      send: { start: "Mandacelo su", chat: "WhatsApp", or: "o per", mail: "email", end: ", anche fotografato." },
      text: "Ti mostriamo come diventerebbe.",
      button: "Chiedi un preventivo",
    },
  } satisfies Words;
};
