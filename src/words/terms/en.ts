import { capitalize, NBSP, quantity, range } from "../../facts/format.ts";
import type { Figures } from "../figures.ts";
import type { TermsWords } from "./it.ts";

export const en = ({ euro, facts, sums }: Figures) => {
  const { availability, continuing, delivery, offers, statistics } = facts;
  const { oneYear, threeMonths, tryAds } = offers;
  const { feePercent, initialTermMonths, minimumMonthlyFee, noticeMonths, setupPerChannel } = offers.adsManagement;
  const spans: TermsWords["spans"] = {
    minutes: (count) => quantity(count, "minute", "minutes"),
    days: (count) => quantity(count, "day", "days"),
    workingDays: (count) => quantity(count, `working${NBSP}day`, `working${NBSP}days`),
    months: (count) => quantity(count, "month", "months"),
    years: (count) => quantity(count, "year", "years"),
  };
  const noticePeriod = quantity(noticeMonths, "month’s", "months’");
  const notice = `${noticePeriod} notice to cancel`;
  const firstTerm = spans.months(initialTermMonths);
  const approved = "the copy and budget";
  const inLanguages = "in Italian, English or both";
  const keeps = "Your copy and accounts stay yours.";
  const perYear = continuing.instantWebsites?.perYear;
  return {
    tollFreeNumber: "Freephone number",
    ordinaryNumber: "number",
    from: "from",
    next: "then",
    plus: "plus",
    madeToMeasure: "tailored to you",
    fromMeans: "“From” is our lowest price; your quote has the exact one. “Then” applies only if you carry on.",
    vat: "excluding VAT",
    adsExcluded: "plus ad spend",
    adsAndVatExcluded: "excluding ad spend and VAT",
    quoted: "the price is in your quote",
    vatNote: "All prices exclude VAT.",
    units: { project: "per project", setup: "setup", month: "a month", year: "a year" },
    forMonths: (duration) => `for ${duration}`,
    serviceFor: (duration) => `${duration} from launch`,
    goesOnManaged: `only if you say so: ads management from ${euro(minimumMonthlyFee)} a month, with no setup fee, advance or minimum term`,
    goesOnMonthly: (price) => `${price}, only if you say so; ${notice}`,
    staysMonthly: (price) => `${price} from activation; ${notice}`,
    goesOnYearly: (price) => `${price}, only if you say so`,
    rowNames: { price: "Price", paid: "You pay", covers: "Includes", next: "Then", fee: "Monthly fee", years: "Total" },
    years: (first, later) => `${first} in year one, then ${later} a year`,
    yearsAtLeast: (first, later) => `${first} in year one, then ${later} a year, at the minimum fee, plus ad spend`,
    ifGoingOn: (total) => `if you carry on: ${total}`,
    projectsPaid: "half when you confirm, half when it goes live",
    sitesPaid: "half when you confirm, half when it goes live",
    plansPaid: "You pay when you confirm.",
    planEnd: `You pay when you confirm. The plan runs from the day the page is live, and doesn’t renew by itself. We write to you before it ends, and you choose whether to carry on at the same price. If you stop, the page goes offline. ${keeps}`,
    planFollows: "then the same price",
    planRows: [
      { term: "Price", text: `${euro(threeMonths.price)} for ${spans.months(threeMonths.months)}` },
      { term: "Or", text: `${euro(oneYear.price)} for ${spans.months(oneYear.months)}` },
      {
        term: "With ads",
        text: `${euro(tryAds.price)} for ${spans.months(tryAds.liveMonths)}, with ${euro(tryAds.adSpend)} of ads (TRY ADS)`,
      },
      { term: "You pay", text: "when you confirm" },
      { term: "Then", text: "the same price, only if you carry on; if not, the page goes offline" },
      {
        term: "Total",
        text: `${euro(sums.yearOfShortPlans)} a year, renewed every ${spans.months(threeMonths.months)}; ${euro(sums.yearOfTryAds)} with TRY ADS`,
      },
    ],
    websiteIncludes: "domain and hosting",
    supportEnd: `Support doesn’t renew by itself. We write to you before it ends, and you choose whether to carry on${perYear ? `, at ${euro(perYear)} a year, excluding VAT` : ""}. If you stop, we hand the site over: the domain, the copy and the accounts are yours.`,
    keeps,
    notice,
    noticePeriod,
    advance: `The advance is ${quantity(initialTermMonths, "month’s", "months’")} fees on planned spend; until then you pay only for ads. Then we settle any difference, even if you stop.`,
    shortFeeTerms: `plus ${euro(setupPerChannel)} setup per channel and your ad spend; ${firstTerm} paid in advance`,
    feeTerms: `Add ${euro(setupPerChannel)} setup per channel and your ad spend. You pay ${firstTerm} in advance, at least ${euro(sums.firstTermMinimum)}. You commit for ${firstTerm}; ${notice}.`,
    feeRows: [
      { term: "Fee", text: `${feePercent}% of the month’s ad spend, at least ${euro(minimumMonthlyFee)}` },
      { term: "Setup", text: `${euro(setupPerChannel)} per channel, once` },
      {
        term: "You pay",
        text: `${firstTerm} in advance, when you confirm: at least ${euro(sums.firstTermMinimum)}`,
      },
      { term: "Commitment", text: `${firstTerm}; ${notice}` },
      {
        term: "Total",
        text: `for one channel at least ${euro(sums.managedYears.first)} in year one, then ${euro(sums.managedYears.later)} a year, plus ad spend`,
      },
    ],
    topUpFor: "For campaigns we already run, including TRY ADS",
    leadsFor: "Every enquiry is yours alone.",
    roiBasis: `Where sales are tracked, every ${euro(1)} of ads brought in ${euro(statistics.averageRoiPercent / 100 + 1)} of sales on average, before our fee.`,
    approved,
    campaignStarts: `${spans.workingDays(delivery.activationWorkingDays)} after you approve ${approved}.`,
    late: "If we miss the date, we’ll tell you that day and set another.",
    inLanguages,
    madeIn: `${capitalize(inLanguages)}, at the same price.`,
    spans,
    stepDays: ([from, to]) => `${from === to ? "Day" : "Days"}${NBSP}${range([from, to])}`,
    numbers: ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"],
    answered: `${quantity(availability.hoursPerDay, "hour", "hours")} a day, ${spans.days(availability.daysPerWeek)} a week`,
    monthly: "every month",
    outsideHours: "Outside these hours nobody answers: write to us.",
  } satisfies TermsWords;
};
