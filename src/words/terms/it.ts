import { NBSP, plural, quantity } from "../../facts/format.ts";
import type { Figures } from "../say.ts";
import type { TermsWords } from "./words.ts";

export const it = ({ euro, facts, sums }: Figures) => {
  const { availability, delivery, experience, offers, statistics } = facts;
  const { feePercent, initialTermMonths, minimumMonthlyFee, noticeMonths, setupPerChannel } = offers.adsManagement;
  const months = (count: number) => quantity(count, "mese", "mesi");
  const years = (count: number) => quantity(count, "anno", "anni");
  const days = (count: number) => quantity(count, "giorno", "giorni");
  const workingDays = (count: number | readonly [number, number]) =>
    quantity(count, "giorno lavorativo", "giorni lavorativi");
  const notice = months(noticeMonths);
  const firstMonths = plural(initialTermMonths, `primo${NBSP}mese`, `primi${NBSP}${months(initialTermMonths)}`);
  const theFirstMonths = `${plural(initialTermMonths, "il", "i")} ${firstMonths}`;
  const keeps = "Testi e account restano comunque tuoi.";
  const perYear = facts.continuing.instantWebsites?.perYear;
  return {
    tollFreeNumber: "numero verde",
    ordinaryNumber: "nostro numero",
    from: "da",
    madeToMeasure: "su misura",
    fromMeans: "«Da» è il prezzo minimo: quello esatto è nel preventivo.",
    vat: "IVA esclusa",
    adsExcluded: "annunci esclusi",
    adsAndVatExcluded: "annunci e IVA esclusi",
    units: { project: "a progetto", setup: "di avvio", month: "al mese", year: "l’anno" },
    forMonths: (duration) => `per ${duration}`,
    serviceFor: (duration) => `${duration} di servizio`,
    next: "poi",
    goesOnManaged: `gestione da ${euro(minimumMonthlyFee)} al mese, solo se continui`,
    goesOnMonthly: (price) => `${price}, solo se continui; disdici con ${notice} di preavviso`,
    staysMonthly: (price) => `${price}; disdici con ${notice} di preavviso`,
    goesOnYearly: (price) => `${price}, solo se continui`,
    rowNames: { price: "Prezzo", paid: "Si paga", covers: "Comprende", next: "Poi", years: "In tutto" },
    years: (first, later) => `${first} il primo anno, ${later} i successivi`,
    yearsAtLeast: (first, later) => `${first} il primo anno, almeno; ${later} i successivi, più gli annunci`,
    projectsPaid: "metà alla conferma, metà alla consegna",
    plansPaid: "si paga alla conferma",
    planGoesOn: "allo stesso prezzo, solo se continui",
    planEnd: `La formula si paga alla conferma e non si rinnova da sola. Prima della scadenza ti scriviamo, e scegli tu se continuare allo stesso prezzo. Se ti fermi, la pagina va offline. ${keeps}`,
    supportEnd: `L’assistenza non si rinnova da sola. Prima della scadenza ti scriviamo, e scegli tu se continuare.${perYear ? ` Costa ${euro(perYear)} l’anno, IVA esclusa.` : ""} Se ti fermi, ti consegniamo il sito: dominio, testi e account restano tuoi.`,
    websiteIncludes: "dominio e hosting",
    keeps,
    notice: `disdici con ${notice} di preavviso`,
    firstMonths,
    shortFeeTerms: `più ${euro(setupPerChannel)} di avvio per canale e gli annunci; ${theFirstMonths} in anticipo`,
    feeTerms: `Al compenso si aggiungono ${euro(setupPerChannel)} di avvio per canale e gli annunci. ${plural(initialTermMonths, "Il", "I")} ${firstMonths} si ${plural(initialTermMonths, "paga", "pagano")} in anticipo, almeno ${euro(sums.firstTermMinimum)}; poi puoi disdire con ${notice} di preavviso.`,
    feeRows: [
      { term: "Compenso", text: `${feePercent}% della spesa in annunci, almeno ${euro(minimumMonthlyFee)} al mese` },
      { term: "Avvio", text: `${euro(setupPerChannel)} per canale, una volta` },
      { term: "Si paga", text: `${theFirstMonths} in anticipo, almeno ${euro(sums.firstTermMinimum)}` },
      { term: "Poi", text: `puoi disdire con ${notice} di preavviso` },
      {
        term: "In tutto",
        text: `almeno ${euro(sums.managedYears.first)} il primo anno per un canale, ${euro(sums.managedYears.later)} i successivi, più gli annunci`,
      },
    ],
    advance: "calcolato sulla spesa prevista e conguagliato con la prima fattura mensile",
    topUpFor: "Per chi ha già una campagna con noi, o arriva da TRY ADS",
    leadsFor: "Ogni contatto è solo tuo.",
    roiBasis: `Per ogni euro di annunci, in media ${euro(statistics.averageRoiPercent / 100 + 1)} di ricavi, nelle campagne con vendite tracciate. Compenso escluso.`,
    approved: "testi e budget",
    late: "Se siamo in ritardo te lo diciamo il giorno stesso, con la nuova data.",
    madeIn: "In italiano, in inglese o in entrambe le lingue: scegli tu.",
    month: { one: "mese", many: "mesi" },
    year: { one: "anno", many: "anni" },
    numbers: ["un", "due", "tre", "quattro", "cinque", "sei", "sette", "otto", "nove", "dieci", "undici", "dodici"],
    times: {
      availability: `${quantity(availability.hoursPerDay, "ora", "ore")} su 24, ${days(availability.daysPerWeek)} su 7`,
      prospects: days(delivery.prospectsDays),
      instantWebsites: days(delivery.instantWebsites.days),
      landingPages: workingDays(delivery.landingPages.workingDays),
      activation: workingDays(delivery.activationWorkingDays),
      support: months(delivery.supportMonths),
      report: "ogni mese",
      reputation: years(experience.reputationYears),
      founder: years(experience.founderYears),
      experience: years(statistics.experienceYears),
      initialTerm: months(initialTermMonths),
      notice,
      tryAds: months(offers.tryAds.liveMonths),
      threeMonths: months(offers.threeMonths.months),
      oneYear: months(offers.oneYear.months),
    },
  } satisfies TermsWords;
};
