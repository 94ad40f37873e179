import { aroundTheClock, phone } from "../../format.ts";
import { site } from "../../site.ts";
import { mainNumber, mainNumberIsFree } from "../../words/main-number.ts";
import { fromPrice } from "../../words/prices.ts";
import { termsIn } from "../../words/terms/index.ts";
import type { Words } from "./words.ts";

const { times } = termsIn("en");

export const en = {
  label: "RispondiSubito",
  menuText: "The switchboard that answers when you can’t",
  meta: {
    title: `RispondiSubito: call answering ${aroundTheClock(site.availability)}`,
    description: `The automatic switchboard that answers ${aroundTheClock(site.availability)}, routes your calls and works with your CRM, with no operator cost. Try it on our ${mainNumber.en}.`,
    imageAlt: "The page title beside a telephone with a clock in the middle of its dial",
    service: {
      type: "Automatic call answering",
      description: `RispondiSubito answers calls ${aroundTheClock(site.availability)}, routes them to the right person and integrates with your CRM, with no operator cost.`,
    },
  },
  hero: {
    kicker: "Automatic switchboard",
    title: "You do the work.",
    accent: "RispondiSubito picks up.",
    lede: `RispondiSubito (“answer right away”) answers ${aroundTheClock(site.availability)}, puts each call through to the right person and into your CRM. With no operator cost.`,
    offer: [
      { figure: fromPrice(site.priceRanges.rispondiSubito, "en"), note: "depending on the project, plus VAT" },
      {
        figure: times.activationDays,
        note: "until it starts answering (working days)",
      },
      { figure: "Free", note: "the first consultation" },
    ],
    pictureAlt: "Geometric composition: a telephone with a clock in the middle of its dial, the handset already lifted",
  },
  test: {
    title: "Don’t take our word for it.",
    text: "Pretend you’re one of your customers: call at any hour and hear it answer.",
    button: `Call ${phone(site.phones.tollFree)}`,
    note: `${mainNumberIsFree ? "Toll-free from Italy. " : ""}If you are calling from abroad and the line doesn’t connect, message us on WhatsApp.`,
  },
  features: {
    title: "The colleague who never takes a break",
    items: [
      {
        title: `Answers ${aroundTheClock(site.availability)}`,
        text: "At night, on Sundays, over lunch. Callers get an answer instead of ringing a competitor.",
      },
      {
        title: "Routes your calls",
        text: "The emergency, the quote, the invoice: each call goes to the person who deals with it, by the rules you set.",
      },
      {
        title: "Integrates with your CRM",
        text: "Every call goes into the customer’s record: who rang, when and for what reason.",
      },
      {
        title: "No operator cost",
        text: "No shifts, overtime or cover to pay for. It is automatic, and it is there even when everyone is out.",
      },
    ],
  },
  call: {
    title: "One call, step by step",
    text: "It’s evening and the garage is closed. Someone is stuck at the roadside with the bonnet up.",
    moments: [
      {
        title: "The ring",
        text: "The customer calls your usual number. Instead of endless ringing, they hear your greeting.",
      },
      {
        title: "The question",
        text: "RispondiSubito asks who is calling and what they need. They say it in their own words.",
      },
      {
        title: "The right person",
        text: "Is it urgent? The call goes to whoever is on duty. Can it wait? It takes a message.",
      },
      {
        title: "The record",
        text: "In the morning it’s all in the CRM. You ring back already knowing the name and the fault.",
      },
    ],
  },
  process: {
    title: "How we set it up",
    steps: [
      {
        title: "Configuration",
        text: "With you we decide the greeting, the hours, the questions to ask and who gets each kind of call.",
      },
      {
        title: "Integration",
        text: "We connect the switchboard to your line and your CRM, so every call ends up where you look for it.",
      },
      {
        title: "Activation",
        text: `We try a few real calls together, then it starts answering. Activation takes ${times.activation}.`,
      },
      {
        title: "Monitoring",
        text: "We follow how calls are going and correct any answer or routing that isn’t right.",
      },
    ],
  },
  questions: {
    title: "Before you switch it on",
    items: [
      {
        question: "How soon will it be live?",
        answer: `In ${times.activation}: the time to write the rules with you, connect the CRM and run the tests. Meanwhile your phone goes on ringing as usual.`,
      },
      {
        question: "How do you measure results?",
        answer:
          "By the calls: how many come in, at what hours, how many are routed and to whom, how many become an appointment or a quote in the CRM. The comparison that matters is with the calls you used to miss.",
      },
    ],
  },
  cta: {
    title: "How many calls do you miss in a day?",
    text: "Tell us how you use the phone and which CRM you have. We’ll explain how RispondiSubito would fit into your day.",
    button: "Tell us about your calls",
  },
} satisfies Words;
