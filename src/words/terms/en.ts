import { NBSP, plural, quantity, range } from "../../facts/format.ts";
import type { Figures } from "../say.ts";
import type { TermsWords } from "./words.ts";

export const en = ({ euro, facts, sums }: Figures) => {
  const { availability, delivery, experience, offers, statistics } = facts;
  const { feePercent, initialTermMonths, minimumMonthlyFee, noticeMonths, setupPerChannel } = offers.adsManagement;
  const activation = delivery.activationWorkingDays;
  const months = (count: number) => quantity(count, "month", "months");
  const years = (count: number) => quantity(count, "year", "years");
  const days = (count: number) => quantity(count, "day", "days");
  const notice = quantity(noticeMonths, "month’s", "months’");
  const firstMonths = plural(initialTermMonths, `first${NBSP}month`, `first${NBSP}${months(initialTermMonths)}`);
  const keeps = "Whatever you decide, your copy and accounts stay yours.";
  const perYear = facts.continuing.instantWebsites?.perYear;
  return {
    tollFreeNumber: "Freephone number",
    ordinaryNumber: "number",
    from: "from",
    madeToMeasure: "tailored to you",
    fromMeans: "“From” is our lowest price; your quote gives you the exact one.",
    vat: "excluding VAT",
    adsExcluded: "plus ad spend",
    adsAndVatExcluded: "excluding ads and VAT",
    units: { project: "per project", setup: "setup", month: "a month", year: "a year" },
    forMonths: (duration) => `for ${duration}`,
    serviceFor: (duration) => `${duration} of service`,
    next: "then",
    goesOnManaged: `management from ${euro(minimumMonthlyFee)} a month, only if you carry on`,
    goesOnMonthly: (price) => `${price}, only if you carry on; ${notice} notice to cancel`,
    staysMonthly: (price) => `${price}; ${notice} notice to cancel`,
    goesOnYearly: (price) => `${price}, only if you carry on`,
    rowNames: { price: "Price", paid: "You pay", covers: "Includes", next: "Then", years: "In all" },
    years: (first, later) => `${first} in the first year, ${later} in each later one`,
    yearsAtLeast: (first, later) => `at least ${first} in the first year, ${later} in each later one, plus ad spend`,
    projectsPaid: "half on confirmation, half on delivery",
    plansPaid: "is paid on confirmation",
    planGoesOn: "at the same price, only if you carry on",
    planEnd: `The plan is paid on confirmation and doesn’t renew by itself. We write to you before it ends, and you choose whether to carry on at the same price. If you stop, the page goes offline. ${keeps}`,
    supportEnd: `Support doesn’t renew by itself. We write to you before it ends, and you choose whether to carry on.${perYear ? ` That costs ${euro(perYear)} a year, excluding VAT.` : ""} If you stop, we hand the site over: domain, copy and accounts are yours.`,
    websiteIncludes: "domain and hosting",
    keeps,
    notice: `${notice} notice to cancel`,
    firstMonths,
    shortFeeTerms: `plus ${euro(setupPerChannel)} setup per channel and your ad spend; the ${firstMonths} in advance`,
    feeTerms: `On top of the fee come ${euro(setupPerChannel)} setup per channel and your ad spend. The ${firstMonths} ${plural(initialTermMonths, "is", "are")} paid in advance, at least ${euro(sums.firstTermMinimum)}; after that you can cancel with ${notice} notice.`,
    feeRows: [
      { term: "Fee", text: `${feePercent}% of your ad spend, at least ${euro(minimumMonthlyFee)} a month` },
      { term: "Setup", text: `${euro(setupPerChannel)} per channel, once` },
      { term: "You pay", text: `the ${firstMonths} in advance, at least ${euro(sums.firstTermMinimum)}` },
      { term: "Then", text: `you can cancel with ${notice} notice` },
      {
        term: "In all",
        text: `at least ${euro(sums.managedYears.first)} in the first year for one channel, ${euro(sums.managedYears.later)} in each later one, plus ad spend`,
      },
    ],
    advance: "worked out on the planned spend and settled with the first monthly invoice",
    topUpFor: "For clients whose campaign we already run, or who come from TRY ADS",
    leadsFor: "Every enquiry is yours alone.",
    roiBasis: `On average, every ${euro(1)} of ads brought ${euro(statistics.averageRoiPercent / 100 + 1)} in sales, across campaigns with tracked sales, before our fee.`,
    approved: "the copy and the budget",
    late: "If we’re late, we tell you the same day, with the new date.",
    madeIn: "In Italian, English or both: you choose.",
    month: { one: "month", many: "months" },
    year: { one: "year", many: "years" },
    numbers: ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"],
    times: {
      availability: `${quantity(availability.hoursPerDay, "hour", "hours")} a day, ${days(availability.daysPerWeek)} a week`,
      prospects: days(delivery.prospectsDays),
      instantWebsites: days(delivery.instantWebsites.days),
      landingPages: quantity(delivery.landingPages.workingDays, `working${NBSP}day`, `working${NBSP}days`),
      activation: `${range(activation)} ${plural(activation, `working${NBSP}day`, `working${NBSP}days`)}`,
      support: months(delivery.supportMonths),
      report: "every month",
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
