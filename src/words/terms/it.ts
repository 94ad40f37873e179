import type { NumberRange } from "../../facts/fact-rules.ts";
import { capitalize, NBSP, quantity, range } from "../../facts/format.ts";
import type { Figures } from "../figures.ts";

/** The terms of the offers, as sentences and as parts of sentences. An owner with other terms edits them in each language. */
export const it = ({ euro, facts, sums }: Figures) => {
  const { availability, continuing, delivery, offers, statistics } = facts;
  const { oneYear, threeMonths, tryAds } = offers;
  const { feePercent, initialTermMonths, minimumMonthlyFee, noticeMonths, setupPerChannel } = offers.adsManagement;
  /** A length of time with its noun. */
  const spans = {
    minutes: (count: number) => quantity(count, "minuto", "minuti"),
    days: (count: number) => quantity(count, "giorno", "giorni"),
    workingDays: (count: number | NumberRange) => quantity(count, "giorno lavorativo", "giorni lavorativi"),
    months: (count: number) => quantity(count, "mese", "mesi"),
    years: (count: number) => quantity(count, "anno", "anni"),
  };
  const noticePeriod = spans.months(noticeMonths);
  const notice = `disdici con ${noticePeriod} di preavviso`;
  const firstTerm = spans.months(initialTermMonths);
  const approved = "testi e budget";
  const inLanguages = "in italiano, in inglese o in entrambe le lingue";
  const keeps = "Testi e account restano comunque tuoi.";
  const perYear = continuing.instantWebsites?.perYear;
  return {
    // The main number, after "il" and "our": free for callers, and any other.
    tollFreeNumber: "numero verde",
    ordinaryNumber: "nostro numero",
    // Before the lowest price of a range, before a price that follows, and instead of a price that varies.
    from: "da",
    next: "poi",
    plus: "più",
    madeToMeasure: "su misura",
    // What both mean, once where prices are listed; so is VAT, or beside a price.
    fromMeans: "«Da» è il prezzo minimo: quello esatto è nel preventivo. «Poi» vale solo se continui.",
    vat: "IVA esclusa",
    adsExcluded: "budget annunci escluso",
    adsAndVatExcluded: "budget annunci e IVA esclusi",
    quoted: "il prezzo è nel preventivo",
    vatNote: "I prezzi sono al netto dell’IVA.",
    // What a price is for: a unit, or a duration; what it includes.
    units: { project: "a progetto", setup: "di avvio", month: "al mese", year: "l’anno" },
    forMonths: (duration: string) => `per ${duration}`,
    serviceFor: (duration: string) => `${duration} di servizio dall’attivazione`,
    // What follows: ads management, a fee by the month after a project or from the start, a fee by the year.
    goesOnManaged: `gestione annunci da ${euro(minimumMonthlyFee)} al mese, solo se ci dici di continuare, senza avvio, anticipo né durata minima`,
    goesOnMonthly: (price: string) => `${price}, solo se ci dici di continuare; ${notice}`,
    staysMonthly: (price: string) => `${price} dall’attivazione; ${notice}`,
    goesOnYearly: (price: string) => `${price}, solo se ci dici di continuare`,
    rowNames: { price: "Prezzo", paid: "Si paga", covers: "Comprende", next: "Poi", fee: "Canone", years: "In tutto" },
    // The first year and each later one; at least, where a fee depends on the spend.
    years: (first: string, later: string) => `${first} il primo anno, poi ${later} l’anno`,
    yearsAtLeast: (first: string, later: string) =>
      `${first} il primo anno, poi ${later} l’anno, con la gestione al minimo, più gli annunci`,
    // Before a total that holds only for who goes on.
    ifGoingOn: (total: string) => `se continui: ${total}`,
    // When projects, sites and plans are paid, and what follows a plan: in short, and at length.
    projectsPaid: "metà alla conferma, metà all’attivazione",
    sitesPaid: "metà alla conferma, metà quando è online",
    plansPaid: "La formula si paga alla conferma.",
    planEnd: `La formula si paga alla conferma, conta da quando la pagina è online e non si rinnova da sola. Prima della scadenza ti scriviamo, e scegli tu se continuare allo stesso prezzo. Se ti fermi, la pagina va offline. ${keeps}`,
    planFollows: "poi allo stesso prezzo",
    planRows: [
      { term: "Prezzo", text: `${euro(threeMonths.price)} per ${spans.months(threeMonths.months)}` },
      { term: "Oppure", text: `${euro(oneYear.price)} per ${spans.months(oneYear.months)}` },
      {
        term: "Con annunci",
        text: `${euro(tryAds.price)} per ${spans.months(tryAds.liveMonths)}, con ${euro(tryAds.adSpend)} di annunci (TRY ADS)`,
      },
      { term: "Si paga", text: "alla conferma" },
      { term: "Poi", text: "allo stesso prezzo, solo se continui; altrimenti la pagina va offline" },
      {
        term: "In tutto",
        text: `${euro(sums.yearOfShortPlans)} l’anno rinnovando ogni ${spans.months(threeMonths.months)}, ${euro(sums.yearOfTryAds)} con TRY ADS`,
      },
    ],
    websiteIncludes: "dominio e hosting",
    supportEnd: `L’assistenza non si rinnova da sola. Prima della scadenza ti scriviamo, e scegli tu se continuare${perYear ? `: costa ${euro(perYear)} l’anno, IVA esclusa` : ""}. Se ti fermi, ti consegniamo il sito: dominio, testi e account restano tuoi.`,
    keeps,
    notice,
    noticePeriod,
    // Ads management: what is paid in advance, what comes on top of the monthly fee, and all of it as rows.
    advance: `L’anticipo copre il compenso di ${firstTerm} sulla spesa prevista: fino ad allora paghi solo gli annunci. Il conguaglio è nella fattura del mese ${initialTermMonths + 1}, anche se ti fermi.`,
    shortFeeTerms: `più ${euro(setupPerChannel)} di avvio per canale e gli annunci; ${firstTerm} in anticipo`,
    feeTerms: `Al compenso aggiungi ${euro(setupPerChannel)} di avvio per canale e gli annunci. In anticipo: ${firstTerm}, almeno ${euro(sums.firstTermMinimum)}. L’impegno è di ${firstTerm}; ${notice}.`,
    feeRows: [
      { term: "Compenso", text: `${feePercent}% della spesa del mese in annunci, almeno ${euro(minimumMonthlyFee)}` },
      { term: "Avvio", text: `${euro(setupPerChannel)} per canale, una volta` },
      { term: "Si paga", text: `${firstTerm} in anticipo, alla conferma: almeno ${euro(sums.firstTermMinimum)}` },
      { term: "Impegno", text: `${firstTerm}; ${notice}` },
      {
        term: "In tutto",
        text: `per un canale almeno ${euro(sums.managedYears.first)} il primo anno, poi ${euro(sums.managedYears.later)} l’anno, più gli annunci`,
      },
    ],
    topUpFor: "Per chi ha già una campagna con noi, o arriva da TRY ADS",
    leadsFor: "Ogni richiesta è solo tua.",
    roiBasis: `Dove le vendite sono tracciate, ogni euro di annunci ha portato in media ${euro(statistics.averageRoiPercent / 100 + 1)} di ricavi, prima del nostro compenso.`,
    // What is approved before a campaign starts, and what happens if a time passes.
    approved,
    campaignStarts: `In ${spans.workingDays(delivery.activationWorkingDays)} da quando approvi ${approved}.`,
    late: "Se siamo in ritardo te lo diciamo il giorno stesso, con la nuova data.",
    // The languages of what we make, inside a sentence and as one.
    inLanguages,
    madeIn: `${capitalize(inLanguages)}, allo stesso prezzo.`,
    spans,
    // The days of a step: "Giorno 4", "Giorni 2–3".
    stepDays: ([from, to]: NumberRange) => `${from === to ? "Giorno" : "Giorni"}${NBSP}${range([from, to])}`,
    // As they are said before months and years.
    numbers: ["un", "due", "tre", "quattro", "cinque", "sei", "sette", "otto", "nove", "dieci", "undici", "dodici"],
    answered: `${quantity(availability.hoursPerDay, "ora", "ore")} su 24, ${spans.days(availability.daysPerWeek)} su 7`,
    monthly: "ogni mese",
    // After the hours of an office without an automatic assistant.
    outsideHours: "Fuori orario non risponde nessuno: scrivici.",
  };
};

/** The terms in one language. */
export type TermsWords = ReturnType<typeof it>;
