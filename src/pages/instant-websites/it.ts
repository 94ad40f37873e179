import { NBSP, plural, range } from "../../format.ts";
import { site } from "../../site.ts";
import { fromPrice } from "../../words/prices.ts";
import { termsIn } from "../../words/terms/index.ts";
import type { Words } from "./words.ts";

const { times } = termsIn("it");
const { days, timeline } = site.delivery.instantSite;

export const it = {
  label: `Siti in ${times.instantSite}`,
  menuText: "Un sito tuo, bello e finito, in pochi giorni",
  meta: {
    title: `Il tuo sito online in ${times.instantSite}`,
    description: `Il sito della tua attività online in ${times.instantSite}, con ${times.support} di assistenza e un pacchetto annuale di modifiche incluso nel prezzo. Scopri il calendario.`,
    imageAlt: "Il titolo della pagina accanto a un fulmine che trasforma un disegno in un sito",
    service: {
      type: "Siti web istantanei",
      description: `Realizzazione di siti web in ${times.instantSite}, con assistenza per ${times.support} e un pacchetto annuale di modifiche incluso nel prezzo.`,
    },
  },
  hero: {
    kicker: "Siti chiavi in mano",
    title: "Oggi ne parliamo.",
    accent: `Tra ${times.instantSite} il${NBSP}tuo sito è${NBSP}online.`,
    lede: `Un sito professionale, pensato per la tua attività, con ${times.support} di assistenza e un pacchetto annuale di modifiche incluso${NBSP}nel${NBSP}prezzo.`,
    offer: [
      { figure: fromPrice(site.priceRanges.instantWebsites, "it"), note: "su preventivo, IVA esclusa" },
      { figure: times.instantSite, note: "dall’analisi al lancio" },
      { figure: "Gratis", note: "la prima consulenza" },
    ],
    pictureAlt: "Composizione geometrica: un fulmine trasforma il disegno di una pagina nel sito finito",
  },
  timeline: {
    title: "Il calendario del tuo sito",
    text: "Sai sempre a che punto siamo e che cosa ci serve da te.",
    steps: [
      {
        day: `Giorno${NBSP}${range(timeline.analysis)}`,
        title: "Analisi delle esigenze",
        text: "Ci racconti il mestiere, i clienti, i concorrenti. Raccogliamo testi e foto e decidiamo che cosa deve ottenere il sito.",
      },
      {
        day: `Giorno${NBSP}${range(timeline.planning)}`,
        title: "Progettazione",
        text: "Definiamo pagine, contenuti e grafica. Vedi il progetto prima che diventi un sito.",
      },
      {
        day: `Giorno${NBSP}${range(timeline.development)}`,
        title: "Sviluppo",
        text: "Costruiamo le pagine, sistemiamo testi e foto, proviamo tutto sul telefono e sul computer.",
      },
      {
        day: `Giorno${NBSP}${range(timeline.launch)}`,
        title: "Lancio",
        text: "Un ultimo controllo insieme, poi il sito è online e i clienti possono trovarti.",
      },
    ],
  },
  benefits: {
    title: "Veloci nella consegna, presenti dopo",
    items: [
      {
        title: "Sviluppo rapido",
        text: `Dall’analisi al lancio in ${times.instantSite}. Il locale apre, la stagione comincia, e il sito c’è già.`,
      },
      {
        title: "Assistenza annuale",
        text: `Per ${times.support} dopo il lancio ci siamo noi. Qualcosa non va o non ti è chiaro? Chiami o scrivi e ce ne occupiamo.`,
      },
      {
        title: "Modifiche incluse nel prezzo",
        text: "C’è un pacchetto annuale di modifiche: il menu nuovo, gli orari d’agosto, la persona appena entrata in squadra.",
      },
    ],
  },
  included: {
    title: "Che cosa comprende",
    text: "Un sito completo, senza pagine di riempimento. Ogni parte serve a farti contattare.",
    items: [
      `Che cosa fai e per${NBSP}chi, nelle prime righe`,
      "Pagine comode da leggere sul telefono",
      "Il pulsante per chiamare e quello per WhatsApp",
      "Orari, indirizzo e mappa",
      "Titoli e descrizioni curati per chi cerca su Google",
      "Il conteggio di visite e richieste",
    ],
  },
  questions: {
    title: "Le domande più frequenti",
    items: [
      {
        question: `${plural(days, "È", "Sono")} davvero ${times.instantSite}?`,
        answer: `Sì: ${times.instantSite} dall’analisi al lancio, secondo il calendario qui sopra. Ti chiediamo solo di mandarci foto e informazioni all’inizio e di rispondere quando ti mostriamo il progetto.`,
      },
      {
        question: "Come si misurano i risultati di un sito?",
        answer:
          "Contando le richieste. Il sito registra le visite e soprattutto chi ti contatta: chi preme il numero, chi apre WhatsApp, chi cerca la strada. Così vedi quali pagine hanno funzionato e quali vanno riscritte, magari con il pacchetto di modifiche.",
      },
    ],
  },
  cta: {
    title: "Quando vuoi essere online?",
    text: "Raccontaci che lavoro fai. Ti diciamo che cosa serve per cominciare e quando saresti online.",
    button: "Chiedi il tuo sito",
  },
} satisfies Words;
