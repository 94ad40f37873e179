import { WORKING_DAYS_A_MONTH } from "../../facts/calendar.ts";
import { quantity, WEEKDAYS, weekdayNames } from "../../facts/format.ts";
import type { Say } from "../../words/say.ts";
import { weekOf } from "./week.ts";
import type { Words } from "./words.ts";

export const it = ({ answering, euro, facts, phone, prices, terms, times }: Say) => {
  const { availability, hasAssistant, isMainNumberFree, mainNumber, officeHours, tollFreeFrom } = answering;
  const { late, plus, units } = terms;
  const { from, next, note } = prices.rispondiSubito;
  const week = weekOf(facts.officeHours);
  const { perMonth } = facts.continuing.rispondiSubito ?? {};
  const { monthlyMinutes } = facts.callAnswering;
  const tollFree = isMainNumberFree
    ? ` Numero verde, gratuito in ${tollFreeFrom}. Dall’estero scrivici su WhatsApp.`
    : "";
  const minutes = quantity(monthlyMinutes, "minuto", "minuti");
  const summary = `RispondiSubito risponde ${availability}, passa le chiamate a chi serve e le segna nel tuo CRM, senza costo di operatore.`;
  const monthly = perMonth && { figure: euro(perMonth), note: `al mese, fino a ${minutes}` };

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
      lede: `Passa la chiamata a chi serve e la annota, ${availability}.`,
      offer: [
        { figure: from, note },
        ...(perMonth ? [{ figure: `${plus} ${euro(perMonth)}`, note: units.month }] : []),
        {
          figure: times.activation,
          note: "dal tuo via",
        },
      ],
      pictureAlt: "Un telefono con un orologio nel disco",
    },
    moves: `Il minimo vale per un numero e tre persone a cui passare le chiamate.${perMonth ? ` Il canone comprende ${minutes} al mese; oltre, continua a rispondere e non paghi di più finché non accetti un canone nuovo.` : ""}`,
    test: {
      title: hasAssistant ? "Mettilo alla prova: chiamalo" : "Fattelo spiegare al telefono",
      text: `${answering.who}${tollFree}`,
      button: `Chiama ${phone(facts.phones.tollFree)}`,
    },
    call: {
      title: "Una telefonata, a officina chiusa",
      text: "Qualcuno è fermo per strada e chiama il tuo numero.",
      moments: [
        { who: "RispondiSubito", said: "«Officina, buonasera. Risponde il centralino automatico: mi dica.»" },
        { who: "Il cliente", said: "«Sono fermo sulla statale, la macchina non riparte.»" },
        { who: "RispondiSubito", said: "«La passo subito a chi è di turno.»" },
        { who: "La tua scheda", said: "Guasto sulla statale. Passata a chi è di turno." },
      ],
    },
    features: {
      title: `Una settimana ha ${week.all} ore`,
      text: `Con l’orario ${officeHours} ne copri ${week.open}.`,
      items: [
        { title: `Risponde ${availability}`, text: "Di notte, di domenica, mentre sei da un cliente." },
        { title: "Smista le chiamate", text: "Ognuna va a chi se ne occupa, secondo le tue regole." },
        {
          title: "Si integra con il CRM",
          text: "Chi ha chiamato e perché. Senza CRM, ti arriva un’email.",
        },
        { title: "Nessun costo di operatore", text: "Niente turni né sostituzioni." },
      ],
    },
    week: {
      days: weekdayNames(WEEKDAYS, "it", "short"),
      open: { figure: quantity(week.open, "ora", "ore"), note: "Se sei occupato, risponde RispondiSubito." },
      closed: { figure: quantity(week.closed, "ora", "ore"), note: "L’ufficio è chiuso. Risponde lo stesso." },
    },
    lost: {
      title: "Quante chiamate perdi?",
      text: "Chi non trova risposta chiama un altro.",
      perDay: "Chiamate perse al giorno",
      result: "Chiamate perse in un mese",
      perMonth: "chiamate perse in un mese",
      ...(monthly && { monthly }),
      send: "Mandaci il conto su WhatsApp",
      note: `Contiamo ${WORKING_DAYS_A_MONTH} giorni lavorativi al mese. Avvio e IVA esclusi.`,
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
          text: "Decidiamo con te orari, domande e a chi passare ogni chiamata. Il saluto dice che risponde un automatico.",
        },
        { title: "Integrazione", text: "Lo colleghiamo al tuo numero, che resta tuo, e al CRM, se c’è." },
        { title: "Attivazione", text: "Proviamo insieme qualche telefonata vera." },
        { title: "Monitoraggio", text: "Correggiamo le risposte che non convincono." },
      ],
    },
    questions: {
      title: "Prima di attivarlo",
      items: [
        {
          topic: "activation",
          question: "In quanto tempo è attivo?",
          answer: `In ${times.activation} dal tuo via. ${late}`,
        },
        {
          topic: "results",
          question: "Come si misurano i risultati?",
          answer: "Ogni mese: quante chiamate, a che ora e a chi le ha passate.",
        },
      ],
    },
    cta: {
      title: "Raccontaci le tue telefonate",
      text: "Dicci come ricevi le chiamate e dove segni i clienti.",
      button: "Chiedi una consulenza gratuita",
    },
  } satisfies Words;
};
