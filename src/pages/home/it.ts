import { aroundTheClock, euro, NBSP, WORD_JOINER } from "../../format.ts";
import { site } from "../../site.ts";
import { mainNumber } from "../../words/main-number.ts";
import { fromPrice } from "../../words/prices.ts";
import { termsIn } from "../../words/terms/index.ts";
import type { Words } from "./words.ts";

const { firstTerm, times } = termsIn("it");
const { legal, operational } = site.addresses;

export const it = {
  label: "Home",
  meta: {
    title: `Siti web e clienti per PMI, ${operational.city} e ${legal.city}`,
    description: `Sito online in ${times.instantSite}, primi contatti in ${times.prospects} dall’avvio della campagna: siti, pubblicità e centralino per piccole e medie imprese.`,
    imageAlt: "Il titolo della pagina accanto a un disco, barre che crescono, un arco e un bersaglio",
  },
  hero: {
    kicker: "Per piccole e medie imprese",
    title: "I tuoi clienti ti stanno cercando.",
    accent: "Fatti trovare.",
    lede: `Siti, pubblicità su Google e Facebook e un centralino che risponde ${aroundTheClock(site.availability)}. Prezzi in chiaro, risultati che si misurano.`,
    offer: [
      {
        figure: fromPrice(site.priceRanges.instantWebsites, "it"),
        note: `il tuo sito in ${times.instantSite}, IVA esclusa`,
      },
      {
        figure: `da${NBSP}${euro(site.offers.adsManagement.minimumMonthlyFee, "it")}`,
        note: `al mese per gestire le campagne, IVA esclusa; ${firstTerm}`,
      },
      { figure: "Gratis", note: "la prima consulenza" },
    ],
    pictureAlt: "Quattro riquadri: un disco spezzato, barre che crescono, un arco e una freccia nel bersaglio",
    startNow: "Inizia ora",
    learnMore: "Scopri di più",
    flip: { words: ["Velocità", "Successo"], back: "Clicca per tornare all’immagine", turn: "Gira l’immagine" },
  },
  card: {
    turn: "Gira la scheda",
    turnBack: "Rigira la scheda",
    learnMore: "Scopri di più",
    call: "Chiama ora",
    availability: `Risposta automatica ${aroundTheClock(site.availability)}`,
    sendMessage: "Invia messaggio",
    sendMessageOrVoice: "Invia messaggio o vocale",
  },
  statistics: {
    title: "I nostri numeri",
    clients: "clienti soddisfatti",
    campaigns: "campagne gestite",
    roi: "ROI medio delle campagne",
    experience: "anni di esperienza",
  },
  method: {
    title: "Come lavoriamo",
    text: "A ogni passo sai che cosa facciamo, perché e quanto ti costa.",
    steps: [
      {
        title: "Analisi",
        text: "Partiamo dai tuoi clienti, dai tuoi numeri e dai concorrenti.",
      },
      {
        title: "Strategia",
        text: "Scriviamo un piano breve: obiettivi, canali, tempi e costi. Lo approvi tu.",
      },
      {
        title: "Realizzazione",
        text: "Prepariamo sito, campagne e misurazioni, e partiamo solo quando tutto è pronto.",
      },
      {
        title: "Ottimizzazione",
        text: "Spostiamo il budget dove arrivano i contatti e fermiamo il resto.",
      },
    ],
  },
  clients: {
    title: "Siti e clienti",
    text: "Apri i siti dal telefono e mettiti nei panni di chi cerca.",
    visit: "Visita il sito",
    sample: "Lavoro d’esempio",
  },
  faq: {
    title: "Domande frequenti",
    items: [
      {
        question: "Quali servizi offrite?",
        answer: `Lead generation, promozione di e-${WORD_JOINER}commerce, pubblicità su Google e Facebook, analisi e report, siti in ${times.instantSite}, landing page, il centralino RispondiSubito e i cataloghi Flipping Catalog. Puoi cominciare da uno solo.`,
      },
      {
        question: "Come si comincia?",
        answer: `Con una consulenza gratuita: la prenoti sul calendario, chiami il ${mainNumber.it} o ci scrivi su WhatsApp. Ci racconti che cosa vendi e a chi, e ti diciamo da dove partire, in quanto tempo e con quale spesa.`,
      },
      {
        question: "In quanto tempo si parte?",
        answer: `Le campagne sono attive in ${times.activation} dalla tua approvazione; di norma anche gli altri servizi. Un sito è online in ${times.instantSite}, una landing page in ${times.landingPage}.`,
      },
      {
        question: "Come misurate i risultati?",
        answer:
          "Contiamo quello che conta per te: telefonate, messaggi, richieste, ordini. Di ognuno vedi da quale campagna arriva e quanto è costato, e il report lo leggiamo insieme.",
      },
    ],
  },
  testimonials: {
    title: "Dicono di noi",
    text: "Ristoratori, artigiani e professionisti, con parole loro.",
  },
  feed: {
    title: "Dai nostri social",
    text: "Progetti appena usciti, consigli e dietro le quinte.",
  },
} satisfies Words;
