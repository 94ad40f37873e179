import { NBSP } from "../../facts/format.ts";
import type { Say } from "../../words/say.ts";
import type { Words } from "./words.ts";

export const it = ({ facts, times, towns }: Say) =>
  ({
    label: "Chi siamo",
    meta: {
      title: "Chi siamo e come lavoriamo",
      description: `Da oltre ${times.reputation} portiamo clienti a ristoranti, studi, officine e negozi. Chi siamo, come lavoriamo a ${towns}, cosa dicono i clienti.`,
      imageAlt: "Il titolo della pagina sull’agenzia accanto a due mani geometriche che si intrecciano",
    },
    hero: {
      kicker: `Siamo a ${towns}`,
      title: "Il nostro mestiere",
      accent: "è portarti clienti.",
      lede: "Lavoriamo per chi un ufficio marketing non ce l’ha: il ristorante, lo studio, l’officina, il negozio. Parliamo chiaro, i costi li diciamo prima e misuriamo i risultati.",
      offer: [
        { figure: `oltre ${times.reputation}`, note: "al fianco delle piccole imprese" },
        { figure: `${facts.statistics.clients}+`, note: "clienti soddisfatti" },
      ],
      pictureAlt: "Composizione geometrica: due mani che si intrecciano, dito tra dito",
      howWeWork: "Come lavoriamo",
    },
    reputation: {
      title: "Una buona reputazione non si compra",
      text: `La costruiamo da oltre ${times.reputation}, un cliente alla volta: rispondendo quando ci chiamano, rispettando i giorni promessi e dicendo di no quando una campagna non conviene.`,
      verified: "Recensioni verificate da Google, pubblicate sulla nostra scheda",
      link: "Recensioni su Google",
    },
    founder: {
      title: "Chi c’è dietro",
      role: "Fondatore",
      text: `Si occupa di marketing digitale da oltre ${times.founder}, sempre dalla parte delle imprese piccole. Ha aperto l’agenzia con un’idea semplice: chi paga la pubblicità deve poter vedere dove finisce ogni euro.`,
      quote: `Se il cliente non capisce il${NBSP}report, è${NBSP}il${NBSP}report che è sbagliato.`,
      link: "Profilo LinkedIn",
    },
    values: {
      title: "Su cosa puoi contare",
      items: [
        {
          title: `Oltre ${times.reputation} di agenzia`,
          text: "Abbiamo visto mode nascere e sparire. Ti proponiamo quello che ha già funzionato per imprese come la tua, e ti avvisiamo quando qualcosa è solo una moda.",
        },
        {
          title: "Approccio innovativo",
          text: "Un assistente virtuale su WhatsApp, un centralino che risponde da solo, cataloghi da sfogliare: la novità ci piace quando ti fa risparmiare tempo.",
        },
        {
          title: "Risultati misurabili",
          text: "Telefonate, messaggi, richieste, ordini. Se non possiamo contarlo, non lo chiamiamo risultato.",
        },
      ],
    },
    method: {
      title: "Come lavoriamo",
      text: "Ogni lavoro segue gli stessi passi. Sai sempre a che punto siamo e quanto costa.",
      steps: [
        {
          title: "Analisi",
          text: "Guardiamo il tuo mercato con gli occhi di chi compra: cosa cerca, chi trova, cosa lo convince a chiamare.",
        },
        {
          title: "Strategia",
          text: "Scegliamo con te dove farti trovare e cosa dire. Meglio un canale fatto bene che tanti lasciati a metà.",
        },
        {
          title: "Realizzazione",
          text: "Costruiamo pagine e annunci e colleghiamo le misurazioni, prima che parta il budget.",
        },
        {
          title: "Ottimizzazione",
          text: "Da qui in avanti decidono i risultati, e si vede quello che porta clienti.",
        },
      ],
    },
    cta: {
      title: "Adesso tocca a te.",
      text: "Tu conosci la tua attività, noi il modo di farla trovare. In una consulenza gratuita scopri da dove partire, in quanto tempo e con quale spesa.",
      button: "Raccontaci la tua attività",
    },
  }) satisfies Words;
