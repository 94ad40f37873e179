import { quantity } from "../../facts/format.ts";
import type { Start } from "../../facts/offers.ts";
import type { Say } from "../../words/say.ts";
import type { Words } from "./words.ts";

export const en = (say: Say) => {
  const { answering, euro, facts, prices, sums, terms, times } = say;
  const { recharge, threeMonths, tryAds } = facts.offers;
  const { minimumMonthlyFee } = facts.offers.adsManagement;
  const { saved, topUps: replaced, ...tryAdsStart } = sums.tryAdsStart;
  const { price, conditions } = prices.flippingCatalog.card;

  return {
    label: "Services",
    menuText: "Every service, with its price and timing.",
    meta: {
      title: "Services and prices: websites, ads, call answering",
      description: `Websites in ${times.instantWebsites}, Google Ads, online shops, landing pages and call answering: what each service costs and how soon it starts.`,
    },
    hero: {
      kicker: "From the first click to the phone call",
      title: "Start with the problem",
      accent: "you have today",
      lede: "Tell us about it in English: you can buy each service by itself, and if you don’t need the rest, we’ll say so.",
      offer: [
        {
          figure: euro(facts.offers.threeMonths.price),
          note: `a landing page for ${times.threeMonths}, ${terms.vat}`,
        },
        { figure: times.activation, note: "from your approval to a live campaign" },
        { figure: "Free", note: "consultation" },
      ],
      drawingAlt: "A board of tiles, one for each service, from target to handset",
    },
    more: {
      text: `“I reprint my catalogue every season”: ${[price, conditions].filter(Boolean).join(", ")}.`,
      link: "Flipping Catalog",
    },
    index: {
      title: "Or start with the problem",
      text: `${terms.fromMeans} All without VAT; nearly everything is live ${times.activation} after you approve it.`,
    },
    starts: {
      title: "How much do you want to start with?",
      text: `What we’d buy in your place for the first ${times.initialTerm}. ${terms.vatNote}`,
      items: sums.starts.map((start) => ({ budget: euro(start.budget), ...wordsOf(start) })),
    },
    terms: {
      title: "Fair terms",
      yours: "If you leave, the accounts, the copy, the domain and the number stay yours.",
      stops:
        "Whatever we run for you stops when you leave: ads, call answering, landing page, catalogue link. Your website we hand over to you.",
      items: [
        {
          title: "You say yes, then you pay",
          text: `A project, half when you approve the plan and half when it’s live; a landing page, when you approve it; TRY ADS and ${times.initialTerm} of ads management, in advance but after your yes.`,
        },
        {
          title: "What ends doesn’t renew by itself",
          text: "We write before your landing page, support or catalogue runs out, and you decide whether to carry on. What’s already paid isn’t refunded.",
        },
        {
          title: `To stop, give ${terms.noticePeriod} notice`,
          text: `Ads, analytics and RispondiSubito run month by month, with ${terms.notice}. For ads the minimum is ${times.initialTerm}.`,
        },
        {
          title: "Dates are promises",
          text: `For a campaign you get ${terms.approved} within ${times.plan} of your order; it’s live ${times.activation} after you approve them. ${terms.late}`,
        },
        { title: "Who answers", text: answering.who },
        {
          title: "You choose the language",
          text: `We talk, plan and report in ${answering.peopleSpeak}, and make pages and ads in either or both, at the same price. RispondiSubito speaks only ${answering.rispondiSubitoSpeaks}: if your callers don’t, it isn’t for you yet.`,
        },
        {
          title: "We count what leaves a trace",
          text: `Calls, messages and orders we can trace, with what each one cost, in a report ${times.report}. Somebody who sees your ad and just walks in isn’t counted.`,
        },
      ],
    },
    cta: {
      title: "Not sure which one?",
      text: "We’ll tell you in a free consultation, even if the answer is “nothing yet”.",
      button: "Get free advice",
    },
  } satisfies Words;

  function wordsOf({ ads, both, invoices, isProject, topUps, total, withVat }: Start) {
    const withOurVat = `(${terms.withVat(withVat)})`;
    const bothTerms = `over ${terms.spans.months(2 * threeMonths.months)}`;
    const page = { path: "landing" as const, offer: "A landing page" };
    const another = `Another ${times.threeMonths} of the page cost ${euro(threeMonths.renewal)}`;
    if (isProject)
      return {
        path: "services/lead-generation" as const,
        offer: "Lead generation",
        buys: `with one page, one channel and ${times.initialTerm} of management: ${euro(invoices)} to us (${terms.withVat(withVat - ads)}) and ${euro(ads)} of ads. In all, ${euro(total)} ${withOurVat}.`,
        monthThree: `After ${times.initialTerm} the page is yours (a rented landing page would save you ${euro(sums.managedPage.saved)}), and you know what each traced enquiry cost.`,
        follows: `Then, each month, ${euro(minimumMonthlyFee)} to us and ${euro(sums.thresholdSpend)} of ads: ${bothTerms}, ${euro(both.total)} (${terms.withVat(both.withVat)}).`,
        no: terms.adsRule,
      };
    if (topUps === 0)
      return {
        ...page,
        buys: `for ${times.threeMonths}: ${euro(total)} ${withOurVat}.`,
        monthThree: `After ${times.threeMonths} you have a page to send to anyone.`,
        follows: `${another}, or it goes offline and the copy stays yours.`,
        no: `No to ads: what’s left wouldn’t tell you whether they work. If you’re losing calls in ${answering.rispondiSubitoSpeaks}, RispondiSubito is ${prices.rispondiSubito.card.price}, ${prices.rispondiSubito.card.conditions}.`,
      };
    const withTopUps = `for ${times.threeMonths} and ${quantity(topUps, "top-up", "top-ups")}: ${euro(total)} ${withOurVat}, ${euro(ads)} of it ads.`;
    return total < (sums.projectStart ?? 0)
      ? {
          ...page,
          buys: withTopUps,
          monthThree: `After ${times.threeMonths} you know how many enquiries the ads have brought.`,
          follows: `${another}, a top-up ${euro(recharge.multiple)}. ${saved > 0 ? `If you’ve never tried ads, start with TRY ADS instead: with another ${times.threeMonths} of the page it’s ${euro(tryAdsStart.total)} (${terms.withVat(tryAdsStart.withVat)}), ${euro(tryAds.adSpend)} of ads included. You can buy it only once, and its ads run in the first ${times.tryAds}; top-ups run when you choose.` : ""}`,
          no: `No to monthly management: its first invoice is at least ${euro(sums.firstInvoiceMinimum)}, which would leave too little for the ads.`,
        }
      : {
          ...page,
          buys: withTopUps,
          monthThree: `After ${times.threeMonths} you’ve compared areas and hours, and know what to switch off.`,
          follows: `Another ${times.threeMonths} like these cost ${euro(both.total - total)}: ${bothTerms}, ${euro(both.total)} (${terms.withVat(both.withVat)}), ${euro(both.ads)} of it ads.${saved > 0 ? ` Start with TRY ADS, in place of the page and ${quantity(replaced, "top-up", "top-ups")}, and you spend ${euro(saved)} less.` : ""}`,
          no: sums.projectStart
            ? `No to lead generation: with management it starts at ${euro(sums.projectStart)}, and the rest won’t cover ${times.initialTerm} of ads at ${euro(sums.thresholdSpend)}.`
            : "",
        };
  }
};
