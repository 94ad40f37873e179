import type { Say } from "../../words/say.ts";
import type { Words } from "./words.ts";

export const it = (_: Say) =>
  ({
    label: "Template page",
    menuText: "Che cos’è, in una riga",
    meta: {
      title: "Template page",
      description: "Template page: che cosa offre, a chi, quanto costa e come si comincia.",
    },
    hero: {
      kicker: "Template page",
      title: "Che cosa ottieni,",
      accent: "in poche parole",
      lede: "Per chi è, e che cosa va meglio dopo.",
      drawingAlt: "Un disco in un quadrato, e un quarto di un altro",
    },
    features: {
      title: "Di che cosa è fatto",
      text: "Perché queste parti stanno insieme.",
      items: [
        { title: "La prima parte", text: "Che cosa fa per chi legge." },
        { title: "La seconda parte", text: "Che cosa fa per chi legge." },
        { title: "La terza parte", text: "Che cosa fa per chi legge." },
      ],
    },
    process: {
      title: "Come funziona",
      steps: [
        { title: "Ci racconti", text: "Che cosa chiediamo, e quanto dura." },
        { title: "Prepariamo il piano", text: "Che cosa vedi prima di pagare." },
        { title: "Costruiamo", text: "Che cosa succede nel frattempo." },
        { title: "È attivo", text: "Che cosa è tuo da quel momento." },
      ],
    },
    questions: {
      title: "Prima di chiedere",
      items: {
        activation: { question: "Quando si comincia?", answer: "Dopo che cosa, e in quanti giorni." },
        results: { question: "Come vedo che cosa porta?", answer: "Che cosa contiamo, e dove lo leggi." },
      },
    },
    cta: {
      title: "Dicci che cosa ti serve",
      text: "Che cosa succede dopo la prima chiamata.",
      button: "Prenota una consulenza gratuita",
    },
  }) satisfies Words;
