import { plural } from "../../format.ts";
import { site } from "../../site.ts";
import { fromPrice } from "../../words/prices.ts";
import { termsIn } from "../../words/terms/index.ts";
import type { Words } from "./words.ts";

const { times } = termsIn("it");

export const it = {
  label: "Promozione e-commerce",
  menuText: "Meno carrelli abbandonati, più ordini",
  meta: {
    title: "Promozione e-commerce: più ordini",
    description: `Promuoviamo il tuo negozio online su Google e Facebook: più ordini, meno carrelli abbandonati, margini sotto controllo. Attivazione in ${times.activation}.`,
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
      { figure: fromPrice(site.priceRanges.ecommerce, "it"), note: "su preventivo, IVA esclusa" },
      {
        figure: times.activationDays,
        note: `${plural(site.delivery.activationWorkingDays, "lavorativo", "lavorativi")} dalla tua approvazione, e la campagna è attiva`,
      },
      { figure: "Gratis", note: "la prima consulenza" },
    ],
    pictureAlt: "Composizione geometrica: pacchi colorati scendono in un carrello a righe",
  },
  leaks: {
    title: "Dove si perdono gli ordini",
    text: "Un negozio online perde vendite in silenzio: nessuno esce sbattendo la porta. Noi controlliamo prima di tutto questi punti.",
    rows: [
      {
        leak: "Entra la persona sbagliata",
        remedy: "Annunci con le parole di chi compra, senza spendere per ricerche che non portano ordini.",
      },
      {
        leak: "La scheda non convince",
        remedy: "Foto, prezzo, consegna e resi ben in vista, prima che il cliente debba chiederli.",
      },
      {
        leak: "Il carrello resta lì",
        remedy:
          "Un annuncio che ricorda proprio quel prodotto a chi l’ha lasciato, con garbo e senza inseguirlo ovunque.",
      },
      {
        leak: "Chi ha comprato non torna",
        remedy: "Proposte per chi è già cliente: il riordino, l’abbinamento, la novità di stagione.",
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
        text: "Spingiamo gli articoli su cui guadagni. Un ordine in perdita è un regalo, spedizione compresa.",
      },
      {
        title: "Stagioni e scorte",
        text: "Saldi, feste, arrivi, rimanenze: la campagna segue il tuo calendario e il tuo magazzino.",
      },
      {
        title: "L’origine di ogni ordine",
        text: "Ogni vendita si ricollega al prodotto, all’annuncio e alla spesa che l’hanno portata.",
      },
    ],
  },
  process: {
    title: "Dal magazzino alla cassa",
    text: "Partiamo dai tuoi conti, perché un buon annuncio per il prodotto sbagliato è solo una spesa.",
    steps: [
      {
        title: "Guardiamo i conti",
        text: "Margini, spedizioni, resi: da qui si capisce quanto può costarti al massimo un ordine.",
      },
      {
        title: "Scegliamo i prodotti",
        text: "Quali mettere in vetrina, quali lasciare sullo scaffale, a chi mostrarli e con quale offerta.",
      },
      {
        title: "Apriamo la vetrina",
        text: `In ${times.activation} dalla tua approvazione campagne e tracciamento sono attivi.`,
      },
      {
        title: "Spostiamo il budget",
        text: "Più spazio ai prodotti che fanno guadagnare, meno a quelli che piacciono e basta.",
      },
    ],
  },
  questions: {
    title: "Tempi e conti",
    items: [
      {
        question: "Quanto ci vuole per partire?",
        answer: `In ${times.activation} dall’approvazione le campagne sono attive. Se il negozio è già online e i prodotti sono in ordine, non serve altro. Se c’è qualcosa da sistemare prima, te lo diciamo all’inizio.`,
      },
      {
        question: "Come misurate i risultati?",
        answer:
          "Contiamo gli ordini e quello che ti resta in tasca: vendite per prodotto e per annuncio, costo di ogni ordine, margine dopo la pubblicità. Se un prodotto vende ma non guadagna, lo vedi nero su bianco.",
      },
    ],
  },
  cta: {
    title: "Facciamo i conti del tuo negozio",
    text: "Portaci l’indirizzo del sito e il prodotto su cui guadagni di più. La consulenza è gratuita.",
    button: "Chiedi la consulenza gratuita",
  },
} satisfies Words;
