import { WORKING_DAYS_A_MONTH } from "../../facts/calendar.ts";
import { quantity, WEEKDAYS, weekdayNames } from "../../facts/format.ts";
import type { Say } from "../../words/say.ts";
import { weekOf } from "./week.ts";
import type { Words } from "./words.ts";

export const en = ({
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
  const tollFree = isMainNumberFree ? `Toll-free in ${tollFreeFrom}. ` : "";
  const prices = [
    { figure: startingPrice("rispondiSubito"), note: units.setup },
    ...(perMonth ? [{ figure: `${next} ${euro(perMonth)}`, note: units.month }] : []),
  ];

  return {
    label: "RispondiSubito",
    menuText: "The switchboard that answers when you can’t",
    meta: {
      title: `RispondiSubito: call answering ${availability}`,
      description: `The automatic switchboard that answers ${availability}, routes your calls and works with your CRM, with no operator cost. Try it on our ${mainNumber}.`,
      imageAlt: "The page title beside a telephone with a clock in the middle of its dial",
      service: {
        type: "Automatic call answering",
        description: `RispondiSubito answers calls ${availability}, routes them to the right person and integrates with your CRM, with no operator cost.`,
      },
    },
    hero: {
      kicker: "Automatic call answering",
      title: "You do the work.",
      accent: "RispondiSubito picks up.",
      lede: `RispondiSubito (“answer right away”) answers ${availability}, puts calls through to the right person and logs them in your CRM. No operators to pay.`,
      offer: [...prices, { figure: times.activation, note: "from your OK to first answer" }],
      terms: `Prices ${vat}.`,
      pictureAlt:
        "Geometric composition: a telephone with a clock in the middle of its dial, the handset already lifted",
    },
    test: {
      title: "Put it to the test: call it.",
      text: `Pretend you’re one of your customers, at any hour: an automatic voice answers, in ${lineSpeaks}. ${tollFree}From abroad, message us on WhatsApp.`,
      button: `Call ${phone(facts.phones.tollFree)}`,
    },
    features: {
      title: `There are ${week.all} hours in a week`,
      text: `An office that is open ${officeHours}, covers ${week.open} of them. The phone rings in the others too.`,
      items: [
        {
          title: `Answers ${availability}`,
          text: "At night, on Sundays, while you’re with a client. Callers get an answer, and one reason less to ring somebody else.",
        },
        {
          title: "Routes your calls",
          text: "Each call goes to the person who deals with it, by the rules you set.",
        },
        {
          title: "Integrates with your CRM",
          text: "Every call goes into the customer’s record, with who rang, when and why.",
        },
        {
          title: "No operator cost",
          text: "No shifts, overtime or cover to pay for. It is automatic, and it is there even when everyone is out.",
        },
      ],
    },
    week: {
      days: weekdayNames(WEEKDAYS, "en", "short"),
      open: {
        figure: quantity(week.open, "hour", "hours"),
        note: "The office is open. If you’re busy, RispondiSubito picks up.",
      },
      closed: {
        figure: quantity(week.closed, "hour", "hours"),
        note: "The office is closed. It answers all the same.",
      },
    },
    call: {
      title: "One call, step by step",
      text: "It’s evening and the garage is closed. Someone is stuck at the roadside with the bonnet up.",
      moments: [
        {
          title: "The ring",
          said: "“Garage here, good evening. How can I help?”",
          text: "The customer calls your usual number. Instead of endless ringing, they hear your greeting.",
        },
        {
          title: "The question",
          said: "“I’m stuck on the main road, the car won’t start.”",
          text: "RispondiSubito asks who is calling and what they need. They say it in their own words.",
        },
        {
          title: "The right person",
          said: "“I’ll put you through to whoever is on duty.”",
          text: "Is it urgent? The call goes to whoever is on duty. Can it wait? RispondiSubito takes a message.",
        },
        {
          title: "The record",
          said: "Breakdown on the main road. Put through, call back.",
          text: "In the morning it’s all in the CRM. You ring back with the name and the fault in front of you.",
        },
      ],
    },
    lost: {
      title: "How many calls do you miss?",
      text: "Move the slider to the calls that go unanswered in a day.",
      perDay: "Missed calls a day",
      result: "Missed calls in a month",
      perMonth: "missed calls in a month",
      note: `One column for each working day: there are ${WORKING_DAYS_A_MONTH} in an average month.`,
      remedy: `RispondiSubito answers ${availability}.`,
      prices,
      examples: { caption: "Three examples", columns: ["Missed calls a day", "In a month"] },
    },
    process: {
      title: "How we set it up",
      steps: [
        {
          title: "Configuration",
          text: "We agree with you on the greeting, which says at once that an automatic voice is answering, the hours, the questions and who gets each call.",
        },
        {
          title: "Integration",
          text: "We connect the switchboard to your line and your CRM, so every call ends up where you look for it.",
        },
        {
          title: "Activation",
          text: `We try a few real calls with you, then it starts answering. In all, ${times.activation} from your OK.`,
        },
        {
          title: "Monitoring",
          text: "We monitor the calls and correct any answer or routing that isn’t right.",
        },
      ],
    },
    questions: {
      title: "Before you switch it on",
      items: [
        {
          topic: "activation",
          question: "How soon will it be live?",
          answer: `In ${times.activation} from your OK. Meanwhile your phone goes on ringing as usual.`,
        },
        {
          topic: "results",
          question: "How do you measure results?",
          answer:
            "We count how many calls come in, at what hours, who they go to and how many become an appointment or a quote. We compare them with the calls you used to miss.",
        },
      ],
    },
    cta: {
      title: "Tell us about your calls.",
      text: "Tell us how you use the phone and which CRM you have. We’ll explain how RispondiSubito would work for you.",
      button: "Let’s talk about your calls",
    },
  } satisfies Words;
};
