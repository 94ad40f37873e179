import { WORD_JOINER } from "../../facts/format.ts";
import type { Say } from "../../words/say.ts";
import type { Words } from "./words.ts";

export const it = ({ availability, euro, facts, startingPrice, mainNumber, roiBasis, times, towns, vat }: Say) => {
  const { threeMonths } = facts.offers;

  return {
    label: "Home",
    meta: {
      title: `Siti e pubblicità per PMI, ${towns}`,
      description: `Sito online in ${times.instantWebsites}, primi contatti entro ${times.prospects} dall’avvio della campagna. Siti, pubblicità e centralino per piccole e medie imprese.`,
      imageAlt: "Il titolo della pagina accanto a un disco, barre che crescono, un arco e un bersaglio",
    },
    hero: {
      kicker: `Agenzia digitale a ${towns}`,
      title: "I tuoi clienti ti stanno cercando.",
      accent: "Fatti trovare.",
      lede: `Siti, pubblicità su Google e Facebook e un centralino che risponde ${availability}, per piccole e medie imprese. Con i prezzi scritti.`,
      offer: [
        {
          figure: startingPrice("instantWebsites"),
          note: "il tuo sito, a progetto",
        },
        {
          figure: euro(threeMonths.price),
          note: `la landing page, per ${times.threeMonths}`,
        },
        { figure: "Gratuita", note: "la consulenza" },
      ],
      terms: `Prezzi ${vat}.`,
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
      availability: `Risposta automatica ${availability}`,
      sendMessage: "Invia messaggio",
      sendMessageOrVoice: "Invia messaggio o vocale",
    },
    missing: {
      text: "La pagina che cercavi non c’è, o ha cambiato indirizzo. Ti abbiamo portato alla home.",
      close: "Chiudi l’avviso",
    },
    statistics: {
      title: "I nostri numeri",
      clients: "clienti soddisfatti",
      campaigns: "campagne gestite",
      roi: "ROI medio delle campagne",
      roiBasis,
      experience: "anni di esperienza del fondatore",
    },
    method: {
      title: "Come lavoriamo",
      text: "A ogni passo sai cosa facciamo, perché e quanto ti costa.",
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
          text: "Prepariamo sito, campagne e misurazioni prima di partire.",
        },
        {
          title: "Ottimizzazione",
          text: "Diamo spazio a quello che porta contatti e fermiamo il resto.",
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
          answer: `Lead generation, promozione di e-${WORD_JOINER}commerce, pubblicità su Google e Facebook, analisi e report, siti in ${times.instantWebsites}, landing page, il centralino RispondiSubito e i cataloghi Flipping Catalog. Puoi cominciare da uno solo.`,
        },
        {
          question: "Come si comincia?",
          answer: `Con una consulenza gratuita. ${facts.links.calendar ? "La prenoti sul calendario, chiami" : "Chiami"} il ${mainNumber} o ci scrivi su WhatsApp. Ci racconti cosa vendi e a chi, e scopri da dove partire, in quanto tempo e con quale spesa.`,
        },
        {
          question: "In quanto tempo si parte?",
          answer: `Un sito è online in ${times.instantWebsites}, una landing page in ${times.landingPages}. Le campagne partono in ${times.activation} dalla tua approvazione, e di norma anche gli altri servizi.`,
        },
        {
          question: "Come misurate i risultati?",
          answer: `Contiamo chi ti chiama, chi ti scrive e chi compra. Un report ${times.report} dice da quale campagna viene e quanto è costato.`,
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
};
