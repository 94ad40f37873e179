import { capitalize, quantity } from "../../facts/format.ts";
import type { Start } from "../../facts/offers.ts";
import type { Say } from "../../words/say.ts";
import type { Words } from "./words.ts";

export const en = (say: Say) => {
  const { answering, euro, facts, prices, sums, terms, times } = say;
  const { threeMonths } = facts.offers;
  const { initialTermMonths, minimumMonthlyFee } = facts.offers.adsManagement;
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
      lede: "Tell us in English. If one service is enough, we’ll say so.",
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
      text: `${terms.fromMeans} All without VAT.`,
    },
    starts: {
      title: "How much do you want to start with?",
      text: `What we’d buy in your shoes for the first ${times.initialTerm}. Budgets are before VAT (${facts.vatPercent}%).`,
      items: sums.starts.map((start) => ({ budget: euro(start.budget), ...wordsOf(start) })),
    },
    terms: {
      title: "Fair terms",
      yours: "If you leave, accounts, copy, domain and number stay yours.",
      stops:
        "When you leave, ads and call answering stop, and your landing page and catalogue go offline. Websites and lead generation pages are yours.",
      items: [
        {
          title: "You say yes, then you pay",
          text: `For projects, you pay half when you approve the plan and half at launch. You pay for a landing page on approval, a top-up on order, and TRY ADS and ${times.initialTerm} of management in advance.`,
        },
        {
          title: "Ad money we haven’t spent is yours",
          text: `We bill top-ups, TRY ADS and Win-Win with VAT, and unspent ad money comes back to you if you stop. Otherwise Google and Meta bill you; if you can’t deduct VAT, allow ${facts.vatPercent}% more.`,
        },
        {
          title: "Pages, support and catalogues run out",
          text: "They don’t renew by themselves. We write before the end and you decide. We don’t refund months you’ve paid for.",
        },
        {
          title: `To stop, give ${terms.noticePeriod} notice`,
          text: `RispondiSubito has no minimum term. Ads, lead generation, e-commerce and analytics run for at least ${times.initialTerm}. To stop then, tell us by the end of month ${terms.lastMonth}.`,
        },
        {
          title: "Dates are promises",
          text: `For a campaign you get ${terms.approved} within ${times.plan} of your order. ${terms.late}`,
        },
        {
          title: "You choose the language",
          text: `We talk, plan and report in ${answering.peopleSpeak}, and make pages and ads in either or both, at the same price. RispondiSubito speaks only ${answering.rispondiSubitoSpeaks}.`,
        },
        {
          title: "We count what can be traced",
          text: `${capitalize(times.report)} a report counts calls, messages and orders, and says what they cost. It can’t count people who just walk in.`,
        },
      ],
    },
    cta: {
      title: "Not sure which one?",
      text: "We’ll tell you in a free consultation, even if the answer is “nothing yet”.",
      button: "Get free advice",
    },
  } satisfies Words;

  function wordsOf(start: Start) {
    const { ads, both, budget, cheaper, invoices, isProject, topUps, total, vatInside } = start;
    const sum = (amount: number) => `${euro(amount)} (${terms.withVat(sums.withVat(amount))})`;
    const sumOf = (bought: { ads: number; total: number }) => `${sum(bought.total)}, ${euro(bought.ads)} of it ads`;
    const half = (cheaper ?? start).both;
    const months = terms.spans.months(2 * threeMonths.months);
    const andTopUps = (count: number) => (count ? ` and ${quantity(count, "top-up", "top-ups")}` : "");
    const afterTryAds = (count: number) => `another ${times.threeMonths} of the page${andTopUps(count)}`;
    const answeringFee = prices.rispondiSubito.next && `, ${terms.next} ${prices.rispondiSubito.next}`;
    const page = { path: "landing" as const, offer: "A landing page" };
    const best = vatInside && (vatInside.cheaper ?? vatInside);
    const andPage = (count: number) => `a landing page for ${times.threeMonths}${andTopUps(count)}`;
    const canTakeFewer = !isProject && best?.topUps && Boolean(vatInside?.cheaper) === Boolean(cheaper);
    const less =
      best &&
      (canTakeFewer
        ? `only ${quantity(best.topUps, "top-up", "top-ups")}`
        : vatInside.cheaper
          ? `TRY ADS, ${afterTryAds(best.topUps)}`
          : andPage(best.topUps));
    const ifVatInside = best
      ? `If ${euro(budget)} has to cover VAT, buy ${less}: ${terms.withVat(best.withVat)}${best.ads ? `, ${euro(best.ads)} of it ads` : ""}.`
      : "";
    if (isProject)
      return {
        path: "services/lead-generation" as const,
        offer: "Lead generation",
        buys: `with a page, one channel and ${times.initialTerm} of management: ${sum(invoices)} to us and ${euro(ads)} of ads. That’s ${euro(total)} (${terms.withVat(sums.withVat(total))}, on the ads too).`,
        instead: ifVatInside,
        monthThree: `The page is yours, and after ${times.initialTerm} you know what each traced enquiry cost.`,
        follows: `From month ${initialTermMonths + 1} you pay ${euro(minimumMonthlyFee)} a month to us and ${euro(sums.thresholdSpend)} for ads. Over ${months} that’s ${sum(both.total)}.`,
        no: terms.adsRule,
      };
    if (topUps === 0)
      return {
        ...page,
        buys: `for ${times.threeMonths}: ${sum(total)}.`,
        instead: "",
        monthThree: `For ${times.threeMonths} you have a page to send to anyone.`,
        follows: `Then you can keep it another ${times.threeMonths} for ${euro(threeMonths.renewal)}, or let it go offline and keep the copy.`,
        no: `We’d leave ads alone for now, as what’s left won’t tell you whether they work. Missing calls in ${answering.rispondiSubitoSpeaks}? Get RispondiSubito instead of the page: ${sum(sums.answering.total)} for ${times.threeMonths}${answeringFee}.`,
      };
    const withAds = cheaper
      ? {
          ...page,
          offer: "TRY ADS",
          buys: `the first time, plus ${afterTryAds(cheaper.topUps)}: ${sumOf(cheaper)}.`,
          instead: `${ifVatInside} Had TRY ADS before? Take ${andPage(topUps)}: ${sumOf(start)}.`.trim(),
        }
      : { ...page, buys: `for ${times.threeMonths}${andTopUps(topUps)}: ${sumOf(start)}.`, instead: ifVatInside };
    return total < (sums.projectStart ?? 0)
      ? {
          ...withAds,
          monthThree: `You pay for ${cheaper ? "TRY ADS" : "the page"} when you approve it, and for the rest when you order it.${cheaper ? ` The ads run for ${times.tryAds}, the page for ${terms.spans.months(cheaper.pageMonths)}.` : ""} After ${cheaper ? times.tryAds : times.threeMonths} you know how many enquiries they bring; a top-up, ${terms.withVat(sums.plansWithVat.recharge)}, buys ${euro(sums.topUp.adSpace)} more of ads.`,
          follows: "",
          no: `Monthly management can wait. At least ${euro(sums.firstTermMinimum)} for ${times.initialTerm} would go to us at once, leaving too little for ads.`,
        }
      : {
          ...withAds,
          monthThree: `After ${times.threeMonths} you’ve compared areas and hours, and know what to switch off.`,
          follows: `Over ${months}, with ${cheaper ? `TRY ADS, another ${terms.spans.months(half.pageMonths - facts.offers.tryAds.liveMonths)} of the page` : `${terms.spans.months(half.pageMonths)} of the page`}${andTopUps(half.topUps)}, you spend ${sumOf(half)}.`,
          no: sums.projectStart
            ? `We’d keep lead generation for later. It starts at ${euro(sums.projectStart)} with ${times.initialTerm} of management, which leaves too little for ads.`
            : "",
        };
  }
};
