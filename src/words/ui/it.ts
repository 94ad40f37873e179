import { NBSP } from "../../facts/format.ts";
import { isSample } from "../../facts/samples.ts";
import type { Say } from "../say.ts";

export const it = ({ answering: { mainNumber }, facts }: Say) => ({
  // On the buttons of header and corner, with the number in the accessible name.
  callNow: "Chiama ora",
  callTollFree: `Chiama il ${mainNumber}`,
  writeOnWhatsapp: "Scrivi su WhatsApp",
  orWhatsapp: "o scrivici su WhatsApp",
  bookConsultation: "Prenota una consulenza gratuita",
  anotherQuestion: "Hai un’altra domanda?",
  opensNewTab: "nuova scheda",
  // In place of the price of a service, and in a word for search engines, where it varies.
  varies: "Variabile",
  priceVaries: "Il prezzo dipende dal progetto: lo trovi nel preventivo.",
  footer: {
    vat: `P.${NBSP}IVA`,
    // What the law wants a company to show; a number, a sum or an address follows.
    company: {
      register: "Registro delle Imprese di",
      rea: "REA",
      shareCapital: "Capitale sociale versato",
      soleShareholder: "Società a socio unico",
      pec: "PEC",
    },
    accessibility: "Accessibilità",
    privacy: "Privacy policy",
    cookies: "Cookie policy",
    linkedin: "LinkedIn",
    facebook: "Facebook",
    instagram: "Instagram",
    pages: "L’agenzia",
    follow: "Seguici",
    sampleNotice: isSample(facts.name)
      ? "Sito dimostrativo: nome, recapiti, clienti, recensioni, condizioni e fondatore sono di esempio."
      : "Sito in preparazione: alcuni contenuti sono ancora di esempio.",
  },
  carousel: {
    // What screen readers call it and its slides; in braces what is filled in.
    kind: "carosello",
    slideKind: "diapositiva",
    previous: "Indietro",
    next: "Avanti",
    slide: "{n} di {count}",
    position: "Elementi da {first} a {last} di {count}",
  },
  reviews: {
    stars: "Cinque stelle su cinque",
    // Where reviews come from and how they are verified (Omnibus directive), and the same beside a single one.
    disclosure: `Copiate parola per parola dalla nostra scheda Google. I${NBSP}controlli li fa Google, non noi.`,
    disclosureOfOne: `Dalla nostra scheda Google. I${NBSP}controlli li fa Google, non noi.`,
    readOn: "Leggile su Google",
    // Follows the name of its author.
    readOne: "le nostre recensioni su Google",
    viewAll: "Tutte le recensioni",
    price: "Quanto costa",
  },
  embeds: {
    mapTitle: "Mappa: dove siamo",
    openMap: "Apri la mappa",
    loadMap: "Mostra la mappa",
    failed: "Il caricamento non è riuscito. Riprova, o apri il link.",
    feedTitle: "Gli ultimi post sui nostri canali",
    openFeed: "Apri il profilo Instagram",
    loadFeed: "Mostra i post",
    clickNotice: "Il contenuto arriva da un servizio esterno, che riceverà il tuo indirizzo IP e potrà usare cookie.",
  },
});

/** What controls and notes say that stand on many pages. */
export type UiWords = ReturnType<typeof it>;
