import { NBSP } from "../../facts/format.ts";
import type { Say } from "../../words/say.ts";
import { samplePrices } from "./sample-prices.ts";
import type { Words } from "./words.ts";

export const it = ({ euro, late, madeIn, monthsIn, nextPrice, shortNote, startingPrice, times, vat }: Say) => {
  const months = monthsIn("flippingCatalog");
  const next = nextPrice("flippingCatalog");

  return {
    label: "Flipping Catalog",
    meta: {
      title: `Catalogo sfogliabile online, ${startingPrice("flippingCatalog")}`,
      description:
        "Il tuo catalogo, la brochure o il menu da sfogliare sul telefono: si manda con un link e si aggiorna senza ristampare. Sfoglia un esempio.",
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
      accent: "che si sfoglia come quello di carta",
      lede: "Si apre da un link sul telefono. Quando cambia qualcosa, lo aggiorniamo noi.",
      offer: [
        { figure: startingPrice("flippingCatalog"), note: shortNote("flippingCatalog") },
        {
          figure: times.activation,
          note: "da testi e immagini, di norma",
        },
        ...(next ? [{ figure: next, note: "poi, solo se continui" }] : []),
      ],
      pictureAlt: "Composizione geometrica: un catalogo aperto, con le pagine colorate che si aprono a ventaglio",
    },
    moves: "Lo muovono il numero di pagine e quante sono già impaginate.",
    advantages: {
      title: "Perché sfogliare",
      items: [
        {
          title: "Un’esperienza immersiva",
          text: "Una pagina alla volta, senza distrazioni intorno.",
        },
        {
          title: "Ottimizzato per il telefono",
          text: "Niente da scaricare, niente da ingrandire con le dita.",
        },
        {
          title: "Conversioni migliori",
          text: "Da ogni pagina si chiama, si scrive o si compra. E si misura quanto succede.",
        },
      ],
    },
    demo: {
      title: `Sfoglia un${NBSP}esempio`,
      text: "Il catalogo d’esempio di una bottega di ceramiche. Usa il dito, il mouse o la tastiera.",
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
          text: "Il negozio manda la collezione nuova; chi entra ha già in mente un pezzo.",
        },
        {
          title: "Brochure aziendali",
          text: "L’impresa edile mostra i cantieri finiti durante il sopralluogo.",
        },
        {
          title: `Menu di${NBSP}ristoranti`,
          text: "La carta cambia con la stagione, il codice sul tavolo resta lo stesso.",
        },
      ],
    },
    questions: {
      title: "Tempi, aggiornamenti, risultati",
      items: [
        {
          topic: "activation",
          question: "In quanto tempo è pronto?",
          answer: `Di norma in ${times.activation} da quando abbiamo testi e immagini. ${late} ${madeIn}`,
        },
        {
          question: "Chi lo aggiorna, e come finisce?",
          answer: `Noi: ci mandi prezzi, testi e foto nuovi${months && `, e per ${months} è compreso`}. Per le pagine in più c’è un preventivo. ${next && `Dopo costa ${next}, ${vat}, aggiornamenti compresi, solo se continui. `}Se ti fermi, il link si chiude e le pagine restano tue, in PDF.`,
        },
        {
          topic: "results",
          question: "Come si misurano i risultati?",
          answer: "Contiamo chi lo apre, fin dove lo sfoglia e chi, da lì, ti contatta.",
        },
      ],
    },
    cta: {
      title: "Hai un catalogo in un cassetto?",
      send: {
        start: "Mandacelo su",
        chat: "WhatsApp",
        or: "o per",
        mail: "email",
        end: ", anche fotografato.",
      },
      text: "In una consulenza gratuita vedi come diventerebbe.",
      button: "Chiedi un preventivo",
    },
  } satisfies Words;
};
