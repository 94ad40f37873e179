import { aroundTheClock, NBSP, range } from "../../format.ts";
import { site } from "../../site.ts";
import type { Words } from "./words.ts";

const { activationWorkingDays, instantSite, landingPage, prospectsDays } = site.delivery;

export const it = {
  label: "Home",
  meta: {
    title: `Siti web e nuovi clienti per le PMI | ${site.name}`,
    description: `Sito online in ${instantSite.days} giorni e primi contatti in ${prospectsDays}: siti, annunci e centralino per piccole e medie imprese. Consulenza gratuita.`,
    imageAlt: "Il titolo della pagina accanto a un disco, barre che crescono, un arco e un bersaglio",
  },
  hero: {
    kicker: `Sito online in ${site.delivery.instantSite.days} giorni, primi contatti in ${site.delivery.prospectsDays}`,
    title: "I tuoi clienti ti stanno cercando.",
    accent: "Fatti trovare.",
    lede: "Siti, campagne e contatti qualificati per piccole e medie imprese. Senza tecnicismi, con risultati che si misurano.",
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
    availability: `Rispondiamo ${aroundTheClock(site.availability)}`,
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
    text: "Così sai sempre che cosa facciamo, perché e quanto ti costa.",
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
        text: "Prepariamo sito, annunci e misurazioni, e accendiamo tutto insieme.",
      },
      {
        title: "Ottimizzazione",
        text: "Il budget va dove arrivano contatti, il resto lo fermiamo.",
      },
    ],
  },
  clients: {
    title: "Lavori da aprire e provare",
    text: "Aprili dal telefono e mettiti nei panni di chi cerca: capirai subito come lavoriamo.",
    visit: "Visita il sito",
  },
  faq: {
    title: "Domande frequenti",
    items: [
      {
        question: "Quali servizi offrite?",
        answer: `Lead generation, promozione di e-commerce, annunci su Google e Facebook, analisi e report, siti in ${instantSite.days}${NBSP}giorni, landing page, il centralino RispondiSubito e i cataloghi Flipping Catalog. Puoi cominciare da uno solo.`,
      },
      {
        question: "Come si comincia?",
        answer:
          "Con una consulenza gratuita: la prenoti sul calendario, chiami il numero verde o ci scrivi su WhatsApp. Ci racconti che cosa vendi e a chi, e ti diciamo da dove partire, in quanto tempo e con quale spesa.",
      },
      {
        question: "In quanto tempo si parte?",
        answer: `Una campagna è attiva in ${range(activationWorkingDays)}${NBSP}giorni lavorativi dalla tua approvazione, come di norma gli altri servizi. Un sito istantaneo è online in ${instantSite.days}${NBSP}giorni, una landing page in ${landingPage.workingDays}${NBSP}giorni lavorativi.`,
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
    text: "Ristoratori, artigiani, professionisti, con le loro parole.",
  },
  feed: {
    title: "Dal nostro banco di lavoro",
    text: "Progetti appena usciti, consigli e qualche dietro le quinte.",
  },
} satisfies Words;
