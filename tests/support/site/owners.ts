import type { Owner } from "../../../src/create-site.ts";
import type { Facts } from "../../../src/facts/fact-rules.ts";
import { root } from "../project/project-root.ts";
import { facts as realFacts } from "../project/real-facts.ts";

/** Returns an owner with real facts that are changed. */
function owner(change: (facts: Facts) => void): Owner {
  const facts = structuredClone(realFacts);
  change(facts);
  return { root, facts };
}

/** The owners of the matrix, by name, whose choices this site does not make. The rules of `tests/rules` hold for each. */
export const owners = {
  "embeds on click, below a path": () =>
    owner((facts) => {
      facts.embeds = "on-click";
      facts.origin = "https://studio.github.io/sito/";
    }),
  "a landline, no assistant, calendar or feed, Monday to Friday": () =>
    owner((facts) => {
      facts.phones.tollFree = "+390236596123";
      delete facts.tollFreeFrom;
      delete facts.spokenLanguages.assistant;
      delete facts.links.calendar;
      delete facts.links.socialFeedScript;
      facts.officeHours = { days: ["Mo", "Tu", "We", "Th", "Fr"], opens: "09:00", closes: "13:00" };
      facts.availability = { hoursPerDay: 9, daysPerWeek: 5 };
    }),
  "nothing that is optional": () =>
    owner((facts) => {
      const { reviews, privacy, cookies, flags } = facts.links;
      facts.links = { reviews, privacy, cookies, flags };
      facts.phones.tollFree = "+390236596123";
      delete facts.tollFreeFrom;
      delete facts.spokenLanguages.assistant;
      delete facts.addresses.operational;
      facts.addresses.legal.city = "Arezzo";
      facts.company = "sole trader";
      facts.clients = { demos: [], names: [] };
      facts.reviews = [];
      facts.continuing = {};
      facts.prices.flippingCatalog = null;
      facts.orders = { ads: facts.orders.ads, tryAds: [["tryAds"]] };
      delete facts.enquiryCost;
      facts.sampleContent = ["terms"];
    }),
  "long names and addresses": () =>
    owner((facts) => {
      facts.name = "Agenzia di Comunicazione & Marketing Sant’Ambrogio “Łódź”";
      facts.email = "amministrazione.e.contabilita@agenziadicomunicazionesantambrogio.it";
      Object.assign(facts.addresses.legal, { street: "Piazza San Giovanni Battista alle Quattro Fontane 128/bis" });
      Object.assign(facts.addresses.legal, { city: "Castelnuovo di Garfagnana", province: "LU" });
      facts.serviceAreas.it = Array.from({ length: 12 }, (_, index) => `Valle e colline di ${index + 1} fiumi`);
      for (const demo of facts.clients.demos) demo.name = `${demo.name} di Bartolomeo Castelfranchi & Figli`;
    }),
};
