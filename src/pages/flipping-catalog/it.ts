import { NBSP, plural } from "../../format.ts";
import { site } from "../../site.ts";
import { fromPrice } from "../../words/prices.ts";
import { termsIn } from "../../words/terms/index.ts";
import type { Words } from "./words.ts";

const { times } = termsIn("it");

export const it = {
  label: "Flipping Catalog",
  meta: {
    title: "Cataloghi digitali sfogliabili",
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
      { figure: fromPrice(site.priceRanges.flippingCatalog, "it"), note: "su preventivo, IVA esclusa" },
      {
        figure: times.activationDays,
        note: `${plural(site.delivery.activationWorkingDays, "lavorativo", "lavorativi")}, di norma, ed è pronto`,
      },
      { figure: "Gratis", note: "la prima consulenza" },
    ],
    pictureAlt: "Composizione geometrica: un catalogo aperto, con le pagine colorate che si aprono a ventaglio",
  },
  advantages: {
    title: "Perché sfogliare, e non scorrere",
    items: [
      {
        title: "Un’esperienza immersiva",
        text: "Una pagina alla volta, senza distrazioni intorno. Chi sfoglia si prende il tempo di guardare, e va avanti per vedere che cosa c’è dopo.",
      },
      {
        title: "Ottimizzato per il telefono",
        text: "Si apre da un messaggio, da una mail o da un codice sul tavolo. Niente da scaricare e niente da ingrandire con le dita.",
      },
      {
        title: "Conversioni migliori",
        text: "Ogni pagina può portare a una telefonata, a un messaggio o all’acquisto. Il cliente non deve ricordarsi di cercarti dopo: sei già lì.",
      },
    ],
  },
  demo: {
    title: `Sfoglia un${NBSP}esempio`,
    text: "È il catalogo d’esempio di una piccola bottega di ceramiche. Sfoglialo con il dito, il mouse o la tastiera.",
    label: "Catalogo d’esempio da sfogliare",
    previous: "Pagina indietro",
    next: "Pagina avanti",
    pages: [
      { title: "Cose di terra", text: "Ceramiche fatte al tornio, una per una. Catalogo di primavera." },
      { title: "La tazza del mattino", text: "Manico largo, bordo sottile. Tiene caldo il caffè e non fa domande." },
      { title: "La ciotola grande", text: "Ci sta l’insalata per tutti, anche per chi ha detto che non veniva." },
      { title: "La brocca", text: "Versa senza gocciolare. Sembra poco: prova a trovarne un’altra." },
      { title: "Il vaso storto", text: "È storto apposta. I fiori, dentro, stanno dritti." },
      { title: "Passa in bottega", text: "Siamo dietro la piazza, dove dorme il gatto. Se dormiamo anche noi, suona." },
    ],
  },
  uses: {
    title: "Per che cosa si usa",
    items: [
      {
        title: "Cataloghi di prodotti",
        text: "Il negozio di arredamento manda la collezione nuova ai clienti di sempre; loro arrivano sapendo già che cosa vogliono vedere.",
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
        question: "In quanto tempo è pronto il catalogo?",
        answer: `Di norma in ${times.activation} da quando abbiamo testi e immagini. Se hai già un catalogo impaginato, si parte da quello.`,
      },
      {
        question: "Come si misurano i risultati?",
        answer:
          "Contiamo quante persone lo aprono, fino a dove lo sfogliano e quante, da lì, chiamano, scrivono o comprano. Così sai quali pagine funzionano e quali conviene rifare.",
      },
    ],
  },
  cta: {
    title: "Hai un catalogo in un cassetto?",
    text: "Mandacelo com’è, anche fotografato. In una consulenza gratuita ti diciamo come diventerebbe sfogliabile.",
    button: "Mandaci il tuo catalogo",
  },
} satisfies Words;
