import type { NumberRange, Service } from "../../facts/fact-rules.ts";
import { capitalize, NBSP, quantity, range } from "../../facts/format.ts";
import type { Figures } from "../figures.ts";

/** The terms of the offers, as sentences and as parts of sentences. An owner with other terms edits them in each language. */
export const it = ({ euro, facts, sums }: Figures) => {
  const { availability, continuing, delivery, offers, oneMore, statistics } = facts;
  const { oneYear, recharge, threeMonths, tryAds } = offers;
  const { feePercent, initialTermMonths, minimumMonthlyFee, noticeMonths, settlementDays } = offers.adsManagement;
  const { setupPerChannel } = offers.adsManagement;
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
  const [short, long] = [threeMonths, oneYear].map(({ months }) => spans.months(months));
  const plan = spans.workingDays(delivery.planWorkingDays);
  const approved = "piano, testi e budget";
  const inLanguages = "in italiano, in inglese o in entrambe le lingue";
  const keeps = "Account, testi e dati sono tuoi dal primo giorno.";
  const perYear = continuing.instantWebsites?.perYear;
  const { dearerBy, managementFrom, worthUpTo } = sums.topUp;
  /** The last month in which notice ends the first term. */
  const lastMonth = initialTermMonths - noticeMonths;
  const topUps = `ricariche da ${euro(recharge.multiple)}`;
  const adsRule = `Con meno di ${euro(managementFrom)} circa di annunci al mese parti da TRY ADS, o da una nostra landing page con ${topUps}.`;
  const commitment = `Almeno ${firstTerm}. Per fermarti lì, avvisaci entro la fine del mese ${lastMonth}; poi va mese per mese, con ${noticePeriod} di preavviso.`;
  return {
    // The main number, after "il" and "our": free for callers, and any other.
    tollFreeNumber: "numero verde",
    ordinaryNumber: "nostro numero",
    // Before the lowest price of a range, a price that follows, one that is due besides and its name; instead of a price that varies.
    from: "da",
    next: "poi",
    plus: "più",
    madeToMeasure: "su misura",
    // What both mean, once where prices are listed; so is VAT, or beside a price.
    fromMeans: "«Da» è quanto costa la versione più semplice; «poi» è quanto costa andare avanti.",
    vat: "IVA esclusa",
    adsExcluded: "più annunci",
    adsAndVatExcluded: "annunci e IVA esclusi",
    quoted: "il prezzo è nel preventivo",
    vatNote: `I prezzi sono senza IVA (${facts.vatPercent}%).`,
    withVat: (amount: number) => `${euro(amount)} con l’IVA`,
    // What a price is for: a unit, or a duration; what it includes.
    units: { project: "a progetto", setup: "di avvio", month: "al mese", year: "l’anno" },
    forMonths: (duration: string) => `per ${duration}`,
    serviceFor: (duration: string) => `${duration} di servizio dall’attivazione`,
    // What follows: ads management from the launch, a fee by the month after a project or from the start, a fee by the year.
    withFirstTerm: (sum: number) => `${euro(sum)} con ${firstTerm} di gestione`,
    managedFromLaunch: `gestione da ${euro(minimumMonthlyFee)} al mese`,
    goesOnMonthly: (price: string, lastMonth: number, least: string) =>
      `${price}, finché non ${notice}; se ci avvisi entro la fine del mese ${lastMonth}, ti fermi a ${least}`,
    staysMonthly: (price: string) => `${price} dall’attivazione, senza durata minima; ${notice}`,
    goesOnYearly: (price: string, withVat: string) => `${price} (${withVat}), solo se ci dici di continuare`,
    rowNames: {
      ...{ price: "Prezzo", more: "In più", paid: "Si paga", covers: "Comprende", managed: "Dal lancio", next: "Poi" },
      ...{ fee: "Canone", years: "In tutto" },
    },
    // The price of one more.
    oneMore: {
      leadGeneration: `una pagina ${euro(oneMore.page)}, un canale ${euro(setupPerChannel)}`,
      ecommerce: `un prodotto ${euro(oneMore.product)}, un canale ${euro(setupPerChannel)}`,
      analytics: `un canale ${euro(setupPerChannel)}`,
      rispondiSubito: `un numero ${euro(oneMore.number)}, altri ${spans.minutes(facts.callAnswering.monthlyMinutes)} ${euro(oneMore.minutes)} al mese`,
      flippingCatalog: `una pagina ${euro(oneMore.catalogPage)}`,
      instantWebsites: `una pagina ${euro(oneMore.page)}, i testi scritti da noi ${euro(oneMore.copyPage)} a pagina`,
    } as Partial<Record<Service, string>>,
    // The first year and each later one; at least, where a fee depends on the spend. A total that holds only for who goes on.
    years: (first: string, later: string) => `${first} il primo anno, poi ${later} l’anno`,
    yearsAtLeast: (first: string, later: string) =>
      `${first} il primo anno, poi ${later} l’anno, con la gestione al minimo, più gli annunci`,
    ifGoingOn: (total: string) => `se continui: ${total}`,
    // When projects with campaigns are paid, and plans.
    campaignsPaid: `metà quando approvi; al lancio l’altra metà del progetto e ${firstTerm} di gestione in anticipo`,
    plansPaid: "Paghi quando approvi la pagina, non prima.",
    // Landing pages: what follows a plan in short, what a first and a later year cost, how it ends, and for what it is.
    planFollows: `poi ${euro(threeMonths.renewal)} per altri ${short}`,
    planYears: `Con la formula da ${long} il primo anno costa ${euro(oneYear.price)}, poi ${euro(oneYear.renewal)} l’anno. Rinnovando ogni ${short}, ${euro(sums.yearOfShortPlans)} e poi ${euro(sums.laterYearOfShortPlans)}.\nTRY ADS e altri ${long} di pagina fanno ${euro(sums.tryAdsYear.total)} (${euro(sums.tryAdsYear.withVat)} con l’IVA) per ${spans.months(sums.tryAdsYear.months)}, di cui ${euro(tryAds.adSpend)} in annunci.`,
    planEnd: `I mesi si contano da quando la pagina è online, e niente si rinnova da solo. Prima della scadenza ti scriviamo: altri ${short} costano ${euro(threeMonths.renewal)}, altri ${long} ${euro(oneYear.renewal)}, perché la pagina è già fatta.\nSe ti fermi, la pagina va offline e i mesi già pagati non si rimborsano. ${keeps}`,
    planFor: `La landing page è per una sola offerta. In ${spans.years(facts.landingPages.years)} costa almeno ${euro(sums.pageOrSite.page)}; un sito di ${quantity(facts.websites.pages, "pagina", "pagine")} ${euro(sums.pageOrSite.site)}, ${euro(sums.pageOrSite.siteWithOwnCopy)} con testi tuoi.`,
    tryAdsOnce: `TRY ADS serve a capire se gli annunci funzionano, e si compra una volta sola. Di ${euro(tryAds.price)}, ${euro(tryAds.adSpend)} vanno in annunci e ${euro(sums.tryAdsWork)} a noi, pagina compresa; da sola, per ${short}, la pagina costa ${euro(threeMonths.price)}.`,
    tryAdsEnd: `Dopo ${spans.months(tryAds.liveMonths)} tenere la pagina costa ${euro(threeMonths.renewal)} per ${short} o ${euro(oneYear.renewal)} per ${long}. Gli annunci continuano con le ricariche o con la gestione mensile, senza avvio per i canali già attivi.`,
    topUpFor: "Per le nostre landing page online. La prima ricarica prepara anche la campagna",
    websiteIncludes: "dominio e hosting",
    supportEnd: `L’assistenza non si rinnova da sola. Prima della scadenza ti scriviamo, e scegli tu se continuare${perYear ? `: costa ${euro(perYear)} l’anno, IVA esclusa` : ""}. Se ti fermi, ti consegniamo il sito: dominio, testi e account restano tuoi.`,
    keeps,
    notice,
    noticePeriod,
    // Ads management: what is paid in advance, what comes on top of the monthly fee, and all of it as rows.
    advance: `Nei primi ${firstTerm}, oltre ad avvio e anticipo, paghi solo gli annunci. Poi, entro ${spans.days(settlementDays)}, facciamo il conguaglio sulla spesa vera (minimo ${euro(sums.firstTermMinimum)}).`,
    shortFeeTerms: `più annunci e ${euro(setupPerChannel)} di avvio per canale; paghi ${firstTerm} in anticipo`,
    feeTerms: `Più ${euro(setupPerChannel)} di avvio per canale (zero con Win-Win) e gli annunci. ${firstTerm} in anticipo, almeno ${euro(sums.firstTermMinimum)}, poi mese per mese.`,
    feeRows: [
      { term: "Compenso", text: `${feePercent}% della spesa del mese in annunci, almeno ${euro(minimumMonthlyFee)}` },
      { term: "Avvio", text: `${euro(setupPerChannel)} per canale (Google o Facebook), una volta` },
      {
        term: "Si paga",
        text: `${firstTerm} in anticipo, quando approvi: almeno ${euro(sums.firstTermMinimum)}`,
      },
      {
        term: "Impegno",
        text: commitment,
      },
    ],
    commitment,
    firstTermMonths: initialTermMonths,
    lastMonth,
    // Which start fits: by the spend, in short and with its sums; and with or without a page.
    adsRule,
    adsRuleInFull: `Con meno di ${euro(managementFrom)} circa di annunci al mese parti da TRY ADS, o da una nostra landing page con ${topUps}. Fino a ${euro(worthUpTo)} di annunci al mese convengono le ricariche; a ${euro(managementFrom)} costano circa ${euro(dearerBy)} in più al mese, senza avvio né anticipo.`,
    pageOrNot: sums.projectStart
      ? `Hai già una pagina? ${firstTerm} di gestione su un canale costano da ${euro(sums.firstInvoiceMinimum)} (${euro(sums.firstTermMinimum)} se paghi a noi anche gli annunci, con Win-Win). Qui la pagina la facciamo noi, con tracciamento e domande che filtrano le richieste. Si parte da ${euro(sums.projectStart)}, avvio compreso.`
      : "",
    rentedPage: sums.projectStart
      ? `In affitto la pagina costa ${euro(sums.managedPage.saved)} in meno all’inizio (${euro(sums.managedPage.savedWithWinWin)} con Win-Win), ma non è tua e non filtra.`
      : "",
    leadsFor: "Ogni richiesta è solo tua.",
    roiBasis: `Dove le vendite sono tracciate, ogni euro di annunci ha portato in media ${euro(statistics.averageRoiPercent / 100 + 1)} di ricavi, prima del nostro compenso.`,
    // What is approved before a campaign starts, and what happens if a time passes.
    approved,
    planReady: `Entro ${plan} dalla conferma hai ${approved}. Finché non li approvi, non paghi niente.`,
    campaignStarts: `In ${spans.workingDays(delivery.activationWorkingDays)} da quando approvi ${approved}. Li ricevi entro ${plan} dalla conferma.`,
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
    atAnyHour: "a qualsiasi ora",
    monthly: "ogni mese",
    // Who answers calls and messages, in one line: with an automatic assistant, and without one.
    assistantAnswers: (always: string, itSpeaks: string, hours: string, peopleSpeak: string) =>
      `${capitalize(always)} l’assistente automatico risponde a chiamate e messaggi, in ${itSpeaks}. ${capitalize(hours)}, chiedi di noi e ti passa subito una persona, in ${peopleSpeak}.`,
    peopleAnswer: (hours: string, peopleSpeak: string) =>
      `Risponde una persona, in ${peopleSpeak}, ${hours}. Fuori orario non risponde nessuno: scrivici.`,
  };
};

/** The terms in one language. */
export type TermsWords = ReturnType<typeof it>;
