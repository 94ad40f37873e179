import { NBSP } from "../../facts/format.ts";
import type { Say } from "../../words/say.ts";
import type { Words } from "./words.ts";

export const it = ({ facts, terms, times, towns }: Say) =>
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
      drawingAlt: "Due mani che si intrecciano, dito tra dito",
      howWeWork: "Il nostro metodo",
    },
    reputation: {
      title: "Manteniamo la parola, anche quando è un no",
      text: `Da oltre ${times.reputation} la data la scriviamo nel preventivo. ${terms.late} E se gli annunci non ti convengono, te lo diciamo prima che tu li paghi.`,
      verified: "Recensioni verificate da Google",
      link: "Recensioni su Google",
    },
    founder: {
      title: "Chi c’è dietro",
      role: "Alla guida dell’agenzia",
      text: `Faccio questo mestiere da oltre ${times.founder}, sempre per piccole imprese. Ho aperto l’agenzia perché vedevo pagare pubblicità senza sapere dove finissero i soldi. I miei clienti lo sanno, euro per euro.`,
      quote: `Se non capisci il${NBSP}report, è sbagliato il${NBSP}report.`,
      link: "Profilo LinkedIn",
    },
    values: {
      title: "Su cosa puoi contare",
      items: [
        {
          title: `Oltre ${times.reputation} di agenzia`,
          text: "Di mode ne abbiamo viste passare molte. Ti diciamo quali saltare.",
        },
        {
          title: "Approccio innovativo",
          text: "Il centralino che risponde da solo e il catalogo da sfogliare li provi su questo sito, prima di comprarli.",
        },
        {
          title: "Risultati misurabili",
          text: "Telefonate, messaggi e ordini, in un report che si legge senza vocabolario.",
        },
      ],
    },
    method: {
      title: "Il nostro metodo",
      steps: [
        { title: "Ascoltiamo", text: "Ci racconti che cosa vendi, a chi, e che cosa hai già provato." },
        { title: "Proponiamo", text: "Leggi prezzo e giorni, e anche che cosa al posto tuo lasceremmo perdere." },
        { title: "Costruiamo", text: "Facciamo pagine e annunci, che partono con il tuo sì." },
        { title: "Correggiamo", text: "Ogni mese guardiamo i numeri con te e cambiamo quello che non rende." },
      ],
    },
    cta: {
      title: "Parliamo della tua attività",
      text: "La consulenza è gratuita. Alla fine sai da dove cominciare e quanto spendere.",
      button: "Raccontaci la tua attività",
    },
  }) satisfies Words;
