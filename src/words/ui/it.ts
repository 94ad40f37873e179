import { mainNumber } from "../main-number.ts";
import type { UiWords } from "./words.ts";

export const it = {
  call: "Chiama",
  callTollFree: `Chiama il ${mainNumber.it}`,
  writeOnWhatsapp: "Scrivi su WhatsApp",
  bookConsultation: "Prenota una consulenza gratuita",
  anotherQuestion: "Hai un’altra domanda?",
  opensNewTab: "si apre in una nuova scheda",
  vatExtra: "IVA esclusa",
  priceRange: "Su preventivo",
  priceVaries: "variabile in base al progetto",
  areaServed: ["Italia", "Lombardia", "Milano", "Monza-Lecco-Como", "Canton Ticino"],
  footer: {
    title: "Parliamone adesso.",
    vat: "P. IVA",
    legalAddress: "Sede legale",
    operationalAddress: "Sede operativa",
    privacy: "Privacy policy",
    cookies: "Cookie policy",
    linkedin: "LinkedIn",
    facebook: "Facebook",
    instagram: "Instagram",
    pages: "L’agenzia",
    follow: "Seguici",
    sampleNotice: "Sito dimostrativo: nome, recapiti, clienti, recensioni e fondatore sono contenuti di esempio.",
  },
  carousel: {
    kind: "carosello",
    slideKind: "diapositiva",
    previous: "Indietro",
    next: "Avanti",
    slide: "{n} di {count}",
    position: "Elementi da {first} a {last} di {count}",
  },
  reviews: {
    stars: "Cinque stelle su cinque",
    disclosure:
      "Recensioni scelte tra quelle della nostra scheda Google: testi interi, nomi abbreviati. Google applica i propri controlli, noi non ne aggiungiamo.",
    readOn: "Leggi le recensioni",
    readOne: "leggi la recensione su Google",
    viewAll: "Tutte le testimonianze",
  },
  embeds: {
    mapTitle: "Mappa: dove siamo",
    openMap: "Apri la mappa",
    loadMap: "Mostra la mappa",
    feedTitle: "Gli ultimi post sui nostri canali",
    openFeed: "Apri il profilo Instagram",
    loadFeed: "Mostra i post",
    clickNotice: "Il contenuto arriva da un servizio esterno, che riceverà il tuo indirizzo IP e potrà usare cookie.",
  },
} satisfies UiWords;
