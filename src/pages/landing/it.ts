import { euro, NBSP, plural, range } from "../../format.ts";
import { site } from "../../site.ts";
import { mainNumber } from "../../words/main-number.ts";
import { durationTitle } from "../../words/prices.ts";
import { termsIn } from "../../words/terms/index.ts";
import type { Words } from "./words.ts";

const { times } = termsIn("it");
const { timeline, workingDays } = site.delivery.landingPage;
const { oneYear, recharge, threeMonths, tryAds } = site.offers;

/** What one step of recharge buys: the percentages are shares of the same whole. */
const shares = recharge.adSpacePercent + recharge.managementPercent;
const adSpace = (recharge.multiple * recharge.adSpacePercent) / shares;
const management = (recharge.multiple * recharge.managementPercent) / shares;

/** What is in every price. */
const always = ["Hosting, SSL e statistiche", "Aggiornamenti di testi e prezzi"];

export const it = {
  label: "Prezzi landing page",
  menuText: `${euro(threeMonths.price, "it")} per ${times.threeMonths}, IVA esclusa`,
  meta: {
    title: "Offerta landing page: tempi e prezzi",
    description: `Landing page online in ${times.landingPage}: da ${euro(threeMonths.price, "it")} per ${times.threeMonths}, o ${euro(tryAds.price, "it")} con campagna e ${euro(tryAds.adSpend, "it")} di annunci. Prezzi IVA esclusa.`,
    imageAlt: "Il titolo della pagina accanto a un cartellino del prezzo fatto a pagina web",
  },
  hero: {
    kicker: "Offerta landing page",
    title: "La tua pagina,",
    accent: `online in ${times.landingPage}.`,
    lede: `La scriviamo, la pubblichiamo e la teniamo aggiornata. Con o senza pubblicità, lo${NBSP}decidi${NBSP}tu.`,
    offer: [
      {
        figure: `da${NBSP}${euro(threeMonths.price, "it")}`,
        note: `per ${times.threeMonths}, IVA esclusa`,
      },
      {
        figure: euro(tryAds.price, "it"),
        note: `con campagna e ${euro(tryAds.adSpend, "it")} di annunci`,
      },
      { figure: times.landingPageDays, note: `${plural(workingDays, "lavorativo", "lavorativi")}, ed è online` },
    ],
    pictureAlt: "Composizione geometrica: una pagina che è anche un cartellino del prezzo",
  },
  requestQuote: "Richiedi un preventivo",
  learnMore: "Scopri come funziona",
  process: {
    title: `Pronta in ${times.landingPage}`,
    text: "Ogni giorno ha un compito. Il tuo è raccontare all’inizio e rileggere prima di pubblicare.",
    steps: [
      {
        day: `Giorno${NBSP}${range(timeline.briefing)}`,
        title: "Ci conosciamo",
        text: "Intervista e briefing: la tua offerta, i tuoi clienti, l’obiettivo della pagina.",
      },
      {
        day: `Giorno${NBSP}${range(timeline.development)}`,
        title: "La costruiamo",
        text: "Design e sviluppo: testi, immagini e pulsanti, a misura di telefono.",
      },
      {
        day: `Giorno${NBSP}${range(timeline.review)}`,
        title: "La correggi con noi",
        text: "Revisione e modifiche: ci dici che cosa cambiare, noi cambiamo.",
      },
      {
        day: `Giorno${NBSP}${range(timeline.publication)}`,
        title: "È online",
        text: "Pubblicazione: la pagina ha il suo indirizzo ed è pronta a ricevere clienti.",
      },
    ],
    contact: "Parlaci della tua offerta",
    prices: "Guarda i prezzi",
  },
  inclusive: {
    title: "Tutto incluso",
    text: "Quello che di solito si paga a parte, qui è già nel prezzo.",
    items: [
      { title: "Intervista iniziale", text: "Partiamo dalle tue parole, non da un modello già pronto." },
      { title: "Design e sviluppo", text: "Una pagina disegnata sulla tua offerta e sui tuoi colori." },
      { title: "Hosting", text: "Lo spazio web lo mettiamo noi: niente da comprare o configurare." },
      { title: "SSL", text: "Connessione cifrata: nessun avviso «non sicuro» a chi arriva." },
      { title: "Analytics", text: "Visite e richieste contate, in una forma che si capisce." },
      { title: "Aggiornamenti", text: "La pagina resta aggiornata per tutta la durata della formula." },
    ],
  },
  simplicity: {
    title: "Tu pensa al tuo lavoro",
    text: "Una pagina deve portarti clienti, non un secondo mestiere. Ti chiediamo una chiacchierata e un’ultima occhiata: la parte tecnica non la vedi nemmeno.",
    points: [
      "Nessun programma da imparare",
      "Nessun fornitore da mettere d’accordo con un altro",
      "Nessuna voce nascosta: il prezzo è quello scritto qui sotto",
    ],
  },
  updates: {
    title: "Aggiornamenti compresi",
    text: "Un’offerta scaduta fa più danni di una pagina brutta. Scrivici e la sistemiamo.",
    items: [
      "Prezzi, promozioni e scadenze",
      "Testi e fotografie",
      "Orari, telefono e pulsanti di contatto",
      "Manutenzione tecnica della pagina",
    ],
  },
  conversion: {
    title: "Costruita per farti contattare",
    text: "Bella da vedere, certo. Ma il suo mestiere è un altro.",
    items: [
      { title: "Una promessa sola", text: "Chi arriva capisce in un’occhiata che cosa offri e perché gli serve." },
      { title: "Un pulsante in vista", text: "Chiamare o scrivere su WhatsApp è sempre a portata di pollice." },
      { title: "Fatta per il telefono", text: "Leggera e leggibile anche in fila alla posta, con poco campo." },
      {
        title: "Prove al posto degli aggettivi",
        text: "Lavori fatti, recensioni e garanzie tue, accanto all’offerta.",
      },
      { title: "Ogni richiesta contata", text: "Si vede da quale annuncio è arrivata, e che cosa conviene ripetere." },
    ],
  },
  pricing: {
    title: "Scegli come partire",
    text: "Con la pubblicità compresa, per una stagione o per tutto l’anno. Hosting, SSL, statistiche e aggiornamenti ci sono sempre. Prezzi IVA esclusa.",
    options: [
      {
        title: "TRY ADS",
        price: euro(tryAds.price, "it"),
        period: `campagna inclusa, con ${euro(tryAds.adSpend, "it")} di annunci`,
        monthly: "",
        mark: "Per partire subito",
        features: [
          "Creazione della pagina",
          "Configurazione della campagna",
          `${euro(tryAds.adSpend, "it")} di spesa pubblicitaria su Google e Facebook`,
          `Pagina online per ${times.tryAds}`,
          "Risultati mostrati e spiegati",
        ],
        button: "Scegli TRY ADS",
      },
      {
        title: durationTitle(threeMonths.months, "it"),
        price: euro(threeMonths.price, "it"),
        period: `per ${times.threeMonths}`,
        monthly: `circa ${euro(Math.round(threeMonths.price / threeMonths.months), "it")} al mese`,
        mark: "",
        features: ["Creazione della pagina", `Manutenzione per ${times.threeMonths}`, ...always],
        button: `Scegli ${durationTitle(threeMonths.months, "it")}`,
      },
      {
        title: durationTitle(oneYear.months, "it"),
        price: euro(oneYear.price, "it"),
        period: `per ${times.oneYear}`,
        monthly: `circa ${euro(Math.round(oneYear.price / oneYear.months), "it")} al mese`,
        mark: "Il prezzo migliore al mese",
        features: ["Creazione della pagina", `Manutenzione per ${times.oneYear}`, ...always],
        button: `Scegli ${durationTitle(oneYear.months, "it")}`,
      },
    ],
    recharge: {
      title: "Ricarica pubblicitaria",
      text: "Gli annunci stanno andando bene? Ricaricali quando vuoi.",
      price: euro(recharge.multiple, "it"),
      period: "e multipli",
      monthly: "",
      mark: "",
      features: [
        `Il ${recharge.adSpacePercent}% in spazi pubblicitari: ${euro(adSpace, "it")} ogni ${euro(recharge.multiple, "it")}`,
        `Il ${recharge.managementPercent}% per la gestione: ${euro(management, "it")} ogni ${euro(recharge.multiple, "it")}`,
        "Nessun costo di avvio",
        "Nessun minimo mensile",
      ],
      button: "Chiedi una ricarica",
    },
  },
  contact: {
    title: `Raccontaci la${NBSP}tua offerta`,
    text: "Un messaggio o una telefonata bastano per capire quale formula ti conviene. Il preventivo non impegna.",
    whatsapp: "Scrivici su WhatsApp",
    phone: `Chiama il ${mainNumber.it}`,
  },
} satisfies Words;
