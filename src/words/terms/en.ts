import { NBSP, quantity, range } from "../../facts/format.ts";
import type { Figures } from "../figures.ts";
import type { TermsWords } from "./it.ts";

export const en = ({ enquiries, euro, euroRange, facts, firstTerm: advance, price, topUpsBelow }: Figures) => {
  const { availability, delivery, enquiryCost, offers, statistics } = facts;
  const { askedWeeksBefore, feePercent, initialTermMonths, noticeMonths } = offers.adsManagement;
  const spans: TermsWords["spans"] = {
    minutes: (count) => quantity(count, "minute", "minutes"),
    days: (count) => quantity(count, "day", "days"),
    workingDays: (count) => quantity(count, `working${NBSP}day`, `working${NBSP}days`),
    months: (count) => quantity(count, "month", "months"),
    years: (count) => quantity(count, "year", "years"),
  };
  const numbers = "one two three four five six seven eight nine ten eleven twelve".split(" ");
  const weeksBefore = `${numbers[askedWeeksBefore - 1] ?? askedWeeksBefore} ${askedWeeksBefore === 1 ? "week" : "weeks"}`;
  const noticePeriod = quantity(noticeMonths, "month’s", "months’");
  const firstTerm = spans.months(initialTermMonths);
  const plan = spans.workingDays(delivery.planWorkingDays);
  const approved = "the plan, copy and budget";
  const late = "Each working day we are late gives you a week more.";
  return {
    tollFreeNumber: "Freephone number",
    ordinaryNumber: "number",
    from: "from",
    next: "then",
    plus: "plus",
    madeToMeasure: "tailored to you",
    vat: "excluding VAT",
    adsExcluded: "plus ads",
    adsAndVatExcluded: "excluding ad spend and VAT",
    quoted: "the price is in your quote",
    units: { project: "per project", setup: "setup", month: "a month", year: "a year" },
    forMonths: (duration) => `for ${duration}`,
    withFirstTerm: `with ${firstTerm} of management`,
    rowNames: { price: "Price", more: "Extra" },
    oneMore: {
      leadGeneration: `pages ${price("page")} each, channels ${price("channel")} each`,
      ecommerce: `products ${price("product")} each, channels ${price("channel")} each`,
      analytics: `channels ${price("channel")} each`,
      rispondiSubito: `numbers ${price("number")} each; another ${spans.minutes(facts.callAnswering.monthlyMinutes)}, ${price("minutes")} a month`,
      flippingCatalog: `pages ${price("catalogPage")} each`,
      instantWebsites: `pages ${price("page")} each; copy written by us, ${price("copyPage")} a page`,
    },
    planFor: `A landing page is for one offer. Beyond about ${spans.years(facts.landingPages.years)}, or if you have copy and photos, a website is better value.`,
    websiteIncludes: "domain and hosting",
    feeTerms: `plus ads; ${firstTerm} in advance and ${price("channel")} setup per channel`,
    feeRows: [
      { term: "Fee", text: `${feePercent}% of the ad spend agreed for the month, at least ${price("management")}` },
      { term: "Setup", text: `${price("channel")} per channel, once; none with Win-Win` },
      { term: "In advance", text: `${firstTerm} when you approve, at least ${euro(advance)}` },
      { term: "Afterwards", text: `month by month, only if you say yes, with ${noticePeriod} notice` },
    ],
    commitment: `At least ${firstTerm}, paid in advance. Then, if you say yes, it runs month by month, with ${noticePeriod} notice.`,
    adsRule: topUpsBelow
      ? `Under ${euro(topUpsBelow)} of ads a month, top-ups will do: no set-up fee, stop when you like, but only on a page or site of ours. Otherwise, management.`
      : "",
    enquiries:
      enquiries && enquiryCost
        ? `An enquiry usually costs ${euroRange(enquiryCost)} of ads, so TRY ADS brings ${enquiries[0]} to ${enquiries[1]}.`
        : "",
    roiBasis: `Where sales can be counted, every ${euro(1)} of ads brought in ${euro(statistics.averageRoiPercent / 100 + 1)} on average. Take off the goods, the hours and us.`,
    fair: [
      "You pay nothing before your yes: you approve texts, plan and budget.",
      `Nothing renews without your yes: we ask ${weeksBefore} before, then it runs month by month.`,
      late,
      "Accounts, texts, domain and data are yours from day one; ad money that is not spent comes back to you.",
    ],
    late,
    approved,
    planReady: `Within ${plan} of your order you get ${approved} to approve.`,
    campaignStarts: `Within ${plan} of your order you get ${approved}. We start ${spans.workingDays(delivery.activationWorkingDays)} after you approve them.`,
    inLanguages: "in English, Italian or both",
    spans,
    stepDays: ([from, to]) => `${from === to ? "Day" : "Days"}${NBSP}${range([from, to])}`,
    numbers,
    answered: `${quantity(availability.hoursPerDay, "hour", "hours")} a day, ${spans.days(availability.daysPerWeek)} a week`,
    atAnyHour: "at any hour",
    monthly: "every month",
    noticePeriod,
    assistantAnswers: (always, itSpeaks, hours, peopleSpeak) =>
      `An automatic assistant takes calls and messages ${always}, in ${itSpeaks}. ${hours}, ask for one of us, in ${peopleSpeak}.`,
    peopleAnswer: (hours, peopleSpeak) =>
      `A person answers, in ${peopleSpeak}, ${hours} Italian time. Outside these hours nobody answers, so write to us.`,
  } satisfies TermsWords;
};
