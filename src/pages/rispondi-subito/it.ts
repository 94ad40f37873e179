import { aroundTheClock, NBSP, phone, range } from "../../format.ts";
import { site } from "../../site.ts";
import type { Words } from "./words.ts";

const activation = `${range(site.delivery.activationWorkingDays)}${NBSP}giorni lavorativi`;
const { daysPerWeek, hoursPerDay } = site.availability;

export const it = {
  label: "RispondiSubito",
  menuText: "Il centralino che risponde anche quando non puoi",
  meta: {
    title: `RispondiSubito: centralino automatico | ${site.name}`,
    description: `Il centralino automatico che risponde ${aroundTheClock(site.availability)}, smista le chiamate e dialoga con il tuo CRM, senza costo di operatore. Provalo al numero verde.`,
    imageAlt: "Il titolo della pagina accanto a un telefono con un orologio al centro del disco",
    service: {
      type: "Centralino automatico",
      description: `RispondiSubito risponde alle chiamate ${aroundTheClock(site.availability)}, le smista alla persona giusta e si integra con il CRM, senza costo di operatore.`,
    },
  },
  hero: {
    kicker: "Centralino automatico",
    title: "Tu lavori.",
    accent: "RispondiSubito risponde.",
    lede: `Il centralino automatico che prende le tue chiamate ${hoursPerDay}${NBSP}ore su${NBSP}${hoursPerDay}, ${daysPerWeek}${NBSP}giorni su${NBSP}${daysPerWeek}, le smista alla persona giusta e le porta nel tuo CRM. Senza costo di operatore.`,
    pictureAlt: "Composizione geometrica: un telefono con un orologio al centro del disco e la cornetta già alzata",
  },
  test: {
    title: "Non crederci. Chiamalo.",
    text: "Fai finta di essere un tuo cliente. Chiama il numero verde a qualsiasi ora e ascolta come RispondiSubito ti risponde.",
    button: `Chiama ${phone(site.phones.tollFree)}`,
    note: "Numero verde, gratuito dall’Italia. Se chiami dall’estero e la linea non prende, scrivici su WhatsApp.",
  },
  features: {
    title: "Il collega che non va mai in pausa",
    items: [
      {
        title: `Risponde ${aroundTheClock(site.availability)}`,
        text: "Di notte, di domenica, nell’ora di pranzo. Chi chiama trova una risposta e non telefona alla concorrenza.",
      },
      {
        title: "Smista le chiamate",
        text: "L’urgenza, il preventivo, la fattura: ogni chiamata va alla persona che se ne occupa, con le regole che decidi tu.",
      },
      {
        title: "Si integra con il CRM",
        text: "Ogni telefonata entra nella scheda del cliente: chi ha chiamato, quando e per quale motivo.",
      },
      {
        title: "Nessun costo di operatore",
        text: "Niente turni, straordinari o sostituzioni da pagare. È automatico, e c’è anche quando siete tutti fuori.",
      },
    ],
  },
  call: {
    title: "Una telefonata, momento per momento",
    text: "È sera e l’officina è chiusa. Qualcuno è fermo per strada con il cofano alzato.",
    moments: [
      {
        title: "Lo squillo",
        text: "Il cliente chiama il tuo solito numero. Al posto degli squilli a vuoto sente il tuo saluto.",
      },
      {
        title: "La domanda",
        text: "RispondiSubito chiede chi parla e di che cosa ha bisogno. Il cliente lo dice con parole sue.",
      },
      {
        title: "La persona giusta",
        text: "È un’urgenza? La chiamata passa a chi è di turno. Può aspettare? Il messaggio è preso.",
      },
      {
        title: "La scheda",
        text: "Al mattino trovi tutto nel CRM. Richiami sapendo già il nome e il guasto.",
      },
    ],
  },
  process: {
    title: "Come lo mettiamo in servizio",
    steps: [
      {
        title: "Configurazione",
        text: "Decidiamo con te il saluto, gli orari, le domande da fare e a chi passare ogni tipo di chiamata.",
      },
      {
        title: "Integrazione",
        text: "Colleghiamo il centralino alla tua linea e al tuo CRM, così ogni chiamata finisce dove la cerchi.",
      },
      {
        title: "Attivazione",
        text: `Proviamo insieme qualche telefonata vera, poi si accende. L’attivazione richiede ${activation}.`,
      },
      {
        title: "Monitoraggio",
        text: "Seguiamo come vanno le chiamate e correggiamo le risposte e gli smistamenti che non convincono.",
      },
    ],
  },
  questions: {
    title: "Prima di accenderlo",
    items: [
      {
        question: "In quanto tempo è attivo?",
        answer: `In ${activation}: il tempo di scrivere le regole con te, collegare il CRM e fare le prove. Intanto il tuo telefono continua a squillare come sempre.`,
      },
      {
        question: "Come si misurano i risultati?",
        answer:
          "Con le chiamate: quante ne arrivano, in quali ore, quante vengono smistate e a chi, quante nel CRM diventano un appuntamento o un preventivo. Il confronto che conta è con le telefonate che prima andavano perse.",
      },
    ],
  },
  cta: {
    title: "Quante chiamate perdi in una giornata?",
    text: "Dicci come usi il telefono e quale CRM hai. Ti spieghiamo come RispondiSubito entrerebbe nella tua giornata.",
    button: "Parlaci del tuo telefono",
  },
} satisfies Words;
