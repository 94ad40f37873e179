import { NBSP, WORD_JOINER } from "../../facts/format.ts";
import type { Say } from "../../words/say.ts";
import { samplePrices } from "./sample-prices.ts";
import type { Words } from "./words.ts";

export const it = ({ euro, startingPrice, shortNote, times }: Say) =>
  ({
    label: "Flipping Catalog",
    meta: {
      title: "Flipping Catalog: cataloghi da sfogliare",
      description:
        "Flipping Catalog trasforma cataloghi, brochure e menu in pagine da sfogliare sul telefono. Si mandano con un link e si aggiornano senza ristampare.",
      imageAlt: "Il titolo della pagina su Flipping Catalog accanto a un catalogo geometrico con le pagine a ventaglio",
      service: {
        type: "Cataloghi digitali sfogliabili",
        description:
          "Flipping Catalog: cataloghi di prodotti, brochure aziendali e menu di ristoranti trasformati in pagine digitali interattive da sfogliare.",
      },
    },
    hero: {
      kicker: "Flipping Catalog",
      title: "Il catalogo digitale",
      accent: "che si sfoglia come quello di carta.",
      lede: "Si apre da un link sul telefono e si aggiorna senza ristampare.",
      offer: [
        { figure: startingPrice("flippingCatalog"), note: shortNote("flippingCatalog") },
        {
          figure: times.activation,
          note: "da testi e immagini, di norma",
        },
        { figure: "Gratuita", note: "la consulenza" },
      ],
      pictureAlt: "Composizione geometrica: un catalogo aperto, con le pagine colorate che si aprono a ventaglio",
    },
    advantages: {
      title: "Perché sfogliare",
      items: [
        {
          title: "Un’esperienza immersiva",
          text: "Una pagina alla volta, senza distrazioni intorno. Chi sfoglia si prende il tempo di guardare.",
        },
        {
          title: "Ottimizzato per il telefono",
          text: "Si apre da un messaggio, da una mail o da un codice sul tavolo. Niente da scaricare e niente da ingrandire con le dita.",
        },
        {
          title: "Conversioni migliori",
          text: "Ogni pagina può portare a una telefonata, a un messaggio o all’acquisto.",
        },
      ],
    },
    demo: {
      title: `Sfoglia un${NBSP}esempio`,
      text: "È il catalogo d’esempio di una piccola bottega di ceramiche. Sfoglialo con il dito, il mouse o la tastiera.",
      label: "Catalogo d’esempio da sfogliare",
      previous: "Pagina indietro",
      next: "Pagina avanti",
      leaf: "Sfoglia",
      ask: "Chiedi su WhatsApp",
      scan: "Inquadra e sfoglialo sul telefono",
      pages: [
        { title: "Cose di terra", text: "Ceramiche fatte al tornio, una per una. Catalogo di primavera." },
        {
          title: "La tazza del mattino",
          price: euro(samplePrices.mug),
          text: "Manico largo, bordo sottile. Tiene caldo il caffè e non fa domande.",
        },
        {
          title: "La ciotola grande",
          price: euro(samplePrices.bowl),
          text: "Ci sta l’insalata per tutti, anche per chi ha detto che non veniva.",
        },
        {
          title: "La brocca",
          price: euro(samplePrices.jug),
          text: "Versa senza gocciolare. Sembra poco. Prova a trovarne un’altra.",
        },
        {
          title: "Il vaso storto",
          price: euro(samplePrices.vase),
          text: "È storto apposta. I fiori, dentro, stanno dritti.",
        },
        {
          title: "Passa in bottega",
          text: "Siamo dietro la piazza, dove dorme il gatto. Se dormiamo anche noi, suona.",
        },
      ],
    },
    uses: {
      title: "A cosa serve",
      items: [
        {
          title: "Cataloghi di prodotti",
          text: "Il negozio di arredamento manda la collezione nuova ai clienti di sempre; chi entra ha già in mente un pezzo.",
        },
        {
          title: "Brochure aziendali",
          text: "L’impresa edile mostra i cantieri finiti durante il sopralluogo, e poi lascia il link al posto del fascicolo.",
        },
        {
          title: `Menu di${NBSP}ristoranti`,
          text: "Il piatto del giorno cambia ogni mattina, la carta dei vini ogni stagione. Il codice sul tavolo resta sempre lo stesso.",
        },
      ],
    },
    questions: {
      title: `Le domande di${NBSP}sempre`,
      items: [
        {
          topic: "activation",
          question: "In quanto tempo è pronto il catalogo?",
          answer: `Di norma in ${times.activation} da quando abbiamo testi e immagini. Se hai già un catalogo impaginato, si parte da quello.`,
        },
        {
          topic: "results",
          question: "Come si misurano i risultati?",
          answer:
            "Contiamo quante persone lo aprono, fino a dove lo sfogliano e quante, da lì, chiamano, scrivono o comprano. Così scopri quali pagine funzionano.",
        },
      ],
    },
    cta: {
      title: "Hai un catalogo in un cassetto?",
      send: {
        start: "Mandacelo su",
        chat: "WhatsApp",
        or: "o per",
        mail: `e-${WORD_JOINER}mail`,
        end: ", anche fotografato.",
      },
      text: "In una consulenza gratuita vedi come diventerebbe.",
      button: "Parliamo del tuo catalogo",
    },
  }) satisfies Words;
