import { euro, NBSP, plural } from "../../format.ts";
import { site } from "../../site.ts";
import { termsIn } from "../../words/terms/index.ts";
import type { Words } from "./words.ts";

const { firstTerm, times } = termsIn("it");

export const it = {
  label: "Specializzazioni",
  meta: {
    title: "Google Ads, Facebook Ads, SEO e dati",
    description:
      "Le nostre specializzazioni: campagne su Google e Facebook, SEO per le imprese locali, analisi dei dati. Che cosa fanno e quando servono alla tua attività.",
    imageAlt: "Il titolo della pagina sulle specializzazioni accanto a strumenti di precisione geometrici",
    service: {
      type: "Consulenza di marketing digitale",
      description:
        "Campagne Google Ads e Facebook Ads, posizionamento SEO e analisi dei dati per le piccole e medie imprese.",
    },
  },
  hero: {
    kicker: "Specializzazioni",
    title: "Poche cose,",
    accent: "fatte bene.",
    lede: "Google Ads, Facebook Ads, SEO e dati: che cosa fa ciascuno strumento e quando serve davvero alla tua attività.",
    offer: [
      {
        figure: `da${NBSP}${euro(site.offers.adsManagement.minimumMonthlyFee, "it")}`,
        note: `al mese per le campagne, IVA esclusa; ${firstTerm}`,
      },
      {
        figure: times.activationDays,
        note: `${plural(site.delivery.activationWorkingDays, "lavorativo", "lavorativi")}, e la campagna è attiva`,
      },
      { figure: "Gratis", note: "la prima consulenza" },
    ],
    pictureAlt:
      "Composizione geometrica di strumenti affiancati: un righello, una lente, una fila di cursori e un compasso",
  },
  platforms: {
    title: `Chi ti cerca e${NBSP}chi${NBSP}ancora non sa di${NBSP}te`,
    text: "Sono mestieri diversi. Su Google si risponde a una domanda, su Facebook si suscita una curiosità. Quale usare dipende da che cosa vendi, non da che cosa va di moda.",
    google: {
      title: "Google Ads",
      text: "«Dentista aperto sabato», «gommista vicino a me»: dietro ogni ricerca c’è qualcuno che ha già deciso di comprare e sceglie da chi.",
      items: [
        "Annunci di ricerca, per chi ha bisogno adesso",
        "Annunci di prodotto, con foto e prezzo in vista",
        "Annunci illustrati sui siti che il tuo pubblico legge",
      ],
    },
    facebook: {
      title: "Facebook Ads",
      text: "La palestra nuova del quartiere, il menu d’autunno, il vivaio in fiore: cose che nessuno cerca e che molti, a vederle, vogliono.",
      items: [
        "Pubblico scelto per zona, età e interessi",
        "Immagini e video che fermano chi scorre",
        "Un richiamo a chi ha già visitato il tuo sito",
      ],
    },
  },
  seo: {
    title: "SEO",
    text: "Gli annunci si fermano quando si ferma il budget; una pagina ben posizionata continua a portare visite. La SEO chiede pazienza: per questo la affianchiamo alle campagne e non te la vendiamo come una scorciatoia.",
    items: [
      "Testi che rispondono a ciò che la gente chiede",
      "Pagine veloci e in ordine, leggibili dai motori di ricerca",
      "Presenza locale: mappa, orari e recensioni curati",
    ],
  },
  analytics: {
    title: "Analytics",
    text: "Senza misurazione la pubblicità è una scommessa. Prima di spendere colleghiamo gli strumenti che contano i contatti, così ogni scelta ha un numero accanto.",
    items: [
      "Telefonate, messaggi e ordini contati alla fonte",
      "Confronti tra annunci e tra pagine, a parità di budget",
      "Report in parole semplici, letti insieme a te",
    ],
  },
  questions: {
    title: "Prima di scegliere",
    items: [
      {
        question: `In quanto tempo è${NBSP}attiva una${NBSP}campagna?`,
        answer: `In ${times.activation} dalla tua approvazione. La SEO lavora con tempi più lunghi e non li promettiamo a data fissa: dipendono dai concorrenti e dal punto di partenza.`,
      },
      {
        question: "Come si misurano i risultati?",
        answer:
          "Con lo stesso metro per ogni canale: quanto costa un contatto e quanti contatti diventano clienti. Così puoi mettere a confronto Google, Facebook e i risultati non a pagamento, e spostare il budget dove rende di più.",
      },
    ],
  },
  cta: {
    title: "Non devi sapere tu quale ti serve.",
    text: "Dicci che cosa vuoi ottenere. In una consulenza gratuita ti diciamo quali strumenti useremmo noi al posto tuo, e quali lasceremmo stare.",
    button: "Chiedi la consulenza gratuita",
  },
} satisfies Words;
