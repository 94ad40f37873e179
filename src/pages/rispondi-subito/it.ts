import { WORKING_DAYS_A_MONTH } from "../../facts/calendar.ts";
import { quantity, WEEKDAYS, weekdayNames } from "../../facts/format.ts";
import type { Say } from "../../words/say.ts";
import { weekOf } from "./week.ts";
import type { Words } from "./words.ts";

export const it = ({ answering, facts, phone, price, prices, terms, times }: Say) => {
  const { availability, hasAssistant, mainNumber, officeHours, rispondiSubitoSpeaks } = answering;
  const { plus, units } = terms;
  const { from, next, note } = prices.rispondiSubito;
  const week = weekOf(facts.officeHours);
  const perMonth = price("rispondiSubitoMonth");
  const { monthlyMinutes, numbers } = facts.callAnswering;
  const minutes = quantity(monthlyMinutes, "minuto", "minuti");
  const summary = `RispondiSubito risponde ${availability}, passa le chiamate a chi serve e le segna nel tuo CRM, senza costo di operatore.`;
  const monthly = perMonth && { figure: perMonth, note: `al mese, fino a ${minutes}` };

  return {
    label: "RispondiSubito",
    menuText: "Il centralino che risponde anche quando non puoi",
    meta: {
      title: `Centralino automatico ${availability}${perMonth ? `, ${next} più avvio` : ""}`,
      description: `${summary} ${hasAssistant ? `Prova a chiamarlo: è al ${mainNumber}.` : "Fattelo spiegare al telefono."}`,
      service: {
        type: "Centralino automatico",
        description: summary,
      },
    },
    hero: {
      kicker: "Centralino automatico",
      title: "Tu lavori.",
      accent: "RispondiSubito risponde.",
      lede: `Passa la chiamata alla persona giusta e ti lascia scritto chi era, ${availability}.`,
      offer: [
        { figure: from, note },
        ...(perMonth ? [{ figure: `${plus} ${perMonth}`, note: units.month }] : []),
        {
          figure: times.activation,
          note: "dal tuo via",
        },
      ],
      drawingAlt: "Un telefono con un orologio nel disco",
    },
    moves: `Il minimo comprende ${quantity(numbers, "numero", "numeri")}: il tuo e quelli a cui passare le chiamate.${perMonth ? ` Oltre i ${minutes} risponde lo stesso, e prima di farti pagare altro chiediamo.` : ""} Parla solo ${rispondiSubitoSpeaks}.`,
    test: {
      title: hasAssistant ? "Mettilo alla prova: chiamalo" : "Fattelo spiegare al telefono",
      text: answering.who,
      button: `Chiama ${phone(facts.phones.tollFree)}`,
    },
    call: {
      title: "Una telefonata, a officina chiusa",
      text: "È sera tardi. Qualcuno è fermo per strada e chiama il numero di sempre.",
      moments: [
        { who: "RispondiSubito", said: "«Officina, buonasera. Risponde il centralino automatico: mi dica.»" },
        { who: "Il cliente", said: "«Sono fermo sulla statale, la macchina non riparte.»" },
        { who: "RispondiSubito", said: "«La passo subito a chi è di turno.»" },
        { who: "La tua scheda", said: "Guasto sulla statale. Passata a chi è di turno." },
      ],
    },
    features: {
      title: `Una settimana ha ${week.all} ore`,
      text: `Se rispondi ${officeHours}, ne copri ${week.open}. Nelle altre suona a vuoto.`,
      items: [
        { title: `Risponde ${availability}`, text: "Di notte, di domenica, mentre sei da un cliente." },
        { title: "Smista le chiamate", text: "Ognuna va a chi se ne occupa. Le regole le decidi tu." },
        { title: "Si integra con il CRM", text: "Chi ha chiamato, quando e perché: lo leggi lì, o per email." },
        { title: "Nessun costo di operatore", text: "Né turni da pagare, né sostituzioni d’agosto." },
      ],
    },
    week: {
      days: weekdayNames(WEEKDAYS, "it", "short"),
      open: { figure: quantity(week.open, "ora", "ore"), note: "Se non puoi rispondere tu, risponde lui." },
      closed: { figure: quantity(week.closed, "ora", "ore"), note: "L’ufficio è chiuso. Risponde lo stesso." },
    },
    lost: {
      title: "Quante chiamate perdi?",
      text: "Chi non trova risposta chiama un altro, e tu non saprai mai se era un lavoro.",
      perDay: "Chiamate perse al giorno",
      result: "Chiamate perse in un mese",
      perMonth: "chiamate perse in un mese",
      ...(monthly && { monthly }),
      send: "Mandaci il conto su WhatsApp",
      note: `Contiamo ${WORKING_DAYS_A_MONTH} giorni lavorativi al mese.`,
      examples: {
        caption: "Tre esempi",
        columns: ["Chiamate perse al giorno", "In un mese"],
        price: "Con RispondiSubito",
      },
    },
    process: {
      title: "Come si attiva",
      steps: [
        {
          title: "Configurazione",
          text: "Orari, domande, a chi passare ogni chiamata. Dal saluto si capisce che risponde un automatico.",
        },
        { title: "Integrazione", text: "Lo colleghiamo al tuo numero, che resta tuo, e al CRM, se c’è." },
        { title: "Attivazione", text: "Proviamo insieme qualche telefonata vera. Parte quando ti convince." },
        { title: "Monitoraggio", text: "Correggiamo le risposte e i passaggi che non vanno." },
      ],
    },
    questions: {
      title: "Prima di attivarlo",
      items: {
        activation: {
          question: "In quanto tempo è attivo?",
          answer: `In ${times.activation} dal tuo via. Fino ad allora il telefono squilla come sempre.`,
        },
        results: {
          question: "Come misurate i risultati?",
          answer: "Contiamo le chiamate del mese: a che ora, e a chi sono passate.",
        },
      },
    },
    cta: {
      title: "Raccontaci le tue telefonate",
      text: "Chi le prende oggi? E i nomi dei clienti, stanno in un CRM o su un quaderno?",
      button: "Chiedi una consulenza gratuita",
    },
  } satisfies Words;
};
