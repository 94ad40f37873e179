import { euro, NBSP, plural, range } from "../../format.ts";
import { site } from "../../site.ts";
import { termsIn } from "../../words/terms/index.ts";
import type { Words } from "./words.ts";

const { times } = termsIn("it");
const { timeline, workingDays } = site.delivery.landingPage;
const { threeMonths } = site.offers;

export const it = {
  label: "Landing page professionali",
  menuText: "Una pagina, un obiettivo",
  meta: {
    title: `Landing page in ${times.landingPage}`,
    description: `Landing page professionali pronte in ${times.landingPage}, con hosting, SSL, statistiche e aggiornamenti inclusi. Da ${euro(site.offers.threeMonths.price, "it")}, IVA esclusa.`,
    imageAlt: "Il titolo della pagina accanto a un manifesto con un solo grande pulsante",
    service: {
      type: "Landing page professionali",
      description: `Progettazione e pubblicazione di landing page in ${times.landingPage}, con hosting, certificato SSL, statistiche e aggiornamenti inclusi.`,
    },
  },
  hero: {
    kicker: "Landing page professionali",
    title: "Una pagina.",
    accent: "Un solo obiettivo.",
    lede: `Chi tocca il tuo annuncio arriva dove deve: un’offerta chiara, un pulsante, una telefonata. Con hosting, SSL, statistiche e aggiornamenti inclusi.`,
    offer: [
      {
        figure: `da${NBSP}${euro(threeMonths.price, "it")}`,
        note: `per ${times.threeMonths}, IVA esclusa`,
      },
      { figure: times.landingPageDays, note: `${plural(workingDays, "lavorativo", "lavorativi")}, ed è online` },
      { figure: "Gratis", note: "la prima consulenza" },
    ],
    plans: "Guarda formule e prezzi",
    pictureAlt: "Composizione geometrica: una pagina in cui ogni riga porta all’unico pulsante",
  },
  why: {
    title: `Perché non basta la${NBSP}tua${NBSP}home`,
    text: "Chi arriva da un annuncio ha in testa una domanda sola. Nella home trova il menu, la storia dell’azienda, le foto del capannone, e se ne va. La landing page riprende la promessa dell’annuncio, la dimostra e chiede una cosa soltanto: contattarti.",
  },
  included: {
    title: "Inclusi, non in aggiunta",
    items: [
      {
        title: "Hosting",
        text: "La pagina sta sui nostri server: non devi cercare, comprare o configurare niente.",
      },
      {
        title: "Certificato SSL",
        text: "Connessione cifrata: il browser non avvisa che il sito è «non sicuro».",
      },
      {
        title: "Analytics",
        text: "Statistiche leggibili: quante persone arrivano, da dove, e quante ti contattano.",
      },
      {
        title: "Aggiornamenti",
        text: "Cambia il prezzo, finisce la promozione, arriva una foto migliore? La pagina si aggiorna.",
      },
    ],
  },
  process: {
    title: "Dal racconto alla pubblicazione",
    text: `In ${times.landingPage}. Il giorno ${timeline.briefing[0]} racconti, il giorno ${timeline.review[0]} rileggi: al resto pensiamo noi.`,
    steps: [
      {
        day: `Giorno${NBSP}${range(timeline.briefing)}`,
        title: "Intervista e briefing",
        text: "Che cosa offri, a chi, che cosa ti chiedono sempre i clienti prima di dire di sì.",
      },
      {
        day: `Giorno${NBSP}${range(timeline.development)}`,
        title: "Design e sviluppo",
        text: "Scriviamo, disegniamo e costruiamo la pagina, partendo da come si vede sul telefono.",
      },
      {
        day: `Giorno${NBSP}${range(timeline.review)}`,
        title: "Revisione e modifiche",
        text: "La guardi con calma e ci dici che cosa non ti convince. La correggiamo.",
      },
      {
        day: `Giorno${NBSP}${range(timeline.publication)}`,
        title: "Pubblicazione",
        text: "La pagina va online, con il tracciamento attivo, pronta a ricevere i tuoi annunci.",
      },
    ],
  },
  anatomy: {
    title: "Com’è fatta una pagina che convince",
    parts: [
      {
        title: "La promessa",
        text: "Le stesse parole dell’annuncio, in una riga. Chi arriva capisce di essere nel posto giusto.",
      },
      {
        title: "L’offerta",
        text: "Che cosa riceve, a quali condizioni, entro quando. Senza asterischi.",
      },
      {
        title: "Le prove",
        text: "Un lavoro finito, una recensione, un volto. I fatti pesano più degli aggettivi.",
      },
      {
        title: "Le risposte",
        text: "I dubbi che senti ogni giorno al telefono, sciolti prima che diventino un «ci penso».",
      },
      {
        title: "Il pulsante",
        text: "Chiamare, scrivere o prenotare: un gesto solo, sempre a portata di pollice.",
      },
    ],
  },
  questions: {
    title: "Tempi e risultati",
    items: [
      {
        question: "In quanto tempo è pronta?",
        answer: `In ${times.landingPage}, dall’intervista alla pubblicazione. Se vuoi portarci traffico con gli annunci, la campagna si attiva in ${times.activation} dall’approvazione.`,
      },
      {
        question: "Come misurate i risultati?",
        answer:
          "Una landing page ha un obiettivo solo, quindi il conto è semplice: quante persone arrivano e quante ti contattano. Le statistiche sono incluse e distinguono gli annunci tra loro, così sai quale ti ha portato la richiesta.",
      },
    ],
  },
  cta: {
    title: "Qual è la tua offerta migliore?",
    text: "Dilla a noi come la diresti a un cliente al banco. Ne facciamo una pagina.",
    button: "Raccontaci la tua offerta",
    prices: `Guarda l’offerta da ${euro(threeMonths.price, "it")}, IVA esclusa`,
  },
} satisfies Words;
