import { NBSP } from "../../facts/format.ts";
import type { Say } from "../../words/say.ts";
import type { Words } from "./words.ts";

export const it = ({ answering, durationTitle, euro, facts, prices, sums, terms, times }: Say) => {
  const { late, madeIn, plansPaid, stepDays } = terms;
  const { mainNumber } = answering;
  const { topUp, yearOfShortPlans, yearSaving } = sums;
  const { timeline } = facts.delivery.landingPages;
  const { adsManagement, oneYear, recharge, threeMonths, tryAds } = facts.offers;
  const perMonth = ({ price, months }: { price: number; months: number }) => euro(Math.round(price / months));

  return {
    label: "Prezzi landing page",
    menuText: `${euro(threeMonths.price)} per ${times.threeMonths}, IVA esclusa`,
    meta: {
      title: `Quanto costa una landing page: formule da ${euro(threeMonths.price)}`,
      description: `La tua landing page online in ${times.landingPages}: ${euro(threeMonths.price)} per ${times.threeMonths}, ${euro(oneYear.price)} per ${times.oneYear}, o ${euro(tryAds.price)} per ${times.tryAds} con ${euro(tryAds.adSpend)} di annunci. IVA esclusa.`,
    },
    hero: {
      kicker: "Prezzi landing page",
      title: "La tua pagina,",
      accent: `online in ${times.landingPages}`,
      lede: `La scriviamo e la teniamo aggiornata noi. Con o senza annunci, scegli${NBSP}tu.`,
      offer: [
        { figure: prices.landingPages.from, note: `per ${times.threeMonths}` },
        { figure: euro(tryAds.price), note: `per ${times.tryAds}, ${euro(tryAds.adSpend)} di annunci compresi` },
        { figure: times.landingPages, note: "intervista compresa" },
      ],
      terms: `${terms.vatNote} ${plansPaid}`,
      pictureAlt: "Una pagina che è anche un cartellino del prezzo",
    },
    requestQuote: "Chiedi un preventivo",
    learnMore: "Scopri come funziona",
    process: {
      title: "Come funziona",
      steps: [
        {
          day: stepDays(timeline.briefing),
          title: "Ci conosciamo",
          text: "Un’intervista su cosa vendi.",
        },
        {
          day: stepDays(timeline.development),
          title: "La costruiamo",
          text: "Testi, immagini e pulsanti, a misura di telefono.",
        },
        {
          day: stepDays(timeline.review),
          title: "La correggi",
          text: "Ci dici cosa cambiare.",
        },
        {
          day: stepDays(timeline.publication),
          title: "È online",
          text: "Pronta per i clienti.",
        },
      ],
      contact: "Fissa l’intervista",
      prices: "Guarda i prezzi",
    },
    pricing: {
      title: "Scegli la formula",
      options: [
        {
          title: "TRY ADS",
          price: euro(tryAds.price),
          period: `per ${times.tryAds}, con ${euro(tryAds.adSpend)} di annunci`,
          mark: "",
          features: [
            "Creazione della pagina",
            "Configurazione e gestione della campagna",
            `${euro(tryAds.adSpend)} di spesa in annunci su Google e Facebook`,
            `Pagina online per ${times.tryAds}`,
            "Risultati spiegati, con un report",
          ],
          button: "Scelgo TRY ADS",
        },
        {
          title: durationTitle(threeMonths.months),
          price: euro(threeMonths.price),
          period: `per ${times.threeMonths}, circa ${perMonth(threeMonths)} al mese`,
          mark: "",
          features: [
            "Creazione della pagina",
            `Manutenzione per ${times.threeMonths}`,
            `Altri ${times.threeMonths} a ${euro(threeMonths.renewal)}: ${euro(yearOfShortPlans)} il primo anno`,
          ],
          button: `Scelgo ${times.threeMonths}`,
        },
        {
          title: durationTitle(oneYear.months),
          price: euro(oneYear.price),
          period: `per ${times.oneYear}, circa ${perMonth(oneYear)} al mese`,
          mark: "Consigliata",
          features: [
            "Creazione della pagina",
            `Manutenzione per ${times.oneYear}`,
            `Altri ${times.oneYear} a ${euro(oneYear.renewal)}`,
            ...(yearSaving
              ? [`Nel primo anno ${euro(yearSaving.euros)} in meno che a ${times.threeMonths} per volta`]
              : []),
          ],
          button: `Scelgo ${times.oneYear}`,
        },
      ],
      recharge: {
        title: "Ricarica pubblicitaria",
        text: `${terms.topUpFor}. La pagina si paga a parte.`,
        price: euro(recharge.multiple),
        period: `a multipli di ${euro(recharge.multiple)}`,
        mark: "",
        features: [
          `${recharge.adSpacePercent}% in annunci: ${euro(topUp.adSpace)} ogni ${euro(recharge.multiple)}`,
          `${recharge.managementPercent}% per la gestione: ${euro(topUp.management)} ogni ${euro(topUp.adSpace)} di annunci`,
          "Nessun costo di avvio",
          "Nessun minimo mensile",
        ],
        button: "Chiedi una ricarica",
      },
      questions: [
        { question: "Come si paga, e come finisce?", answer: `${plansPaid} ${terms.planEnd} ${terms.planFor}` },
        {
          question: "Quando parte TRY ADS, e poi?",
          answer: `${terms.planReady} Da allora, ${times.activation}. ${terms.tryAdsEnd} ${terms.tryAdsOnce}`,
        },
        {
          question: "Ricarica o gestione mensile?",
          answer: `La ricarica si paga una volta, gestione compresa, e dura finché non è spesa. ${terms.topUpRule} La gestione costa da ${euro(adsManagement.minimumMonthlyFee)} al mese, più l’avvio.`,
        },
      ],
    },
    simplicity: {
      title: "Tu pensa al tuo lavoro",
      text: "Ci servono un’intervista e una rilettura.",
      online: {
        title: "Quando sei online?",
        start: "Intervista",
        result: "Il giorno in cui sei online",
        tomorrow: "domani",
        time: `in ${times.landingPages}`,
        online: "e sei online",
        note: `Contano solo i giorni lavorativi. ${late}`,
        send: "Mandaci queste date su WhatsApp",
        examples: { caption: `Tre esempi: online in ${times.landingPages}`, columns: ["Intervista", "Sei online"] },
      },
    },
    inclusive: {
      title: "Tutto incluso",
      items: [
        { title: "Intervista iniziale", text: "Partiamo dalle tue parole." },
        { title: "Design e sviluppo", text: madeIn },
        { title: "Hosting", text: "Niente da comprare." },
        { title: "SSL", text: "Connessione cifrata." },
        { title: "Analytics", text: "Visite e richieste contate." },
        { title: "Aggiornamenti", text: "Finché dura la formula." },
      ],
    },
    updates: {
      title: "Che cosa aggiorniamo",
      text: "Ci scrivi cosa cambia, quando serve.",
      items: [
        "Prezzi, promozioni e scadenze",
        "Testi e fotografie",
        "Orari, telefono e pulsanti",
        "Manutenzione tecnica",
      ],
    },
    conversion: {
      title: "Cosa spinge a chiamarti",
      items: [
        { title: "Una promessa sola", text: "Si capisce subito cosa offri." },
        { title: "Un pulsante che si vede", text: "Per chiamare o scrivere." },
        { title: "Fatta per il telefono", text: "Si apre anche con poco campo." },
        { title: "La prova accanto alla promessa", text: "Lavori, recensioni e garanzie tue." },
        { title: "Richieste contate", text: "Annuncio per annuncio, dove si può." },
      ],
    },
    contact: {
      title: `Quale formula fa${NBSP}per${NBSP}te?`,
      text: "Dicci cosa vendi. Il prezzo resta quello scritto qui.",
      whatsapp: "Scrivici su WhatsApp",
      phone: `Chiama il ${mainNumber}`,
    },
  } satisfies Words;
};
