import { euro, NBSP, plural, WORD_JOINER } from "../../format.ts";
import { site } from "../../site.ts";
import { termsIn } from "../../words/terms/index.ts";
import type { Words } from "./words.ts";

const { firstTerm, times } = termsIn("it");
const { averageRoiPercent, campaigns } = site.statistics;
const { feePercent, initialTermMonths, minimumMonthlyFee, setupPerChannel } = site.offers.adsManagement;
const initialTerm = `${times.initialTerm}, da pagare in anticipo (minimo ${euro(initialTermMonths * minimumMonthlyFee, "it")})`;

export const it = {
  label: "Pubblicità online",
  menuText: "Google e Facebook, con i costi chiari dall’inizio",
  meta: {
    title: "Gestione campagne Google e Facebook Ads",
    description: `Gestiamo le tue campagne su Google e Facebook: ${campaigns}+ campagne alle spalle, ROI medio del ${averageRoiPercent}% e costi per iscritto prima di partire.`,
    imageAlt: "Il titolo della pagina accanto a un megafono e alle sue onde sonore",
    service: {
      type: "Gestione annunci Google e Facebook",
      description:
        "Ideazione, attivazione e ottimizzazione di campagne su Google Ads e Facebook Ads per piccole e medie imprese, con costi di gestione dichiarati.",
    },
  },
  hero: {
    kicker: "Pubblicità online",
    title: "Google e Facebook Ads.",
    accent: "Con i conti in chiaro.",
    lede: "La tua pubblicità online, scritta, seguita e misurata per te: sai chi la vede, quanto costa e quante richieste ti porta.",
    offer: [
      {
        figure: `da${NBSP}${euro(minimumMonthlyFee, "it")}`,
        note: `al mese, IVA esclusa; ${firstTerm}`,
      },
      {
        figure: times.activationDays,
        note: `${plural(site.delivery.activationWorkingDays, "lavorativo", "lavorativi")} dalla tua approvazione agli annunci online`,
      },
      { figure: "Gratis", note: "la prima consulenza" },
    ],
    pictureAlt: "Composizione geometrica: un megafono in un angolo e grandi onde sonore che cambiano colore",
  },
  platforms: {
    title: "Google o Facebook?",
    google: {
      title: "Su Google ti stanno cercando",
      text: "Il tubo perde, l’auto non parte, serve un commercialista. Chi cerca ha bisogno di qualcuno adesso: devi esserci, con la risposta giusta.",
    },
    facebook: {
      title: "Su Facebook ancora no",
      text: "Nessuno si sveglia cercando un corso di ceramica. Ma se lo vede nella sua città, nel momento buono, ci pensa. È qui che nasce il desiderio.",
    },
    both: "Insieme funzionano meglio: Facebook ti fa conoscere, Google raccoglie chi poi ti cerca. La divisione del budget la decidono i risultati.",
  },
  features: {
    title: "Che cosa facciamo, in concreto",
    items: [
      {
        title: "Parole scelte e parole escluse",
        text: "Compriamo le ricerche di chi vuole un preventivo e scartiamo quelle di chi cerca lavoro o il fai da te.",
      },
      {
        title: "Annunci che parlano come te",
        text: "Testi e immagini nati dal tuo mestiere, in più versioni a confronto. Resta quella che porta richieste.",
      },
      {
        title: "Budget sorvegliato",
        text: "Spesa, zone e orari sempre sotto controllo. Se la sera non rispondi al telefono, spegniamo gli annunci.",
      },
      {
        title: "Telefonate, non clic",
        text: "Chiamate, messaggi e richieste sono il metro della campagna. I clic, da soli, non pagano l’affitto.",
      },
    ],
  },
  process: {
    title: "Come nasce una campagna",
    text: "Pochi passaggi, sempre gli stessi. Il secondo finisce con il tuo sì: prima di allora non si spende niente.",
    steps: [
      {
        title: "Ascolto",
        text: "Che cosa vendi, a chi, con quale margine. Se hai già delle campagne, guardiamo che cosa hanno insegnato.",
      },
      {
        title: "Piano",
        text: "Canali, zone, messaggi e spesa prevista, scritti in modo che tu possa approvarli o correggerli.",
      },
      {
        title: "Attivazione",
        text: `In ${times.activation} dall’approvazione gli annunci sono online, con il tracciamento attivo.`,
      },
      {
        title: "Ottimizzazione",
        text: "Spegniamo ciò che spreca, rinforziamo ciò che rende e te lo spieghiamo senza gergo.",
      },
    ],
  },
  offer: {
    title: "Quanto costa la gestione",
    text: `${euro(setupPerChannel, "it")} di avvio per canale, una volta sola. Poi, ogni mese, il ${feePercent}% della spesa pubblicitaria, con un minimo di ${euro(minimumMonthlyFee, "it")}. Durata iniziale ${initialTerm}. Con la formula Win-${WORD_JOINER}Win il costo di avvio sparisce. Prezzi IVA esclusa.`,
    link: `Prezzi e formula Win-${WORD_JOINER}Win`,
  },
  questions: {
    title: "Tempi e risultati",
    items: [
      {
        question: "Quando partono gli annunci?",
        answer: `In ${times.activation} dall’approvazione della campagna. Nel frattempo prepariamo testi, immagini, pubblico e tracciamento, e controlliamo che una telefonata venga contata come tale.`,
      },
      {
        question: "Come misurate i risultati?",
        answer: `Confrontiamo quello che spendi con quello che torna: richieste, vendite, costo di ciascuna. Il ROI medio delle nostre campagne è del ${averageRoiPercent}%. È una media: il tuo numero lo calcoliamo sui tuoi margini.`,
      },
    ],
  },
  cta: {
    title: `Mostraci i${NBSP}tuoi annunci`,
    text: "O dicci che non ne hai mai fatti. In una consulenza gratuita vediamo da quale canale ti conviene cominciare.",
    button: "Chiedi la consulenza gratuita",
  },
} satisfies Words;
