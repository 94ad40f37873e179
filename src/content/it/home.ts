import { NBSP, range } from "../../format.ts";
import { site } from "../../site.ts";
import type { HomeContent } from "../types.ts";

const { activationWorkingDays, instantSite, landingPage, prospectsDays } = site.delivery;

/** The words of `/it/`. */
export const home = {
  meta: {
    title: `Siti web e nuovi clienti per le PMI | ${site.name}`,
    description: `Sito online in ${instantSite.days} giorni e primi contatti in ${prospectsDays}: siti, annunci e centralino per piccole e medie imprese. Consulenza gratuita.`,
    imageAlt:
      "Il titolo della pagina accanto a una composizione geometrica: disco, barre che crescono, arco e bersaglio",
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
    text: "Un passo alla volta, sempre nello stesso ordine. Così sai che cosa facciamo, perché, e quanto ti costa.",
    steps: [
      {
        title: "Analisi",
        text: "Partiamo dai tuoi clienti, dai tuoi numeri e da quello che fanno i concorrenti.",
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
        text: "Guardiamo che cosa porta contatti: lì mettiamo il budget, il resto lo fermiamo.",
      },
    ],
  },
  clients: {
    title: "Lavori da aprire e provare",
    text: "Apri un sito, guardalo dal telefono e mettiti nei panni di chi cerca. È il modo più rapido per capire come lavoriamo.",
  },
  faq: {
    title: "Domande frequenti",
    items: [
      {
        question: "Quali servizi offrite?",
        answer: `Lead generation, promozione di e-commerce, annunci su Google e Facebook, analisi e report, siti in ${instantSite.days}${NBSP}giorni, landing page, il centralino automatico RispondiSubito e i cataloghi sfogliabili Flipping Catalog. Puoi cominciare da uno solo.`,
      },
      {
        question: "Come si comincia?",
        answer:
          "Con una consulenza gratuita. La prenoti sul calendario, chiami il numero verde o ci scrivi su WhatsApp: ci racconti che cosa vendi e a chi, e noi ti diciamo da dove partire, in quanto tempo e con quale spesa. Poi decidi tu.",
      },
      {
        question: "In quanto tempo si parte?",
        answer: `Una campagna è attiva in ${range(activationWorkingDays)}${NBSP}giorni lavorativi dalla tua approvazione, e lo stesso vale di norma per gli altri servizi. Un sito istantaneo è online in ${instantSite.days}${NBSP}giorni, una landing page in ${landingPage.workingDays}${NBSP}giorni lavorativi.`,
      },
      {
        question: "Come misurate i risultati?",
        answer:
          "Contiamo quello che conta per te: telefonate, messaggi, richieste, ordini. Di ognuno vedi da quale campagna arriva e quanto è costato. Il report è in parole semplici e lo leggiamo insieme.",
      },
    ],
  },
  testimonials: {
    title: "Dicono di noi",
    text: "Ristoratori, artigiani, professionisti: che cosa è cambiato, con le loro parole.",
  },
  feed: {
    title: "Dal nostro banco di lavoro",
    text: "Progetti appena usciti, piccoli consigli e qualche dietro le quinte.",
  },
} satisfies HomeContent;
