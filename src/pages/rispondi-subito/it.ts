import { WORKING_DAYS_A_MONTH } from "../../facts/calendar.ts";
import { NBSP, quantity, WEEKDAYS, weekdayNames } from "../../facts/format.ts";
import type { Say } from "../../words/say.ts";
import { weekOf } from "./week.ts";
import type { Words } from "./words.ts";

export const it = ({
  availability,
  euro,
  facts,
  isMainNumberFree,
  lineSpeaks,
  mainNumber,
  next,
  officeHours,
  phone,
  times,
  tollFreeFrom,
  units,
  startingPrice,
  vat,
}: Say) => {
  const week = weekOf(facts.officeHours);
  const { perMonth } = facts.continuing.rispondiSubito ?? {};
  const tollFree = isMainNumberFree ? `Numero verde, gratuito in ${tollFreeFrom}. ` : "";
  const prices = [
    { figure: startingPrice("rispondiSubito"), note: units.setup },
    ...(perMonth ? [{ figure: `${next} ${euro(perMonth)}`, note: units.month }] : []),
  ];

  return {
    label: "RispondiSubito",
    menuText: "Il centralino che risponde anche quando non puoi",
    meta: {
      title: "RispondiSubito: centralino automatico",
      description: `Il centralino automatico che risponde ${availability}, smista le chiamate e dialoga con il tuo CRM, senza costo di operatore. Provalo al ${mainNumber}.`,
      imageAlt: "Il titolo della pagina accanto a un telefono con un orologio al centro del disco",
      service: {
        type: "Centralino automatico",
        description: `RispondiSubito risponde alle chiamate ${availability}, le smista alla persona giusta e si integra con il CRM, senza costo di operatore.`,
      },
    },
    hero: {
      kicker: "Centralino automatico",
      title: "Tu lavori.",
      accent: "RispondiSubito risponde.",
      lede: `Il centralino automatico che risponde ${availability}, passa ogni chiamata alla persona giusta e registra tutto nel tuo CRM. Senza costo di operatore.`,
      offer: [...prices, { figure: times.activation, note: "dal tuo via, e risponde" }],
      terms: `Prezzi ${vat}.`,
      pictureAlt: "Composizione geometrica: un telefono con un orologio al centro del disco e la cornetta già alzata",
    },
    test: {
      title: "Mettilo alla prova: chiamalo.",
      text: `Fai finta di essere un tuo cliente, a qualsiasi ora: risponde una voce automatica, in ${lineSpeaks}. ${tollFree}Dall’estero scrivici su WhatsApp.`,
      button: `Chiama ${phone(facts.phones.tollFree)}`,
    },
    features: {
      title: `Una settimana ha ${week.all} ore`,
      text: `Un ufficio aperto ${officeHours}, ne copre ${week.open}. Il telefono squilla anche nelle altre.`,
      items: [
        {
          title: `Risponde ${availability}`,
          text: "Di notte, di domenica, mentre sei da un cliente. Chi chiama trova una risposta, e ha un motivo in meno per chiamare un altro.",
        },
        {
          title: "Smista le chiamate",
          text: "Ogni chiamata va alla persona che se ne occupa, con le regole che decidi tu.",
        },
        {
          title: "Si integra con il CRM",
          text: "Ogni telefonata entra nella scheda del cliente, con chi ha chiamato, quando e perché.",
        },
        {
          title: "Nessun costo di operatore",
          text: "Niente turni, straordinari o sostituzioni da pagare. È automatico, e c’è anche quando siete tutti fuori.",
        },
      ],
    },
    week: {
      days: weekdayNames(WEEKDAYS, "it", "short"),
      open: {
        figure: quantity(week.open, "ora", "ore"),
        note: "L’ufficio è aperto. Se sei occupato, risponde RispondiSubito.",
      },
      closed: { figure: quantity(week.closed, "ora", "ore"), note: "L’ufficio è chiuso. Risponde lo stesso." },
    },
    call: {
      title: "Una telefonata, passo per passo",
      text: "È sera e l’officina è chiusa. Qualcuno è fermo per strada con il cofano alzato.",
      moments: [
        {
          title: "Lo squillo",
          said: "«Officina, buonasera. Come posso aiutarla?»",
          text: "Il cliente chiama il tuo solito numero. Al posto degli squilli a vuoto sente il tuo saluto.",
        },
        {
          title: "La domanda",
          said: "«Sono fermo sulla statale, la macchina non riparte.»",
          text: "RispondiSubito chiede chi parla e di cosa ha bisogno. Il cliente lo dice con parole sue.",
        },
        {
          title: "La persona giusta",
          said: "«La passo subito a chi è di turno.»",
          text: "È un’urgenza? La chiamata passa a chi è di turno. Può aspettare? RispondiSubito prende il messaggio.",
        },
        {
          title: "La scheda",
          said: "Guasto sulla statale. Passata al turno, da richiamare.",
          text: `Al mattino trovi tutto nel CRM. Richiami, e hai già il nome e${NBSP}il${NBSP}guasto.`,
        },
      ],
    },
    lost: {
      title: "Quante chiamate perdi?",
      text: "Sposta il cursore sulle telefonate che in una giornata restano senza risposta.",
      perDay: "Chiamate perse al giorno",
      result: "Chiamate perse in un mese",
      perMonth: "chiamate perse in un mese",
      note: `Una colonna per ogni giorno lavorativo: in media sono ${WORKING_DAYS_A_MONTH} al mese.`,
      remedy: `RispondiSubito risponde ${availability}.`,
      prices,
      examples: { caption: "Tre esempi", columns: ["Chiamate perse al giorno", "In un mese"] },
    },
    process: {
      title: "Come si attiva",
      steps: [
        {
          title: "Configurazione",
          text: "Decidiamo con te il saluto, che dice subito che risponde una voce automatica, gli orari, le domande e a chi passare ogni chiamata.",
        },
        {
          title: "Integrazione",
          text: "Colleghiamo il centralino alla tua linea e al tuo CRM, così ogni chiamata finisce dove la cerchi.",
        },
        {
          title: "Attivazione",
          text: `Proviamo con te qualche telefonata vera, poi comincia a rispondere. In tutto ${times.activation} dal tuo via.`,
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
          topic: "activation",
          question: "In quanto tempo è attivo?",
          answer: `In ${times.activation} dal tuo via. Intanto il tuo telefono continua a squillare come sempre.`,
        },
        {
          topic: "results",
          question: "Come si misurano i risultati?",
          answer:
            "Contiamo quante chiamate arrivano, in quali ore, a chi vanno e quante diventano un appuntamento o un preventivo. Il confronto è con quelle che prima andavano perse.",
        },
      ],
    },
    cta: {
      title: "Raccontaci le tue telefonate.",
      text: "Dicci come usi il telefono e quale CRM hai. Ti spieghiamo come RispondiSubito lavorerebbe per te.",
      button: "Parliamo del tuo centralino",
    },
  } satisfies Words;
};
