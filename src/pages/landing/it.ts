import { NBSP, quantity } from "../../facts/format.ts";
import type { Say } from "../../words/say.ts";
import type { Words } from "./words.ts";

export const it = ({ answering, durationTitle, facts, price, prices, terms, times, topUp, tryAdsAds }: Say) => {
  const { inLanguages } = terms;
  const { mainNumber } = answering;
  const corrections = quantity(facts.landingPages.corrections, "correzione", "correzioni");
  const { longPlan, shortPlan } = facts.offers;
  const adSpace = facts.offers.topUp.adSpacePercent;
  const tryAds = price("tryAds");

  return {
    label: "Prezzi landing page",
    menuText: `${price("shortPlan")} per ${times.shortPlan}, IVA esclusa`,
    meta: {
      title: `Quanto costa una landing page: formule da ${price("shortPlan")}`,
      description: `La tua landing page online in ${times.landingPages}: ${price("shortPlan")} per ${times.shortPlan}, ${price("longPlan")} per ${times.longPlan}, o ${tryAds} per ${times.tryAds} con ${tryAdsAds} di annunci. IVA esclusa.`,
    },
    hero: {
      kicker: "Prezzi landing page",
      title: "La tua pagina,",
      accent: `online in ${times.landingPages}`,
      lede: `La scriviamo noi, e la cambiamo quando cambia la tua offerta. Con o senza annunci, scegli${NBSP}tu.`,
      offer: [
        { figure: prices.landingPages.from, note: prices.landingPages.note },
        { figure: tryAds, note: `per ${times.tryAds}, annunci compresi` },
        { figure: times.landingPages, note: "intervista compresa" },
      ],
      drawingAlt: "Una pagina che è anche un cartellino del prezzo",
    },
    requestQuote: "Chiedi un preventivo",
    learnMore: "Scopri come funziona",
    process: {
      title: "Come funziona",
      steps: {
        briefing: { title: "Ci conosciamo", text: "Ci racconti cosa vendi e a chi: da lì nascono i testi." },
        development: { title: "La costruiamo", text: "Scriviamo i testi e mettiamo il pulsante sotto il pollice." },
        review: {
          title: "La correggi",
          text: `Prima che vada online hai ${corrections}; ogni altra, ${price("correction")}.`,
        },
        publication: { title: "È online", text: "Ha un indirizzo suo, da usare nei tuoi annunci." },
      },
      contact: "Fissa l’intervista",
      prices: "Guarda i prezzi",
    },
    pricing: {
      title: "Scegli la formula",
      text: `Poi, ${price("pageMonth")} al mese con qualsiasi formula.`,
      options: [
        {
          title: "TRY ADS",
          price: tryAds,
          period: `per ${times.tryAds}, una volta sola`,
          features: [
            "Creazione della pagina",
            "Configurazione e gestione della campagna",
            `${tryAdsAds} di annunci su Google e Facebook`,
            `Pagina online per ${times.tryAds}`,
            "Risultati spiegati, con un report",
          ],
          button: "Scelgo TRY ADS",
          choice: "Hai scelto TRY ADS.",
        },
        {
          title: durationTitle(shortPlan.months),
          price: price("shortPlan"),
          period: `per ${times.shortPlan}`,
          features: ["Creazione della pagina", `Manutenzione per ${times.shortPlan}`],
          button: `Scelgo ${times.shortPlan}`,
          choice: `Hai scelto la pagina per ${times.shortPlan}.`,
        },
        {
          title: durationTitle(longPlan.months),
          price: price("longPlan"),
          period: `per ${times.longPlan}`,
          features: ["Creazione della pagina", `Manutenzione per ${times.longPlan}`],
          button: `Scelgo ${times.longPlan}`,
          choice: `Hai scelto la pagina per ${times.longPlan}.`,
        },
      ],
      topUp: {
        title: "Ricarica pubblicitaria",
        text: "Per ogni pagina o sito nostro online.",
        price: price("topUp"),
        period: `in multipli di ${price("topUp")}, quando ti servono`,
        features: [
          `${adSpace}% in annunci: ${topUp.ads}`,
          `${topUp.percent}% a noi, per la gestione: ${topUp.fee}`,
          "Nessun costo di avvio",
          "Nessun minimo mensile",
        ],
        button: "Chiedi una ricarica",
        choice: "Hai scelto una ricarica pubblicitaria.",
      },
      enquiries: terms.enquiries,
      limit: { text: terms.planFor, link: "Quanto costa un sito" },
      questions: [
        {
          question: "Come si paga, e come finisce?",
          answer: `Una formula si paga quando approvi la pagina, TRY ADS quando approvi ${terms.approved}. I mesi si contano da quando la pagina è online. Per finire basta non pagare il mese dopo.`,
        },
        {
          question: "Quando parte TRY ADS, e poi?",
          answer: `${terms.planReady} Dal tuo sì si parte in ${times.activation}.\nTRY ADS serve a capire se gli annunci funzionano. Poi tieni la pagina a mese, e gli annunci con le ricariche o con la gestione.`,
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
        note: "Sabati, domeniche e festivi non contano.",
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
      title: "Aggiornamenti inclusi",
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
