import { NBSP, quantity } from "../../facts/format.ts";
import type { Say } from "../../words/say.ts";
import type { Words } from "./words.ts";

export const it = ({ answering, durationTitle, euro, facts, prices, sums, terms, times }: Say) => {
  const { inLanguages, late, plansPaid, stepDays } = terms;
  const { mainNumber } = answering;
  const { plansWithVat, topUp, yearOfShortPlans, yearSaving } = sums;
  const { timeline } = facts.delivery.landingPages;
  const corrections = quantity(facts.landingPages.corrections, "correzione", "correzioni");
  const { adsManagement, oneYear, recharge, threeMonths, tryAds } = facts.offers;
  const { feePercent } = adsManagement;
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
      lede: `La scriviamo noi, la mettiamo online e la cambiamo quando cambia la tua offerta. Con o senza annunci, scegli${NBSP}tu.`,
      offer: [
        { figure: prices.landingPages.from, note: `per ${times.threeMonths}` },
        { figure: euro(tryAds.price), note: `per ${times.tryAds}, con ${euro(tryAds.adSpend)} di annunci` },
        { figure: times.landingPages, note: "intervista compresa" },
      ],
      terms: `${terms.vatNote} Con l’IVA TRY ADS costa ${euro(plansWithVat.tryAds)}, ${times.threeMonths} ${euro(plansWithVat.threeMonths)} (poi ${euro(plansWithVat.renewal)}), ${times.oneYear} ${euro(plansWithVat.oneYear)} (poi ${euro(plansWithVat.yearRenewal)}), una ricarica ${euro(plansWithVat.recharge)}.`,
      drawingAlt: "Una pagina che è anche un cartellino del prezzo",
    },
    requestQuote: "Chiedi un preventivo",
    learnMore: "Scopri come funziona",
    process: {
      title: "Come funziona",
      steps: [
        {
          day: stepDays(timeline.briefing),
          title: "Ci conosciamo",
          text: "Ci racconti cosa vendi e a chi: da lì nascono i testi.",
        },
        {
          day: stepDays(timeline.development),
          title: "La costruiamo",
          text: "Scriviamo i testi e mettiamo il pulsante sotto il pollice.",
        },
        {
          day: stepDays(timeline.review),
          title: "La correggi",
          text: `Prima che vada online hai ${corrections}; ogni altra, ${euro(facts.oneMore.correction)}.`,
        },
        {
          day: stepDays(timeline.publication),
          title: "È online",
          text: "Ha un indirizzo suo: da quel giorno puoi usarla nei tuoi annunci.",
        },
      ],
      contact: "Fissa l’intervista",
      prices: "Guarda i prezzi",
    },
    pricing: {
      title: "Scegli la formula",
      text: "La prima volta paghi anche il lavoro di farla; poi costa meno.",
      options: [
        {
          title: "TRY ADS",
          price: euro(tryAds.price),
          period: `per ${times.tryAds}, una volta sola`,
          mark: "",
          features: [
            "Creazione della pagina",
            "Configurazione e gestione della campagna",
            `${euro(tryAds.adSpend)} di annunci su Google e Facebook`,
            `Pagina online per ${times.tryAds}`,
            "Risultati spiegati, con un report",
          ],
          button: "Scelgo TRY ADS",
          choice: "Hai scelto TRY ADS.",
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
          choice: `Hai scelto la pagina per ${times.threeMonths}.`,
        },
        {
          title: durationTitle(oneYear.months),
          price: euro(oneYear.price),
          period: `per ${times.oneYear}, circa ${perMonth(oneYear)} al mese`,
          mark: "Consigliata",
          features: [
            "Creazione della pagina",
            `Manutenzione per ${times.oneYear}`,
            `${yearSaving ? `${euro(yearSaving.euros)} meno di ${durationTitle(threeMonths.months)} il primo anno, altri` : "Altri"} ${times.oneYear} a ${euro(oneYear.renewal)}`,
          ],
          button: `Scelgo ${times.oneYear}`,
          choice: `Hai scelto la pagina per ${times.oneYear}.`,
        },
      ],
      recharge: {
        title: "Ricarica pubblicitaria",
        text: `${terms.topUpFor}. Le paghi una a una, quando ordini.`,
        price: euro(recharge.multiple),
        period: `in multipli di ${euro(recharge.multiple)}`,
        mark: "",
        features: [
          `${recharge.adSpacePercent}% in annunci: ${euro(topUp.adSpace)} ogni ${euro(recharge.multiple)}`,
          `${recharge.managementPercent}% a noi, per la gestione: ${euro(topUp.management)} ogni ${euro(recharge.multiple)}`,
          "Nessun costo di avvio",
          "Nessun minimo mensile",
        ],
        button: "Chiedi una ricarica",
        choice: "Hai scelto una ricarica pubblicitaria.",
      },
      limit: {
        text: terms.planFor,
        link: "Quanto costa un sito",
        rest: "Per tutti valgono i",
      },
      questions: [
        {
          question: "Come si paga, e come finisce?",
          answer: `${plansPaid} TRY ADS si paga quando approvi ${terms.approved}.\n${terms.planEnd}`,
        },
        {
          question: "Quanto costa in un anno?",
          answer: terms.planYears,
        },
        {
          question: "Quando parte TRY ADS, e poi?",
          answer: `${terms.planReady} Dal tuo sì si parte in ${times.activation}.\n${terms.tryAdsEnd}\n${terms.tryAdsOnce} Nel piano c’è già come dividiamo i ${euro(tryAds.adSpend)} tra Google e Facebook.`,
        },
        {
          question: "Ricarica o gestione mensile?",
          answer: `Di ${euro(recharge.multiple)} di ricarica, ${euro(topUp.adSpace)} vanno in annunci e ${euro(topUp.management)} a noi. È il ${topUp.percentOfAds}% degli annunci. La gestione costa il ${feePercent}%, ma con avvio, un minimo al mese e ${times.initialTerm} di impegno.\nSe ti fermi prima che gli annunci siano spesi, quello che resta torna a te.\n${terms.adsRuleInFull}`,
        },
      ],
    },
    simplicity: {
      title: "Tu pensa al tuo lavoro",
      text: "Da te ci servono un’intervista all’inizio e una rilettura alla fine.",
      online: {
        title: "Quando sei online?",
        start: "Intervista",
        result: "Il giorno in cui sei online",
        tomorrow: "domani",
        time: `in ${times.landingPages}`,
        online: "e sei online",
        note: `Sabati, domeniche e festivi non contano. ${late}`,
        send: "Mandaci queste date su WhatsApp",
        examples: { caption: `Tre esempi: online in ${times.landingPages}`, columns: ["Intervista", "Sei online"] },
      },
    },
    inclusive: {
      title: "Tutto incluso",
      items: [
        { title: "Intervista iniziale", text: "Partiamo da come lo dici tu ai clienti." },
        { title: "Design e sviluppo", text: `È ${inLanguages}.` },
        { title: "Hosting", text: "Sta sui nostri server, senza costi in più." },
        { title: "SSL", text: "Quello che ti scrivono viaggia cifrato." },
        { title: "Analytics", text: "Sai quanti la aprono e quanti ti contattano." },
        { title: "Aggiornamenti", text: "Cambi un prezzo? Cambiamo la pagina." },
      ],
    },
    updates: {
      title: "Che cosa aggiorniamo",
      text: "Una volta online, senza costi in più.",
      items: ["Prezzi e offerte", "Testi e fotografie", "Orari e telefono", "Manutenzione"],
    },
    conversion: {
      title: "Perché ti chiamano",
      items: [
        { title: "Una promessa sola", text: "Offre una cosa sola, e si capisce al volo." },
        { title: "Un pulsante che si vede", text: "Per chiamare o scrivere basta un tocco." },
        { title: "Fatta per il telefono", text: "Si apre anche dove c’è poco campo." },
        { title: "La prova accanto alla promessa", text: "Se prometti puntualità, accanto c’è chi la racconta." },
        { title: "Richieste contate", text: "Sai quale annuncio le ha portate." },
      ],
    },
    contact: {
      title: "Quale fa per te?",
      text: "Dicci cosa vendi e per quanto tempo: ti diciamo quale costa meno.",
      whatsapp: "Scrivici su WhatsApp",
      phone: `Chiama il ${mainNumber}`,
    },
  } satisfies Words;
};
