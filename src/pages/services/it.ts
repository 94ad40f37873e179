import { aroundTheClock, NBSP } from "../../format.ts";
import { site } from "../../site.ts";
import type { Words } from "./words.ts";

const { instantSite, landingPage, supportMonths } = site.delivery;
const { hoursPerDay, daysPerWeek } = site.availability;

export const it = {
  label: "Servizi",
  meta: {
    title: `Servizi di marketing digitale | ${site.name}`,
    description: `Lead generation, e-commerce, annunci, report, siti in ${instantSite.days} giorni, landing page e centralino automatico: i nostri servizi e come scegliere da dove partire.`,
    imageAlt: "Il titolo della pagina dei servizi accanto a una griglia di riquadri geometrici",
  },
  hero: {
    kicker: "I nostri servizi",
    title: "Dal primo clic",
    accent: "alla telefonata.",
    lede: "Prendi quello che ti serve adesso. Il resto può aspettare, o non servirti mai: te lo diciamo noi.",
    pictureAlt: "Composizione geometrica: una griglia di riquadri, uno per servizio, dal bersaglio alla cornetta",
  },
  // In the order of the cards of the home page.
  entries: [
    {
      text: "Ti facciamo trovare da chi ha bisogno di te in questo momento, nella tua zona, e gli diamo un buon motivo per chiamarti. Tu ricevi richieste, non statistiche di visite.",
      link: "Come arrivano i contatti",
    },
    {
      text: "Portiamo nel tuo negozio online persone pronte a comprare e recuperiamo quelle che si sono fermate davanti alla cassa. Con un occhio al margine, perché vendere in perdita è facile.",
      link: "Come far crescere gli ordini",
    },
    {
      text: "Google per chi ti sta cercando, Facebook per chi non sa ancora che esisti. Scriviamo gli annunci, li teniamo d’occhio e ti diciamo quanto costa ogni contatto.",
      link: "Come gestiamo gli annunci",
    },
    {
      text: "Da dove arrivano i clienti? Quanto ti costano? Che cosa conviene fermare? Un report in parole semplici, letto insieme, così la prossima decisione la prendi a ragion veduta.",
      link: "Come leggiamo i numeri",
    },
    {
      text: `Un sito completo in ${instantSite.days}${NBSP}giorni, dall’analisi al lancio. Con ${supportMonths}${NBSP}mesi di assistenza e un pacchetto di modifiche già nel prezzo: il listino cambia, il sito pure.`,
      link: "Il calendario, giorno per giorno",
    },
    {
      text: `Una domanda al volo, una foto, un vocale dal furgone. L’assistente virtuale risponde ${hoursPerDay}${NBSP}ore su ${hoursPerDay}, ${daysPerWeek}${NBSP}giorni su ${daysPerWeek}: il modo più comodo per cominciare a parlarne.`,
      link: "Invia messaggio o vocale",
    },
    {
      text: `Una pagina sola per un’offerta sola, scritta perché chi arriva ti contatti. Pronta in ${landingPage.workingDays}${NBSP}giorni lavorativi, con hosting, SSL, statistiche e aggiornamenti compresi.`,
      link: "Che cosa comprende la pagina",
    },
    {
      text: `Il centralino automatico che risponde ${aroundTheClock(site.availability)}, passa la chiamata alla persona giusta e lascia traccia nel tuo CRM. Senza costi di operatore.`,
      link: "Come funziona RispondiSubito",
    },
  ],
  guide: {
    title: "Da dove conviene partire?",
    text: "Trova la frase che diresti tu. Accanto c’è il nostro consiglio, e la pagina che lo spiega.",
    rows: [
      {
        need: "Non ho un sito, o preferisco non mostrarlo.",
        answer: `Un sito istantaneo: online in ${instantSite.days}${NBSP}giorni.`,
        path: "instant-websites",
      },
      {
        need: "Il sito c’è, ma il telefono non squilla.",
        answer: "Lead generation: le persone giuste, con un motivo per chiamarti.",
        path: "services/lead-generation",
      },
      {
        need: "Quando lavoro non riesco a rispondere.",
        answer: "RispondiSubito: alza la cornetta al posto tuo.",
        path: "services/rispondi-subito",
      },
      {
        need: "Spendo in pubblicità e non so se rende.",
        answer: "Analisi e report: prima si misura, poi si decide.",
        path: "services/analytics",
      },
    ],
  },
  cta: {
    title: "Non sai quale scegliere?",
    text: "È normale. Raccontaci la tua attività in una consulenza gratuita: ne esci con un punto di partenza, non con un listino.",
    button: "Chiedi un consiglio",
  },
} satisfies Words;
