import type { Facts, NumberRange } from "../../facts/fact-rules.ts";
import { isTollFree } from "../../facts/phone.ts";
import { type Problem, placeOfFact } from "../problems/problem.ts";

/** Finds facts that are right by themselves and cannot be true together. Each names both places. */
export function contradictionsIn({ delivery, experience, offers, phones, tollFreeFrom }: Facts): Problem[] {
  const { oneYear, threeMonths, tryAds } = offers;
  const { instantWebsites, landingPages } = delivery;
  const perMonth = ({ price, months }: { price: number; months: number }) => price / months;
  return [
    ...contradiction(
      isTollFree(phones.tollFree) && tollFreeFrom === undefined,
      ["tollFreeFrom", "missing"],
      ["phones.tollFree", phones.tollFree],
      "A toll-free number can be called from some countries only.",
    ),
    ...contradiction(
      tryAds.adSpend > tryAds.price,
      ["offers.tryAds.adSpend", tryAds.adSpend],
      ["offers.tryAds.price", tryAds.price],
      "The price includes the ads, so it cannot be lower.",
    ),
    ...contradiction(
      oneYear.months <= threeMonths.months,
      ["offers.oneYear.months", oneYear.months],
      ["offers.threeMonths.months", threeMonths.months],
      "The second plan is the longer one.",
    ),
    ...contradiction(
      oneYear.months > threeMonths.months && perMonth(oneYear) > perMonth(threeMonths),
      ["offers.oneYear.price", oneYear.price],
      ["offers.threeMonths.price", threeMonths.price],
      "The longer plan is recommended, so it cannot cost more a month.",
    ),
    ...contradiction(
      experience.founderYears < experience.reputationYears,
      ["experience.founderYears", experience.founderYears],
      ["experience.reputationYears", experience.reputationYears],
      "An agency is no older than the experience of its founder.",
    ),
    ...timelineContradictions("delivery.instantWebsites", "days", instantWebsites.days, instantWebsites.timeline),
    ...timelineContradictions("delivery.landingPages", "workingDays", landingPages.workingDays, landingPages.timeline),
  ];
}

/** The phases of a timeline follow each other and end with the delivery time. */
function timelineContradictions(
  fact: string,
  total: string,
  days: number,
  timeline: Record<string, NumberRange>,
): Problem[] {
  const phases = Object.entries(timeline);
  return phases.flatMap(([name, [from, to]], index) => {
    const [beforeName = "", [, before] = [0, 0]] = phases[index - 1] ?? [];
    const isLast = index === phases.length - 1;
    const place = `${fact}.timeline.${name}`;
    return [
      ...contradiction(
        index > 0 && from <= before,
        [place, `[${from}, ${to}]`],
        [`${fact}.timeline.${beforeName}`, `until ${before}`],
        "A phase begins after the one before it.",
      ),
      ...contradiction(
        isLast ? to !== days : to > days,
        [place, `[${from}, ${to}]`],
        [`${fact}.${total}`, days],
        "The last phase ends with the delivery time.",
      ),
    ];
  });
}

type Fact = [name: string, value: number | string];

function contradiction(isThere: boolean, [one, value]: Fact, [other, otherValue]: Fact, reason: string): Problem[] {
  if (!isThere) return [];
  const says = `${one} is ${value}, and ${other} is ${otherValue}. ${reason}`;
  return [{ place: placeOfFact(one), says, fix: "Correct one of the two." }];
}
