import { NBSP, range } from "../../facts/format.ts";
import type { Say } from "../../words/say.ts";
import type { Words } from "./words.ts";

export const it = ({
  approved,
  durationTitle,
  euro,
  facts,
  fromEuro,
  mainNumber,
  planEnd,
  planGoesOn,
  plansPaid,
  sums,
  times,
  topUpFor,
}: Say) => {
  const { topUp, yearSaving } = sums;
  const { timeline } = facts.delivery.landingPages;
  const { adsManagement, oneYear, recharge, threeMonths, tryAds } = facts.offers;
  const { feePercent, minimumMonthlyFee } = adsManagement;

  return {
    label: "Prezzi landing page",
    menuText: `${euro(threeMonths.price)} per ${times.threeMonths}, IVA esclusa`,
    meta: {
      title: "Offerta landing page: tempi e prezzi",
      description: `Landing page online in ${times.landingPages}: da ${euro(threeMonths.price)} per ${times.threeMonths}, o ${euro(tryAds.price)} con campagna e ${euro(tryAds.adSpend)} di annunci inclusi. IVA esclusa.`,
      imageAlt: "Il titolo della pagina accanto a un cartellino del prezzo fatto a pagina web",
    },
    hero: {
      kicker: "Offerta landing page",
      title: "La tua pagina,",
      accent: `online in ${times.landingPages}.`,
      lede: `La scriviamo, la pubblichiamo e la teniamo aggiornata. Con o senza pubblicità, lo${NBSP}decidi${NBSP}tu.`,
      offer: [
        {
          figure: fromEuro(threeMonths.price),
          note: `per ${times.threeMonths}`,
        },
        {
          figure: euro(tryAds.price),
          note: `per ${times.tryAds}, ${euro(tryAds.adSpend)} di annunci inclusi`,
        },
        { figure: times.landingPages, note: "ed è online" },
      ],
      terms: `Prezzi IVA esclusa. La formula ${plansPaid}.`,
      pictureAlt: "Composizione geometrica: una pagina che è anche un cartellino del prezzo",
    },
    requestQuote: "Parliamo della tua pagina",
    learnMore: "Scopri come funziona",
    process: {
      title: `Pronta in ${times.landingPages}`,
      text: "Ogni giorno ha un compito. Il tuo è raccontare all’inizio e rileggere prima di pubblicare.",
      steps: [
        {
          day: `Giorno${NBSP}${range(timeline.briefing)}`,
          title: "Ci conosciamo",
          text: "Intervista e briefing su offerta, clienti e obiettivo della pagina.",
        },
        {
          day: `Giorno${NBSP}${range(timeline.development)}`,
          title: "La costruiamo",
          text: "Design e sviluppo di testi, immagini e pulsanti, a misura di telefono.",
        },
        {
          day: `Giorno${NBSP}${range(timeline.review)}`,
          title: "La correggi con noi",
          text: "Revisione e modifiche. Ci dici cosa cambiare, e la sistemiamo.",
        },
        {
          day: `Giorno${NBSP}${range(timeline.publication)}`,
          title: "È online",
          text: "Pubblicazione. La pagina ha il suo indirizzo ed è pronta a ricevere clienti.",
        },
      ],
      contact: "Parlaci della tua offerta",
      prices: "Guarda i prezzi",
    },
    online: {
      title: "Quando sei online?",
      text: "Scegli il giorno dell’intervista. La data la calcola il tuo calendario.",
      start: "Cominciamo",
      result: "Il giorno in cui sei online",
      tomorrow: "domani",
      time: `in ${times.landingPages}`,
      online: "e sei online",
      note: "Contano solo i giorni lavorativi, senza le feste nazionali italiane.",
      examples: { caption: "Tre esempi", columns: ["Cominciamo", "Sei online"] },
    },
    inclusive: {
      title: "Tutto incluso",
      text: "Quello che di solito si paga a parte, qui è già nel prezzo.",
      items: [
        { title: "Intervista iniziale", text: "Partiamo dalle tue parole, senza modelli già pronti." },
        { title: "Design e sviluppo", text: "Una pagina disegnata sulla tua offerta e sui tuoi colori." },
        { title: "Hosting", text: "Lo spazio web lo mettiamo noi, niente da comprare." },
        { title: "SSL", text: "Connessione cifrata, senza avvisi «non sicuro»." },
        { title: "Analytics", text: "Quante visite e quante richieste, in un’occhiata." },
        { title: "Aggiornamenti", text: "La pagina resta aggiornata per tutta la durata della formula." },
      ],
    },
    simplicity: {
      title: "Tu pensa al tuo lavoro",
      text: "Una pagina deve portarti clienti, non un secondo mestiere. Ti chiediamo una chiacchierata e un’ultima occhiata. La parte tecnica non la vedi nemmeno.",
      points: [
        { title: "Programmi", text: "Nessuno da imparare." },
        { title: "Fornitori", text: "Nessuno da mettere d’accordo con un altro." },
        { title: "Conti", text: "Nessuno da rifare." },
      ],
    },
    updates: {
      title: "Aggiornamenti compresi",
      text: "Un’offerta scaduta fa più danni di una pagina brutta. Scrivici e la cambiamo.",
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
        { title: "Una promessa sola", text: "Chi arriva capisce subito cosa offri e perché gli serve." },
        { title: "Un pulsante che si vede", text: "Chiamare o scrivere su WhatsApp è sempre a portata di mano." },
        { title: "Fatta per il telefono", text: "Leggera e leggibile, anche con poco campo." },
        {
          title: "La prova accanto alla promessa",
          text: "Lavori fatti, recensioni e garanzie tue, accanto all’offerta.",
        },
        { title: "Ogni richiesta contata", text: "Si vede da quale annuncio è arrivata, e cosa conviene ripetere." },
      ],
    },
    pricing: {
      title: "Scegli come partire",
      text: `Una formula con gli annunci compresi, due per la sola pagina: ${times.threeMonths} o ${times.oneYear}. Hosting, SSL, statistiche e aggiornamenti ci sono sempre. Prezzi IVA esclusa.`,
      options: [
        {
          title: "TRY ADS",
          price: euro(tryAds.price),
          period: `per ${times.tryAds}, con ${euro(tryAds.adSpend)} di annunci inclusi`,
          monthly: "",
          mark: "",
          features: [
            "Creazione della pagina",
            "Configurazione della campagna",
            `${euro(tryAds.adSpend)} di spesa pubblicitaria su Google e Facebook`,
            `Pagina online per ${times.tryAds}`,
            "Risultati mostrati e spiegati",
          ],
          button: "Parliamo di TRY ADS",
        },
        {
          title: durationTitle(threeMonths.months),
          price: euro(threeMonths.price),
          period: `per ${times.threeMonths}`,
          monthly: `cioè circa ${euro(Math.round(threeMonths.price / threeMonths.months))} al mese`,
          mark: "",
          features: ["Creazione della pagina", `Manutenzione per ${times.threeMonths}`],
          button: `Parliamo di ${durationTitle(threeMonths.months)}`,
        },
        {
          title: durationTitle(oneYear.months),
          price: euro(oneYear.price),
          period: `per ${times.oneYear}`,
          monthly: `cioè circa ${euro(Math.round(oneYear.price / oneYear.months))} al mese`,
          mark: "Consigliata",
          features: [
            ...(yearSaving
              ? [`Risparmi ${euro(yearSaving.euros)} rispetto a ${yearSaving.plans} periodi da ${times.threeMonths}`]
              : []),
            "Creazione della pagina",
            `Manutenzione per ${times.oneYear}`,
          ],
          button: `Parliamo di ${durationTitle(oneYear.months)}`,
        },
      ],
      next: `Per ogni formula: poi ${planGoesOn}.`,
      recharge: {
        title: "Ricarica pubblicitaria",
        text: `${topUpFor}: ricarichi quando vuoi, senza canone mensile.`,
        price: euro(recharge.multiple),
        period: `a multipli di ${euro(recharge.multiple)}`,
        monthly: "",
        mark: "",
        features: [
          `Il ${recharge.adSpacePercent}% della ricarica va in annunci: ${euro(topUp.adSpace)} ogni ${euro(recharge.multiple)}`,
          `Il ${recharge.managementPercent}% è la gestione, già compresa: ${euro(topUp.management)} ogni ${euro(recharge.multiple)}`,
          "Nessun costo di avvio",
          "Nessun minimo mensile",
        ],
        button: "Chiedi una ricarica",
      },
    },
    questions: {
      title: "Prima di scegliere",
      items: [
        { question: "Come si paga, e come finisce?", answer: planEnd },
        {
          question: "La ricarica e la gestione mensile sono la stessa cosa?",
          answer: `No. Nella ricarica il ${recharge.managementPercent}% è una parte della somma: ${euro(topUp.management)} su ${euro(recharge.multiple)}. Nella gestione mensile il ${feePercent}% si aggiunge alla spesa in annunci: almeno ${euro(minimumMonthlyFee)} al mese, più l’avvio. IVA esclusa.`,
        },
        {
          question: "Quando parte la campagna di TRY ADS?",
          answer: `In ${times.activation} da quando approvi ${approved}. La pagina, intanto, è online in ${times.landingPages}.`,
        },
      ],
    },
    contact: {
      title: `Raccontaci la${NBSP}tua offerta`,
      text: "Basta un messaggio per capire quale formula ti conviene. Il prezzo è quello scritto qui.",
      whatsapp: "Scrivici su WhatsApp",
      phone: `Chiama il ${mainNumber}`,
    },
  } satisfies Words;
};
