import { NBSP } from "../../facts/format.ts";
import type { Say } from "../../words/say.ts";
import type { Words } from "./words.ts";

export const it = ({ answering, facts, times, towns }: Say) =>
  ({
    label: "Chi siamo",
    meta: {
      title: `Agenzia digitale di ${towns}: chi siamo`,
      description: `Da oltre ${times.reputation} portiamo clienti alle piccole imprese, e diciamo di no alle campagne che non convengono. Conosci chi ha fondato l’agenzia e come lavora.`,
    },
    hero: {
      kicker: `Siamo di ${towns}`,
      title: "Il nostro mestiere",
      accent: "è portarti clienti",
      lede: "Lavoriamo per chi un ufficio marketing non ce l’ha: il ristorante, lo studio, l’officina, il negozio.",
      offer: [
        { figure: `oltre ${times.reputation}`, note: "al fianco delle piccole imprese" },
        { figure: `${facts.statistics.clients}+`, note: "clienti soddisfatti" },
      ],
      pictureAlt: "Due mani che si intrecciano, dito tra dito",
      howWeWork: "Il nostro metodo",
    },
    reputation: {
      title: "La nostra reputazione",
      text: `Da oltre ${times.reputation} rispondiamo quando ci chiamano, rispettiamo i giorni promessi e diciamo di no a una campagna che non conviene.`,
      verified: "Recensioni verificate da Google, pubblicate sulla nostra scheda",
      link: "Recensioni su Google",
    },
    founder: {
      title: "Chi c’è dietro",
      role: "Alla guida dell’agenzia",
      text: `Fa marketing digitale da oltre ${times.founder}, sempre con le piccole imprese. Ha aperto l’agenzia perché chi paga la pubblicità possa vedere dove finisce ogni euro.`,
      quote: `Se non capisci il${NBSP}report, è${NBSP}sbagliato il${NBSP}report.`,
      link: "Profilo LinkedIn",
    },
    values: {
      title: "Su cosa puoi contare",
      items: [
        {
          title: `Oltre ${times.reputation} di agenzia`,
          text: "Abbiamo visto passare molte mode. Ti diciamo quali evitare.",
        },
        {
          title: "Approccio innovativo",
          text: `${answering.hasAssistant ? "Un assistente automatico, un" : "Un"} centralino che risponde da solo, cataloghi da sfogliare.`,
        },
        {
          title: "Risultati misurabili",
          text: "Telefonate, messaggi e ordini, contati in un report senza sigle.",
        },
      ],
    },
    method: {
      title: "Il nostro metodo",
      steps: [
        { title: "Ascoltiamo", text: "Che cosa vendi, a chi, e che cosa hai già provato." },
        { title: "Proponiamo", text: "Un preventivo con prezzo, giorni e quello che lasceremmo perdere." },
        { title: "Costruiamo", text: "Pagine e annunci, che approvi prima che partano." },
        { title: "Correggiamo", text: "Un report al mese, e decidiamo insieme cosa cambiare." },
      ],
    },
    cta: {
      title: "Parliamo della tua attività",
      text: "La consulenza è gratuita. Ne esci sapendo da dove cominciare e quanto spendere.",
      button: "Raccontaci la tua attività",
    },
  }) satisfies Words;
