import type { Say } from "../../words/say.ts";
import type { Words } from "./words.ts";

export const en = (_: Say) =>
  ({
    label: "Template page",
    menuText: "What it is, in one line",
    meta: {
      title: "Template page",
      description: "Template page: what it offers, to whom, what it costs and how it starts.",
    },
    hero: {
      kicker: "Template page",
      title: "What you get,",
      accent: "in a few words",
      lede: "For whom it is, and what is better afterwards.",
      drawingAlt: "A disc in a square, and a quarter of another",
    },
    features: {
      title: "What it is made of",
      text: "Why these parts belong together.",
      items: [
        { title: "The first part", text: "What it does for the reader." },
        { title: "The second part", text: "What it does for the reader." },
        { title: "The third part", text: "What it does for the reader." },
      ],
    },
    process: {
      title: "How it works",
      steps: [
        { title: "You tell us", text: "What we ask, and how long it takes." },
        { title: "We plan", text: "What you get to see before anything is paid." },
        { title: "We build", text: "What happens meanwhile." },
        { title: "It runs", text: "What is yours from then on." },
      ],
    },
    questions: {
      title: "Before you ask",
      items: {
        activation: { question: "When does it start?", answer: "After what, and in how many days." },
        results: { question: "How do I see what it brings?", answer: "What is counted, and where it stands." },
      },
    },
    cta: {
      title: "Tell us what you need",
      text: "What happens after the first call.",
      button: "Book a free consultation",
    },
  }) satisfies Words;
