import { capitalize, NBSP, quantity, range } from "../../facts/format.ts";
import type { Figures } from "../figures.ts";
import type { TermsWords } from "./it.ts";

export const en = ({ euro, facts, sums }: Figures) => {
  const { availability, continuing, delivery, offers, oneMore, statistics } = facts;
  const { oneYear, threeMonths, tryAds } = offers;
  const { feePercent, initialTermMonths, minimumMonthlyFee, noticeMonths, settlementDays } = offers.adsManagement;
  const { setupPerChannel } = offers.adsManagement;
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
  const [short, long] = [threeMonths, oneYear].map(({ months }) => spans.months(months));
  const plan = spans.workingDays(delivery.planWorkingDays);
  const approved = "the plan, copy and budget";
  const inLanguages = "in English, Italian or both";
  const keeps = "Your accounts, copy and data are yours from day one.";
  const perYear = continuing.instantWebsites?.perYear;
  const { dearerBy, managementFrom, worthUpTo } = sums.topUp;
  const lastMonth = initialTermMonths - noticeMonths;
  const adsRule = `Under about ${euro(managementFrom)} of ads a month? Start with TRY ADS, or one of our landing pages and top-ups.`;
  const commitment = `At least ${firstTerm}. To stop there, tell us by the end of month ${lastMonth}. After month ${initialTermMonths} it’s month by month, with ${noticePeriod} notice.`;
  return {
    tollFreeNumber: "Freephone number",
    ordinaryNumber: "number",
    from: "from",
    next: "then",
    plus: "plus",
    madeToMeasure: "tailored to you",
    fromMeans: "“From” is what the simplest version costs; “then” is what carrying on costs.",
    vat: "excluding VAT",
    adsExcluded: "plus ads",
    adsAndVatExcluded: "excluding ad spend and VAT",
    quoted: "the price is in your quote",
    vatNote: `All prices exclude VAT (${facts.vatPercent}%).`,
    withVat: (amount) => `${euro(amount)} with VAT`,
    units: { project: "per project", setup: "setup", month: "a month", year: "a year" },
    forMonths: (duration) => `for ${duration}`,
    serviceFor: (duration) => `${duration} from launch`,
    withFirstTerm: (sum) => `${euro(sum)} with ${firstTerm} of management`,
    managedFromLaunch: `management from ${euro(minimumMonthlyFee)} a month`,
    goesOnMonthly: (price, lastMonth, least) =>
      `${price}, with ${notice}. To pay just ${least}, tell us by the end of month ${lastMonth}`,
    staysMonthly: (price) => `${price} from activation, with no minimum term; ${notice}`,
    goesOnYearly: (price, withVat) => `${price} (${withVat}), only if you say so`,
    rowNames: {
      ...{
        price: "Price",
        more: "One more",
        paid: "You pay",
        covers: "Includes",
        managed: "From launch",
        next: "Then",
      },
      ...{ fee: "Monthly fee", years: "Total" },
    },
    oneMore: {
      leadGeneration: `page ${euro(oneMore.page)}, channel ${euro(setupPerChannel)}`,
      ecommerce: `product ${euro(oneMore.product)}, channel ${euro(setupPerChannel)}`,
      analytics: `channel ${euro(setupPerChannel)}`,
      rispondiSubito: `number ${euro(oneMore.number)}; another ${spans.minutes(facts.callAnswering.monthlyMinutes)}, ${euro(oneMore.minutes)} a month`,
      flippingCatalog: `page ${euro(oneMore.catalogPage)}`,
      instantWebsites: `page ${euro(oneMore.page)}; copy written by us, ${euro(oneMore.copyPage)} a page`,
    },
    years: (first, later) => `${first} in year one, then ${later} a year`,
    yearsAtLeast: (first, later) => `${first} in year one, then ${later} a year, at the minimum fee, plus ad spend`,
    ifGoingOn: (total) => `if you carry on: ${total}`,
    campaignsPaid: `half the project when you approve, then half at launch, with ${firstTerm} of management in advance`,
    plansPaid: "You pay when you approve the page, not before.",
    planFollows: `then ${euro(threeMonths.renewal)} for another ${short}`,
    planYears: `Year one costs ${euro(oneYear.price)} if you take ${long}, or ${euro(sums.yearOfShortPlans)} if you renew every ${short}. After that it’s ${euro(oneYear.renewal)} or ${euro(sums.laterYearOfShortPlans)} a year.\nTRY ADS and another ${long} of the page come to ${euro(sums.tryAdsYear.total)} (${euro(sums.tryAdsYear.withVat)} with VAT) for ${spans.months(sums.tryAdsYear.months)}, ${euro(tryAds.adSpend)} of it ads.`,
    planEnd: `Your months start the day the page goes live, and nothing renews by itself. We write to you before they end. Carrying on costs ${euro(threeMonths.renewal)} for ${short} or ${euro(oneYear.renewal)} for ${long}, because the page is already made.\nIf you stop, the page goes offline, and we don’t refund months you’ve paid for. ${keeps}`,
    planFor: `A landing page is for one offer. Over ${spans.years(facts.landingPages.years)} it costs at least ${euro(sums.pageOrSite.page)}, a ${facts.websites.pages}-page website ${euro(sums.pageOrSite.site)} (${euro(sums.pageOrSite.siteWithOwnCopy)} with your copy).`,
    tryAdsOnce: `TRY ADS lets you find out whether ads work for you, and you can buy it once. Of the ${euro(tryAds.price)}, ${euro(tryAds.adSpend)} goes on ads and ${euro(sums.tryAdsWork)} to us, page included. The page alone costs ${euro(threeMonths.price)} for ${short}.`,
    tryAdsEnd: `After ${spans.months(tryAds.liveMonths)} you can keep the page for ${euro(threeMonths.renewal)} (${short}) or ${euro(oneYear.renewal)} (${long}), and go on with the ads by top-up or monthly management, with no setup fee for channels already running.`,
    topUpFor: "For any landing page of ours that’s live. The first one sets up the campaign too",
    websiteIncludes: "domain and hosting",
    supportEnd: `Support doesn’t renew by itself. We write to you before it ends, and you choose whether to carry on${perYear ? `, at ${euro(perYear)} a year, excluding VAT` : ""}. If you stop, we hand you the site, and its domain, copy and accounts are yours.`,
    keeps,
    notice,
    noticePeriod,
    advance: `The advance is our fee for ${firstTerm}; you add only the ads. Then we recalculate it on what you spent (at least ${euro(sums.firstTermMinimum)}) and settle up within ${spans.days(settlementDays)}.`,
    shortFeeTerms: `plus ${euro(setupPerChannel)} setup per channel and your ad spend; ${firstTerm} paid in advance`,
    feeTerms: `Plus ${euro(setupPerChannel)} setup per channel (none with Win-Win) and your ad spend. ${firstTerm} in advance, at least ${euro(sums.firstTermMinimum)}, then month by month.`,
    feeRows: [
      { term: "Fee", text: `${feePercent}% of the month’s ad spend, at least ${euro(minimumMonthlyFee)}` },
      { term: "Setup", text: `${euro(setupPerChannel)} per channel, once` },
      {
        term: "You pay",
        text: `${firstTerm} in advance, when you approve: at least ${euro(sums.firstTermMinimum)}`,
      },
      {
        term: "Commitment",
        text: commitment,
      },
    ],
    commitment,
    firstTermMonths: initialTermMonths,
    lastMonth,
    adsRule,
    adsRuleInFull: `If you spend under about ${euro(managementFrom)} a month on ads, start with TRY ADS, or with one of our landing pages and top-ups. Up to ${euro(worthUpTo)} of ads a month, top-ups cost no more than management. At ${euro(managementFrom)} they cost about ${euro(dearerBy)} a month more, but there’s no setup and no advance.`,
    pageOrNot: sums.projectStart
      ? `If you have a page, ${firstTerm} of management on one channel start at ${euro(sums.firstInvoiceMinimum)} (${euro(sums.firstTermMinimum)} with Win-Win). Lead generation, from ${euro(sums.projectStart)}, adds a page that you keep and questions that sort enquiries.`
      : "",
    rentedPage: sums.projectStart
      ? `Renting a page saves ${euro(sums.managedPage.saved)} at first (${euro(sums.managedPage.savedWithWinWin)} with Win-Win), but it isn’t yours and screens nobody.`
      : "",
    leadsFor: "Every enquiry is yours alone.",
    roiBasis: `Where sales are tracked, every ${euro(1)} of ads brought in ${euro(statistics.averageRoiPercent / 100 + 1)} of sales on average, before our fee.`,
    approved,
    planReady: `Within ${plan} of your order you get ${approved} to approve, and you pay nothing until you do.`,
    campaignStarts: `${spans.workingDays(delivery.activationWorkingDays)} after you approve ${approved}, which you get within ${plan} of your order.`,
    late: "If we miss the date, we’ll tell you that day and set another.",
    inLanguages,
    madeIn: `${capitalize(inLanguages)}, at the same price.`,
    spans,
    stepDays: ([from, to]) => `${from === to ? "Day" : "Days"}${NBSP}${range([from, to])}`,
    numbers: ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"],
    answered: `${quantity(availability.hoursPerDay, "hour", "hours")} a day, ${spans.days(availability.daysPerWeek)} a week`,
    atAnyHour: "at any hour",
    monthly: "every month",
    assistantAnswers: (always, itSpeaks, hours, peopleSpeak) =>
      `An automatic assistant takes calls and messages ${always}, in ${itSpeaks}. ${hours} Italian time, ask for one of us, in ${peopleSpeak}, and you’re put through at once.`,
    peopleAnswer: (hours, peopleSpeak) =>
      `A person answers, in ${peopleSpeak}, ${hours} Italian time. Outside these hours nobody answers, so write to us.`,
  } satisfies TermsWords;
};
