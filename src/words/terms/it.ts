import { countryNames, euro, languageNames, list, NBSP, openingHours, plural, quantity } from "../../format.ts";
import { site } from "../../site.ts";
import { firstTermMinimum } from "../fees.ts";
import type { TermsWords } from "./words.ts";

const { availability, delivery, experience, offers, statistics, terms } = site;
const { feePercent, initialTermMonths, minimumMonthlyFee, noticeMonths, setupPerChannel } = offers.adsManagement;
const initialTerm = quantity(initialTermMonths, "mese", "mesi");
const firstMonths = plural(initialTermMonths, `primo${NBSP}mese`, `primi${NBSP}${initialTerm}`);

const possessions = { domain: "dominio", texts: "testi", accounts: "account" };
const kept = list(
  terms.customerKeeps.map((name) => possessions[name]),
  "it",
);
const keeps = `${plural(terms.customerKeeps.length, "Resta comunque tuo", "Restano comunque tuoi")} ${kept}.`;
const renewals = {
  "by-choice": "non si rinnova da sola. Prima della scadenza ti scriviamo, e scegli tu se continuare",
  automatic: "prosegue da sola finché non la disdici",
};
const renewalPrices = {
  same: "Il prezzo resta lo stesso.",
  quoted: "Il prezzo per continuare è quello del preventivo.",
};
const nextPrices = { same: "allo stesso prezzo", quoted: "al prezzo del preventivo" };
const thenByChoice = { "by-choice": "{price}, solo se continui", automatic: "{price}, finché non disdici" }[
  terms.planRenewal
];
const unit = { project: "a progetto", setup: "per l’attivazione", month: "al mese", year: "l’anno" };
const nextYear = terms.priceRanges.instantWebsites.goingOn;
const goingOn = nextYear ? `Continuare costa ${euro(nextYear.price, "it")} ${unit[nextYear.per]}, IVA esclusa. ` : "";
const sitesAfter = {
  "handed-over": "Se ti fermi, ti consegniamo il sito.",
  offline: "Se ti fermi, il sito va offline.",
};
const pagesAfter = { offline: "Se ti fermi, la pagina va offline.", online: "Se ti fermi, la pagina resta online." };
const parts = { domain: "dominio", hosting: "hosting" };
const planPaid = { start: "alla conferma", monthly: "mese per mese" }[terms.plansPaid];
const plansPaid = `si paga ${planPaid}`;
const approvals = { texts: "testi", pictures: "immagini", budget: "budget" };
const notice = quantity(noticeMonths, "mese", "mesi");
const shortFeeTerms = `più ${euro(setupPerChannel, "it")} di avvio per canale, annunci esclusi, ${firstMonths} in anticipo`;
const feeTerms = `più ${euro(setupPerChannel, "it")} di avvio per canale e il budget degli annunci; ${plural(initialTermMonths, "il", "i")} ${firstMonths} si ${plural(initialTermMonths, "paga", "pagano")} in anticipo, almeno ${euro(firstTermMinimum, "it")}; poi puoi disdire con ${notice} di preavviso`;

export const it = {
  tollFreeNumber: "numero verde",
  ordinaryNumber: "nostro numero",
  from: "da",
  madeToMeasure: "su misura",
  vat: "IVA esclusa",
  unit,
  next: "poi",
  priceRows: { price: "Prezzo", paid: "Si paga", covers: "Comprende", next: "Poi" },
  projectsPaid: {
    start: "alla conferma",
    halves: "metà alla conferma, metà quando è attivo",
    end: "quando è attivo",
  }[terms.projectsPaid],
  planPaid,
  service: "{months} di servizio",
  thenMonthly: `{price}; puoi disdire con ${notice} di preavviso`,
  thenByChoice,
  planGoesOn: thenByChoice.replace("{price}", nextPrices[terms.planRenewalPrice]),
  adBudget: { excluded: "annunci esclusi", included: "annunci inclusi" },
  adBudgetAndVat: { excluded: "annunci e IVA esclusi", included: "annunci inclusi, IVA esclusa" },
  fromMeans: "«Da» è il prezzo più basso: il tuo è scritto nel preventivo.",
  numbers: ["un", "due", "tre", "quattro", "cinque", "sei", "sette", "otto", "nove", "dieci", "undici", "dodici"],
  firstMonths,
  feeTerms,
  shortFeeTerms,
  adsTerms: `Prezzi IVA esclusa. Gestione delle campagne: ${shortFeeTerms}.`,
  feeRows: [
    {
      term: "Gestione",
      text: `${feePercent}% della spesa in annunci, almeno ${euro(minimumMonthlyFee, "it")} al mese`,
    },
    { term: "Avvio", text: `${euro(setupPerChannel, "it")} per canale, una volta` },
    { term: "Si paga", text: `${firstMonths} in anticipo, almeno ${euro(firstTermMinimum, "it")}` },
    { term: "Poi", text: `puoi disdire con ${notice} di preavviso` },
  ],
  advance: { "planned-spend": "calcolato sulla spesa prevista", minimum: "pari al minimo" }[terms.advanceOn],
  plansPaid,
  planEnd: `La formula ${plansPaid} e ${renewals[terms.planRenewal]}. ${renewalPrices[terms.planRenewalPrice]} ${pagesAfter[terms.pageAfterPlan]} ${keeps}`,
  supportEnd: `L’assistenza ${renewals[terms.planRenewal]}. ${goingOn}${sitesAfter[terms.websiteAfter]} ${keeps}`,
  websiteIncludes: list(
    terms.websiteIncludes.map((name) => parts[name]),
    "it",
  ),
  leadsFor: {
    "one-client": "Ogni contatto è solo tuo.",
    several: "Lo stesso contatto può arrivare anche ad altre imprese.",
  }[terms.leadsFor],
  keeps,
  roiBasis: {
    "net-revenue": "Ricavi dagli annunci meno la spesa, in rapporto alla spesa. Media delle campagne gestite.",
    revenue: "Ricavi dagli annunci in rapporto alla spesa. Media delle campagne gestite.",
  }[terms.roiMeasure],
  topUpFor: {
    "own-campaigns": "Per chi ha già una campagna con noi",
    everyone: "Per qualsiasi campagna",
  }[terms.topUpFor],
  approved: list(
    terms.approvedFirst.map((name) => approvals[name]),
    "it",
  ),
  officeHours: openingHours(site.officeHours, "it"),
  peopleSpeak: languageNames(site.spokenLanguages.people, "it"),
  lineSpeaks: languageNames(site.spokenLanguages.automatic, "it"),
  tollFreeFrom: countryNames(site.tollFreeFrom, "it"),
  month: { one: "mese", many: "mesi" },
  year: { one: "anno", many: "anni" },
  times: {
    availability: `${quantity(availability.hoursPerDay, "ora", "ore")} su 24, ${quantity(availability.daysPerWeek, "giorno", "giorni")} su 7`,
    prospects: quantity(delivery.prospectsDays, "giorno", "giorni"),
    instantWebsites: quantity(delivery.instantWebsites.days, "giorno", "giorni"),
    landingPages: quantity(delivery.landingPages.workingDays, "giorno lavorativo", "giorni lavorativi"),
    activation: quantity(delivery.activationWorkingDays, "giorno lavorativo", "giorni lavorativi"),
    support: quantity(delivery.supportMonths, "mese", "mesi"),
    report: { week: "ogni settimana", month: "ogni mese", quarter: "ogni trimestre" }[terms.reportEvery],
    reputation: quantity(experience.reputationYears, "anno", "anni"),
    founder: quantity(experience.founderYears, "anno", "anni"),
    experience: quantity(statistics.experienceYears, "anno", "anni"),
    initialTerm,
    notice,
    tryAds: quantity(offers.tryAds.liveMonths, "mese", "mesi"),
    threeMonths: quantity(offers.threeMonths.months, "mese", "mesi"),
    oneYear: quantity(offers.oneYear.months, "mese", "mesi"),
  },
} satisfies TermsWords;
