import { euro, NBSP, plural, quantity } from "../../format.ts";
import { site } from "../../site.ts";
import type { TermsWords } from "./words.ts";

const { availability, delivery, experience, offers, statistics } = site;
const { initialTermMonths, minimumMonthlyFee } = offers.adsManagement;
const initialTerm = quantity(initialTermMonths, "mese", "mesi");
const firstMonths = plural(initialTermMonths, `primo${NBSP}mese`, `primi${NBSP}${initialTerm}`);

export const it = {
  tollFreeNumber: "numero verde",
  ordinaryNumber: "nostro numero",
  from: "da",
  madeToMeasure: "su misura",
  numbers: ["un", "due", "tre", "quattro", "cinque", "sei", "sette", "otto", "nove", "dieci", "undici", "dodici"],
  firstMonths,
  firstTerm: `${firstMonths} in anticipo, minimo ${euro(initialTermMonths * minimumMonthlyFee, "it")}`,
  month: { one: "mese", many: "mesi" },
  year: { one: "anno", many: "anni" },
  times: {
    availability: `${quantity(availability.hoursPerDay, "ora", "ore")} su 24, ${quantity(availability.daysPerWeek, "giorno", "giorni")} su 7`,
    prospects: quantity(delivery.prospectsDays, "giorno", "giorni"),
    instantSite: quantity(delivery.instantSite.days, "giorno", "giorni"),
    landingPage: quantity(delivery.landingPage.workingDays, "giorno lavorativo", "giorni lavorativi"),
    landingPageDays: quantity(delivery.landingPage.workingDays, "giorno", "giorni"),
    activation: quantity(delivery.activationWorkingDays, "giorno lavorativo", "giorni lavorativi"),
    activationDays: quantity(delivery.activationWorkingDays, "giorno", "giorni"),
    support: quantity(delivery.supportMonths, "mese", "mesi"),
    reputation: quantity(experience.reputationYears, "anno", "anni"),
    founder: quantity(experience.founderYears, "anno", "anni"),
    experience: quantity(statistics.experienceYears, "anno", "anni"),
    initialTerm,
    tryAds: quantity(offers.tryAds.liveMonths, "mese", "mesi"),
    threeMonths: quantity(offers.threeMonths.months, "mese", "mesi"),
    oneYear: quantity(offers.oneYear.months, "mese", "mesi"),
  },
} satisfies TermsWords;
