import { aroundTheClock, phone, plural } from "../../format.ts";
import { site } from "../../site.ts";
import { mainNumber, mainNumberIsFree } from "../../words/main-number.ts";
import { fromPrice } from "../../words/prices.ts";
import { termsIn } from "../../words/terms/index.ts";
import type { Words } from "./words.ts";

const { times } = termsIn("it");

export const it = {
  label: "RispondiSubito",
  menuText: "Il centralino che risponde anche quando non puoi",
  meta: {
    title: "RispondiSubito: centralino automatico",
    description: `Il centralino automatico che risponde ${aroundTheClock(site.availability)}, smista le chiamate e dialoga con il tuo CRM, senza costo di operatore. Provalo al ${mainNumber.it}.`,
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
    lede: `Il centralino automatico che risponde ${aroundTheClock(site.availability)}, passa ogni chiamata alla persona giusta e la porta nel tuo CRM. Senza costo di operatore.`,
    offer: [
      { figure: fromPrice(site.priceRanges.rispondiSubito, "it"), note: "su preventivo, IVA esclusa" },
      {
        figure: times.activationDays,
        note: `${plural(site.delivery.activationWorkingDays, "lavorativo", "lavorativi")}, e comincia a rispondere`,
      },
      { figure: "Gratis", note: "la prima consulenza" },
    ],
    pictureAlt: "Composizione geometrica: un telefono con un orologio al centro del disco e la cornetta già alzata",
  },
  test: {
    title: "Mettilo alla prova: chiamalo.",
    text: "Fai finta di essere un tuo cliente e ascolta come risponde, a qualsiasi ora.",
    button: `Chiama ${phone(site.phones.tollFree)}`,
    note: `${mainNumberIsFree ? "Numero verde, gratuito dall’Italia. " : ""}Se dall’estero il numero non è raggiungibile, scrivici su WhatsApp.`,
  },
  features: {
    title: "Il collega che non va mai in pausa",
    items: [
      {
        title: `Risponde ${aroundTheClock(site.availability)}`,
        text: "Di notte, di domenica, all’ora di pranzo. Chi chiama trova una risposta e non telefona alla concorrenza.",
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
    title: "Una telefonata, passo per passo",
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
        text: "È un’urgenza? La chiamata passa a chi è di turno. Può aspettare? Prende il messaggio.",
      },
      {
        title: "La scheda",
        text: "Al mattino trovi tutto nel CRM. Richiami sapendo già il nome e il guasto.",
      },
    ],
  },
  process: {
    title: "Come si attiva",
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
        text: `Proviamo insieme qualche telefonata vera, poi comincia a rispondere. L’attivazione richiede ${times.activation}.`,
      },
      {
        title: "Monitoraggio",
        text: "Seguiamo come vanno le chiamate e correggiamo le risposte e gli smistamenti che non convincono.",
      },
    ],
  },
  questions: {
    title: "Prima di attivarlo",
    items: [
      {
        question: "In quanto tempo è attivo?",
        answer: `In ${times.activation}: il tempo di scrivere le regole con te, collegare il CRM e fare le prove. Intanto il tuo telefono continua a squillare come sempre.`,
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
    button: "Chiedi RispondiSubito",
  },
} satisfies Words;
