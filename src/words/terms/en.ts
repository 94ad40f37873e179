import { countryNames, euro, languageNames, list, NBSP, openingHours, plural, quantity, range } from "../../format.ts";
import { site } from "../../site.ts";
import { firstTermMinimum } from "../fees.ts";
import type { TermsWords } from "./words.ts";

const { availability, delivery, experience, offers, statistics, terms } = site;
const { feePercent, initialTermMonths, minimumMonthlyFee, noticeMonths, setupPerChannel } = offers.adsManagement;
const activation = delivery.activationWorkingDays;
const initialTerm = quantity(initialTermMonths, "month", "months");
const firstMonths = plural(initialTermMonths, `first${NBSP}month`, `first${NBSP}${initialTerm}`);

const possessions = { domain: "domain", texts: "texts", accounts: "accounts" };
const kept = list(
  terms.customerKeeps.map((name) => possessions[name]),
  "en",
);
const keeps = `Either way, you keep ${kept}.`;
const renewals = {
  "by-choice": "doesn’t renew by itself. We write to you before it ends, and you choose whether to go on",
  automatic: "goes on by itself until you cancel it",
};
const renewalPrices = { same: "The price stays the same.", quoted: "The price of going on is in your quote." };
const nextPrices = { same: "at the same price", quoted: "at the price in your quote" };
const thenByChoice = { "by-choice": "{price}, only if you continue", automatic: "{price}, until you cancel" }[
  terms.planRenewal
];
const unit = { project: "per project", setup: "for setup", month: "a month", year: "a year" };
const nextYear = terms.priceRanges.instantWebsites.goingOn;
const goingOn = nextYear ? `Going on costs ${euro(nextYear.price, "en")} ${unit[nextYear.per]}, plus VAT. ` : "";
const sitesAfter = {
  "handed-over": "If you stop, we hand the site over to you.",
  offline: "If you stop, the site goes offline.",
};
const parts = { domain: "domain", hosting: "hosting" };
const pagesAfter = { offline: "If you stop, the page goes offline.", online: "If you stop, the page stays online." };
const planPaid = { start: "when you confirm", monthly: "month by month" }[terms.plansPaid];
const plansPaid = `is paid ${planPaid}`;
const approvals = { texts: "the texts", pictures: "the pictures", budget: "the budget" };
const notice = quantity(noticeMonths, "month’s", "months’");
const shortFeeTerms = `plus ${euro(setupPerChannel, "en")} setup per channel, ads not included, ${firstMonths} in advance`;
const feeTerms = `plus ${euro(setupPerChannel, "en")} setup per channel and your ad budget; the ${firstMonths} ${plural(initialTermMonths, "is", "are")} paid in advance, at least ${euro(firstTermMinimum, "en")}; after that you can cancel with ${notice} notice`;

export const en = {
  tollFreeNumber: "toll-free number",
  ordinaryNumber: "number",
  from: "from",
  madeToMeasure: "made to measure",
  vat: "plus VAT",
  unit,
  next: "then",
  priceRows: { price: "Price", paid: "You pay", covers: "Includes", next: "Then" },
  projectsPaid: {
    start: "when you confirm",
    halves: "half when you confirm, half when it is live",
    end: "when it is live",
  }[terms.projectsPaid],
  planPaid,
  service: "{months} of service",
  thenMonthly: `{price}; you can cancel with ${notice} notice`,
  thenByChoice,
  planGoesOn: thenByChoice.replace("{price}", nextPrices[terms.planRenewalPrice]),
  adBudget: { excluded: "ads not included", included: "ads included" },
  adBudgetAndVat: { excluded: "plus ads and VAT", included: "ads included, plus VAT" },
  fromMeans: "“From” is the lowest price: yours is written in your quote.",
  numbers: ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"],
  firstMonths,
  feeTerms,
  shortFeeTerms,
  adsTerms: `Prices plus VAT. Ads management: ${shortFeeTerms}.`,
  feeRows: [
    { term: "Management", text: `${feePercent}% of your ad spend, at least ${euro(minimumMonthlyFee, "en")} a month` },
    { term: "Setup", text: `${euro(setupPerChannel, "en")} per channel, once` },
    { term: "You pay", text: `the ${firstMonths} in advance, at least ${euro(firstTermMinimum, "en")}` },
    { term: "Then", text: `you can cancel with ${notice} notice` },
  ],
  advance: { "planned-spend": "worked out on the planned spend", minimum: "at the minimum fee" }[terms.advanceOn],
  plansPaid,
  planEnd: `The plan ${plansPaid} and ${renewals[terms.planRenewal]}. ${renewalPrices[terms.planRenewalPrice]} ${pagesAfter[terms.pageAfterPlan]} ${keeps}`,
  supportEnd: `Support ${renewals[terms.planRenewal]}. ${goingOn}${sitesAfter[terms.websiteAfter]} ${keeps}`,
  websiteIncludes: list(
    terms.websiteIncludes.map((name) => parts[name]),
    "en",
  ),
  leadsFor: {
    "one-client": "Every enquiry is yours alone.",
    several: "Other businesses may get the same enquiry.",
  }[terms.leadsFor],
  keeps,
  roiBasis: {
    "net-revenue": "Revenue from the ads minus the spend, relative to the spend. Average of managed campaigns.",
    revenue: "Revenue from the ads relative to the spend. Average of managed campaigns.",
  }[terms.roiMeasure],
  topUpFor: {
    "own-campaigns": "For clients whose campaign we already run",
    everyone: "For any campaign",
  }[terms.topUpFor],
  approved: list(
    terms.approvedFirst.map((name) => approvals[name]),
    "en",
  ),
  officeHours: openingHours(site.officeHours, "en"),
  peopleSpeak: languageNames(site.spokenLanguages.people, "en"),
  lineSpeaks: languageNames(site.spokenLanguages.automatic, "en"),
  tollFreeFrom: countryNames(site.tollFreeFrom, "en"),
  month: { one: "month", many: "months" },
  year: { one: "year", many: "years" },
  times: {
    availability: `${quantity(availability.hoursPerDay, "hour", "hours")} a day, ${quantity(availability.daysPerWeek, "day", "days")} a week`,
    prospects: quantity(delivery.prospectsDays, "day", "days"),
    instantWebsites: quantity(delivery.instantWebsites.days, "day", "days"),
    landingPages: quantity(delivery.landingPages.workingDays, `working${NBSP}day`, `working${NBSP}days`),
    activation: `${range(activation)} ${plural(activation, `working${NBSP}day`, `working${NBSP}days`)}`,
    support: quantity(delivery.supportMonths, "month", "months"),
    report: { week: "every week", month: "every month", quarter: "every quarter" }[terms.reportEvery],
    reputation: quantity(experience.reputationYears, "year", "years"),
    founder: quantity(experience.founderYears, "year", "years"),
    experience: quantity(statistics.experienceYears, "year", "years"),
    initialTerm,
    notice,
    tryAds: quantity(offers.tryAds.liveMonths, "month", "months"),
    threeMonths: quantity(offers.threeMonths.months, "month", "months"),
    oneYear: quantity(offers.oneYear.months, "month", "months"),
  },
} satisfies TermsWords;
