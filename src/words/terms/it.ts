import type { NumberRange, ProjectService } from "../../facts/fact-rules.ts";
import { capitalize, NBSP, quantity, range } from "../../facts/format.ts";
import type { Figures } from "../figures.ts";

/** The terms of the offers, as sentences and as parts of sentences. An owner with other terms edits them in each language. */
export const it = ({ enquiries, euro, euroRange, facts, firstTerm: advance, price, topUpsBelow }: Figures) => {
  const { availability, delivery, enquiryCost, offers, statistics } = facts;
  const { askedWeeksBefore, feePercent, initialTermMonths, noticeMonths } = offers.adsManagement;
  /** A length of time with its noun. */
  const spans = {
    minutes: (count: number) => quantity(count, "minuto", "minuti"),
    days: (count: number) => quantity(count, "giorno", "giorni"),
    workingDays: (count: number | NumberRange) => quantity(count, "giorno lavorativo", "giorni lavorativi"),
    months: (count: number) => quantity(count, "mese", "mesi"),
    years: (count: number) => quantity(count, "anno", "anni"),
  };
  // As they are said before months and years.
  const numbers = "un due tre quattro cinque sei sette otto nove dieci undici dodici".split(" ");
  const weeksBefore =
    askedWeeksBefore === 1 ? "una settimana" : `${numbers[askedWeeksBefore - 1] ?? askedWeeksBefore} settimane`;
  const noticePeriod = spans.months(noticeMonths);
  const firstTerm = spans.months(initialTermMonths);
  const plan = spans.workingDays(delivery.planWorkingDays);
  const approved = "piano, testi e budget";
  const inLanguages = "in italiano, in inglese o in entrambe le lingue";
  const late = "Ogni giorno lavorativo di ritardo ti regala una settimana in più.";
  return {
    // The main number, after "il" and "our": free for callers, and any other.
    tollFreeNumber: "numero verde",
    ordinaryNumber: "nostro numero",
    // Before the lowest price of a range, a price that follows and one that is due besides; instead of a price that varies.
    from: "da",
    next: "poi",
    plus: "più",
    madeToMeasure: "su misura",
    vat: "IVA esclusa",
    adsExcluded: "più annunci",
    adsAndVatExcluded: "annunci e IVA esclusi",
    quoted: "il prezzo è nel preventivo",
    // What a price is for: a unit, or a duration.
    units: { project: "a progetto", setup: "di avvio", month: "al mese", year: "l’anno" },
    forMonths: (duration: string) => `per ${duration}`,
    withFirstTerm: `con ${firstTerm} di gestione`,
    rowNames: { price: "Prezzo", more: "In più" },
    // The price of one more.
    oneMore: {
      leadGeneration: `una pagina ${price("page")}, un canale ${price("channel")}`,
      ecommerce: `un prodotto ${price("product")}, un canale ${price("channel")}`,
      analytics: `un canale ${price("channel")}`,
      rispondiSubito: `un numero ${price("number")}, altri ${spans.minutes(facts.callAnswering.monthlyMinutes)} ${price("minutes")} al mese`,
      flippingCatalog: `una pagina ${price("catalogPage")}`,
      instantWebsites: `una pagina ${price("page")}, i testi scritti da noi ${price("copyPage")} a pagina`,
    } satisfies Record<ProjectService, string>,
    planFor: `La landing page è per una sola offerta. Oltre ${spans.years(facts.landingPages.years)} circa, o se hai già testi e foto, conviene il sito.`,
    websiteIncludes: "dominio e hosting",
    // Ads management: beside its price, as rows, and the way to choose between it and top-ups.
    feeTerms: `più annunci; ${firstTerm} in anticipo e ${price("channel")} di avvio per canale`,
    feeRows: [
      {
        term: "Compenso",
        text: `${feePercent}% della spesa in annunci concordata per il mese, almeno ${price("management")}`,
      },
      { term: "Avvio", text: `${price("channel")} per canale, una volta; niente con Win-Win` },
      { term: "Anticipo", text: `${firstTerm} quando approvi, almeno ${euro(advance)}` },
      { term: "Dopo", text: `mese per mese, solo se dici di sì, con ${noticePeriod} di preavviso` },
    ],
    commitment: `Almeno ${firstTerm}, pagati in anticipo. Poi, se dici di sì, si va mese per mese, con ${noticePeriod} di preavviso.`,
    adsRule: topUpsBelow
      ? `Sotto i ${euro(topUpsBelow)} di annunci al mese bastano le ricariche: niente avvio, smetti quando vuoi, solo su pagine o siti nostri. Altrimenti, la gestione.`
      : "",
    enquiries:
      enquiries && enquiryCost
        ? `Una richiesta costa, di solito, ${euroRange(enquiryCost)} di annunci: TRY ADS ne porta da ${enquiries[0]} a ${enquiries[1]}.`
        : "",
    roiBasis: `Dove contiamo le vendite, ogni euro di annunci ha incassato in media ${euro(statistics.averageRoiPercent / 100 + 1)}. Da lì togli la merce, le ore e noi.`,
    // What is the same for all; other pages link to it.
    fair: [
      `Prima del tuo sì non paghi niente: approvi testi, piano e budget.`,
      `Niente si rinnova senza il tuo sì: ${weeksBefore} prima ti chiediamo, poi si va mese per mese.`,
      late,
      "Account, testi, dominio e dati sono tuoi dal primo giorno; i soldi degli annunci che non spendi tornano a te.",
    ],
    late,
    // What is approved before a campaign starts.
    approved,
    planReady: `Entro ${plan} dalla conferma hai ${approved}.`,
    campaignStarts: `Entro ${plan} dalla conferma hai ${approved}. Da quando approvi, si parte in ${spans.workingDays(delivery.activationWorkingDays)}.`,
    // The languages of what we make, inside a sentence.
    inLanguages,
    spans,
    // The days of a step: "Giorno 4", "Giorni 2–3".
    stepDays: ([from, to]: NumberRange) => `${from === to ? "Giorno" : "Giorni"}${NBSP}${range([from, to])}`,
    numbers,
    answered: `${quantity(availability.hoursPerDay, "ora", "ore")} su 24, ${spans.days(availability.daysPerWeek)} su 7`,
    atAnyHour: "a qualsiasi ora",
    monthly: "ogni mese",
    noticePeriod,
    // Who answers calls and messages, in one line: with an automatic assistant, and without one.
    assistantAnswers: (always: string, itSpeaks: string, hours: string, peopleSpeak: string) =>
      `${capitalize(always)} l’assistente automatico risponde a chiamate e messaggi, in ${itSpeaks}. ${capitalize(hours)}, chiedi di noi: ti passa una persona, in ${peopleSpeak}.`,
    peopleAnswer: (hours: string, peopleSpeak: string) =>
      `Risponde una persona, in ${peopleSpeak}, ${hours}. Fuori orario non risponde nessuno: scrivici.`,
  };
};

/** The terms in one language. */
export type TermsWords = ReturnType<typeof it>;
