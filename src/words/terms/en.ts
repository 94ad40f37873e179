import { euro, NBSP, plural, quantity, range } from "../../format.ts";
import { site } from "../../site.ts";
import type { TermsWords } from "./words.ts";

const { availability, delivery, experience, offers, statistics } = site;
const { initialTermMonths, minimumMonthlyFee } = offers.adsManagement;
const activation = delivery.activationWorkingDays;
const initialTerm = quantity(initialTermMonths, "month", "months");
const firstMonths = plural(initialTermMonths, `first${NBSP}month`, `first${NBSP}${initialTerm}`);

export const en = {
  tollFreeNumber: "toll-free number",
  ordinaryNumber: "number",
  from: "from",
  madeToMeasure: "made to measure",
  numbers: ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"],
  firstMonths,
  firstTerm: `${firstMonths} paid in advance, minimum ${euro(initialTermMonths * minimumMonthlyFee, "en")}`,
  month: { one: "month", many: "months" },
  year: { one: "year", many: "years" },
  times: {
    availability: `${quantity(availability.hoursPerDay, "hour", "hours")} a day, ${quantity(availability.daysPerWeek, "day", "days")} a week`,
    prospects: quantity(delivery.prospectsDays, "day", "days"),
    instantSite: quantity(delivery.instantSite.days, "day", "days"),
    landingPage: quantity(delivery.landingPage.workingDays, `working${NBSP}day`, `working${NBSP}days`),
    landingPageDays: quantity(delivery.landingPage.workingDays, "day", "days"),
    activation: `${range(activation)} ${plural(activation, `working${NBSP}day`, `working${NBSP}days`)}`,
    activationDays: quantity(activation, "day", "days"),
    support: quantity(delivery.supportMonths, "month", "months"),
    reputation: quantity(experience.reputationYears, "year", "years"),
    founder: quantity(experience.founderYears, "year", "years"),
    experience: quantity(statistics.experienceYears, "year", "years"),
    initialTerm,
    tryAds: quantity(offers.tryAds.liveMonths, "month", "months"),
    threeMonths: quantity(offers.threeMonths.months, "month", "months"),
    oneYear: quantity(offers.oneYear.months, "month", "months"),
  },
} satisfies TermsWords;
