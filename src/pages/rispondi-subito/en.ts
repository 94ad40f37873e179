import { WORKING_DAYS_A_MONTH } from "../../facts/calendar.ts";
import { quantity, WEEKDAYS, weekdayNames } from "../../facts/format.ts";
import type { Say } from "../../words/say.ts";
import { weekOf } from "./week.ts";
import type { Words } from "./words.ts";

export const en = ({ answering, facts, phone, price, prices, terms, times }: Say) => {
  const { availability, hasAssistant, mainNumber, officeHours, rispondiSubitoSpeaks } = answering;
  const { plus, units } = terms;
  const { from, next, note } = prices.rispondiSubito;
  const week = weekOf(facts.officeHours);
  const perMonth = price("rispondiSubitoMonth");
  const { monthlyMinutes, numbers } = facts.callAnswering;
  const minutes = quantity(monthlyMinutes, "minute", "minutes");
  const summary = `RispondiSubito answers your phone ${availability} in ${rispondiSubitoSpeaks}, routes each call and logs it in your CRM, with no operator cost.`;
  const monthly = perMonth && { figure: perMonth, note: `a month, up to ${minutes}` };

  return {
    label: "RispondiSubito",
    menuText: "Answers the phone when you can’t",
    meta: {
      title: `${availability} call answering${perMonth ? `, ${next} plus setup` : ""}`,
      description: `${summary} ${hasAssistant ? `Try it on our ${mainNumber}.` : "Ring us to hear how it works."}`,
      service: {
        type: "Automated call answering",
        description: summary,
      },
    },
    hero: {
      kicker: "Automated call answering",
      title: "You do the work.",
      accent: "RispondiSubito picks up.",
      lede: `The name means “answer straight away”. ${availability}, in ${rispondiSubitoSpeaks}, it puts callers through to the right person and leaves you a note of who rang.`,
      offer: [
        { figure: from, note },
        ...(perMonth ? [{ figure: `${plus} ${perMonth}`, note: units.month }] : []),
        {
          figure: times.activation,
          note: "to go live",
        },
      ],
      drawingAlt: "A telephone with a clock in the middle of its dial",
    },
    moves: `The lowest price covers ${quantity(numbers, "number", "numbers")}: your own and those we put calls through to.${perMonth ? ` Past ${minutes} it still answers, and we ask before we charge more.` : ""} It speaks only ${rispondiSubitoSpeaks}: if your callers don’t, it isn’t for you yet.`,
    test: {
      title: hasAssistant ? "Give it a call and see" : "Ring us to hear how it works",
      text: answering.who,
      button: `Call ${phone(facts.phones.tollFree)}`,
    },
    call: {
      title: "One call, after closing time",
      text: `Late one evening a driver breaks down and rings your garage. Translated from ${rispondiSubitoSpeaks}.`,
      moments: [
        { who: "RispondiSubito", said: "“Good evening, this is the garage’s automated line. How can I help?”" },
        { who: "The customer", said: "“I’m stuck on the main road, the car won’t start.”" },
        { who: "RispondiSubito", said: "“I’ll put you through to whoever’s on call.”" },
        {
          who: "Your notes",
          said: "Breakdown on the main road. Put through to whoever’s on call.",
        },
      ],
    },
    features: {
      title: `There are ${week.all} hours in a week`,
      text: `If you’re open ${officeHours}, you cover ${week.open} of them. In the others the phone just rings.`,
      items: [
        { title: `Answers ${availability}`, text: "At night, on a Sunday, while you’re with a customer." },
        { title: "Routes your calls", text: "Each goes to whoever deals with it. You set the rules." },
        { title: "Integrates with your CRM", text: "Who rang, when and why: you read it there, or by email." },
        { title: "No operator cost", text: "No shifts to fill, no holiday cover to pay." },
      ],
    },
    week: {
      days: weekdayNames(WEEKDAYS, "en", "short"),
      open: { figure: quantity(week.open, "hour", "hours"), note: "If you’re busy, RispondiSubito picks up." },
      closed: { figure: quantity(week.closed, "hour", "hours"), note: "You’re closed, and it still answers." },
    },
    lost: {
      title: "How many calls do you miss?",
      text: "If you don’t answer, people ring someone else, and you’ll never know what they wanted.",
      perDay: "Missed calls a day",
      result: "Missed calls in a month",
      perMonth: "missed calls in a month",
      ...(monthly && { monthly }),
      send: "WhatsApp us these figures",
      note: `Counting ${WORKING_DAYS_A_MONTH} working days a month.`,
      examples: {
        caption: "Three examples",
        columns: ["Missed calls a day", "In a month"],
        price: "With RispondiSubito",
      },
    },
    process: {
      title: "How we set it up",
      steps: [
        {
          title: "Configuration",
          text: "The hours, the questions, who gets each call. The greeting says it’s an automated line.",
        },
        {
          title: "Integration",
          text: "We connect it to your number, which stays yours, and to your CRM.",
        },
        { title: "Activation", text: "We make a few real calls together, and it starts once you’re happy." },
        { title: "Monitoring", text: "We correct any answer or transfer that isn’t right." },
      ],
    },
    questions: {
      title: "Before you switch it on",
      items: {
        activation: {
          question: "How soon will it be live?",
          answer: `${times.activation} after your go-ahead. Until then your phone rings as usual.`,
        },
        results: {
          question: "How do you measure results?",
          answer: "We count the calls of the month: when they came, and who took them.",
        },
      },
    },
    cta: {
      title: "Tell us about your calls",
      text: "Who takes them today? And do the names end up in a CRM or a notebook?",
      button: "Get a free consultation",
    },
  } satisfies Words;
};
