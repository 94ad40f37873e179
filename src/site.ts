import type { Facts } from "./facts/fact-rules.ts";
import { reviews } from "./reviews.ts";

/**
 * The facts of the business: fill this in like a form, from top to bottom.
 *
 * Every name, number, address and link on the site is read from here. Change a
 * value, run `npm run build`, and it changes on every page. A wrong value is
 * reported with its line and what to do.
 *
 * Text goes in quotes, whole numbers stand without. Prices are in euro, VAT
 * excluded. `npm run check:launch` lists the values that are still samples.
 */
export const facts: Facts = {
  // ── Who you are ──────────────────────────────────────────────────────────

  // The name as customers know it: "Studio Ràbano & Figli". Up to 30 characters fit every title.
  name: "Agenzia Esempio",
  // Where the site is published: "https://www.studiorabano.it", or "https://user.github.io/site/" below a path.
  origin: "https://www.example.com",
  // Italian VAT number, eleven digits: "02342520158". The law asks for it on the home page.
  vat: "00000000000",
  // What the law wants a company to show. A sole trader writes: company: "sole trader",
  // A company fills this in and takes the slashes away; the last three lines may be left out.
  // company: {
  //   legalName: "Studio Ràbano S.r.l.",
  //   register: { office: "Monza", number: "02342520158" },
  //   rea: "MB-1234567",
  //   shareCapital: 10000, // Paid up.
  //   soleShareholder: true,
  //   pec: "studiorabano@pec.it",
  // },
  // Initials for the founder's card: "L. R.". To show a photo, put a JPEG, PNG or WebP of 640 × 800 pixels or more
  // in static/images and add it inside the braces: `, photo: "images/founder.jpg"`.
  founder: { initials: "A. E." },

  // ── How to reach you ─────────────────────────────────────────────────────

  // "info@studiorabano.it"
  email: "info@example.com",
  // With a plus, the country code and no spaces: "+39800123456" or "+390236596123".
  phones: {
    // The main number. Pages say "toll-free" only if it is one.
    tollFree: "+39800000000",
    // The floating call button.
    floatingCall: "+39800000000",
    // The number of the WhatsApp chat.
    whatsapp: "+39800000000",
  },
  // Countries from which the toll-free number can be called, by their codes: ["IT", "CH"]. Delete it with any other number.
  tollFreeFrom: ["IT"],
  // When a person answers: "Mo", "Tu", "We", "Th", "Fr", "Sa", "Su", and Italian time. At any other time your automatic assistant answers, if you have one.
  officeHours: { days: ["Mo", "Tu", "We", "Th", "Fr"], opens: "09:00", closes: "18:00" },
  // The languages of your people, of the automatic assistant of your own phone and chat, and of RispondiSubito, which
  // customers buy, by their codes: ["it", "en"]. Without an assistant delete it: pages say that nobody answers outside your office hours.
  spokenLanguages: { people: ["it", "en"], assistant: ["it"], rispondiSubito: ["it"] },

  // ── Where you are ────────────────────────────────────────────────────────

  // `country` is "IT" or "CH"; `province` is the province or the canton: "MB", "TI". With a single office delete the line of `operational`.
  addresses: {
    legal: { street: "Via Esempio 1", postalCode: "20900", city: "Monza", province: "MB", country: "IT" },
    operational: { street: "Via Esempio 2", postalCode: "20121", city: "Milano", province: "MI", country: "IT" },
  },
  // Where you take work, in every language: visitors and search engines read it.
  serviceAreas: {
    it: ["Italia", "Lombardia", "Milano", "Monza-Lecco-Como", "Canton Ticino"],
    en: ["Europe"],
  },

  // ── What you link to ─────────────────────────────────────────────────────

  // Whole addresses, copied from the browser: "https://www.instagram.com/studiorabano/". Delete the line of what you
  // do not have: its button, its link or its section goes from the pages. Reviews, policies and flags have to stay.
  links: {
    // Where visitors book a free consultation: "https://calendly.com/studiorabano".
    calendar: "https://example.com/calendario",
    // Your page on Google, or wherever your reviews are.
    reviews: "https://example.com/recensioni",
    // The founder's profile on LinkedIn.
    founder: "https://example.com/fondatore",
    // Your agency's profiles.
    linkedin: "https://example.com/linkedin",
    facebook: "https://example.com/facebook",
    instagram: "https://example.com/instagram",
    // Privacy policy and cookie policy.
    privacy: "https://example.com/privacy",
    cookies: "https://example.com/cookie",
    // Your accessibility statement, if you have one: accessibility: "https://www.studiorabano.it/accessibilita.pdf",
    // Google Maps: "Share" gives the first address, "Embed a map" the second (only what is between the quotes of src).
    map: "https://example.com/mappa",
    mapEmbed: "https://example.com/mappa/embed",
    // The script that your social-feed service gives you; see `socialFeedGlobal` below.
    socialFeedScript: "https://example.com/social-feed/widget.js",
    // Where the flags of the language switch come from. This one is real: leave it as it is.
    flags: "https://flagcdn.com",
  },

  // ── Your clients ─────────────────────────────────────────────────────────

  // Any number of each, in the order of the home page.
  clients: {
    // Sites to visit. Put a JPEG, PNG or WebP of 960 × 640 pixels or more in static/images/clients: "images/clients/bar.jpg".
    // `story` is optional: the trade and what you did, in every language. So is `result`: a few words on before and after.
    demos: [
      {
        name: "Trattoria Esempio",
        url: "https://example.com/demo/trattoria",
        image: "images/clients/trattoria.svg",
        story: {
          it: "Ristorante: si prenota dal telefono.",
          en: "Restaurant: bookings from a phone.",
        },
        result: {
          before: { it: "Martedì vuoto", en: "Empty Tuesdays" },
          after: { it: "martedì prenotato", en: "booked Tuesdays" },
        },
      },
      {
        name: "Studio Esempio",
        url: "https://example.com/demo/studio",
        image: "images/clients/studio.svg",
        story: {
          it: "Studio tecnico: un sito che fa chiamare.",
          en: "Surveyors: a site that gets people calling.",
        },
        result: {
          before: { it: "Solo passaparola", en: "Word of mouth alone" },
          after: { it: "richieste dal sito", en: "enquiries from the site" },
        },
      },
      {
        name: "Officina Esempio",
        url: "https://example.com/demo/officina",
        image: "images/clients/officina.svg",
        story: {
          it: "Officina: un centralino automatico.",
          en: "Garage: an automated phone line.",
        },
        result: {
          before: { it: "Chiamate perse", en: "Missed calls" },
          after: { it: "chiamate smistate", en: "calls put through" },
        },
      },
      {
        name: "Bottega Esempio",
        url: "https://example.com/demo/bottega",
        image: "images/clients/bottega.svg",
        story: {
          it: "Negozio: un promemoria a chi se ne va.",
          en: "Shop: reminders for shoppers who left.",
        },
        result: {
          before: { it: "Carrelli lasciati", en: "Abandoned baskets" },
          after: { it: "ordini finiti", en: "finished orders" },
        },
      },
      {
        name: "Palestra Esempio",
        url: "https://example.com/demo/palestra",
        image: "images/clients/palestra.svg",
        story: {
          it: "Palestra: una pagina per la prova gratuita.",
          en: "Gym: a page for the free trial.",
        },
        result: {
          before: { it: "Iscrizioni all’ultimo", en: "Last-minute sign-ups" },
          after: { it: "prove già prenotate", en: "trials booked early" },
        },
      },
      {
        name: "Vivaio Esempio",
        url: "https://example.com/demo/vivaio",
        image: "images/clients/vivaio.svg",
        story: {
          it: "Vivaio: un catalogo da sfogliare.",
          en: "Garden centre: a catalogue to flick through.",
        },
        result: {
          before: { it: "Catalogo scaduto", en: "Stale catalogue" },
          after: { it: "catalogo di stagione", en: "seasonal catalogue" },
        },
      },
    ],
    // Clients shown by name alone.
    names: ["Edilizia Esempio", "Farmacia Esempio", "Cantina Esempio", "Arredi Esempio", "Viaggi Esempio"],
  },
  // What clients say: write it in src/reviews.ts.
  reviews,

  // ── Your figures ─────────────────────────────────────────────────────────

  // The strip on the home page; pages add "+" and "%".
  statistics: { clients: 120, campaigns: 1000, averageRoiPercent: 300 },
  // "Over 10 years" in the text about your reputation; "over 15 years" on the founder's card and in the strip.
  experience: { reputationYears: 10, founderYears: 15 },
  // What an enquiry costs in ads, from and to, in euro, from campaigns of yours. Delete it if you cannot prove it.
  enquiryCost: [10, 30],
  // When RispondiSubito and your own automatic assistant answer: 24 hours, 7 days.
  availability: { hoursPerDay: 24, daysPerWeek: 7 },

  // ── Delivery times ───────────────────────────────────────────────────────

  delivery: {
    // Days until a campaign brings its first contacts.
    prospectsDays: 14,
    // First and last day of each phase; a site counts all days, a landing page the working days.
    instantWebsites: { analysis: [1, 2], planning: [3, 3], development: [4, 6], launch: [7, 7] },
    landingPages: { briefing: [1, 1], development: [2, 3], review: [4, 4], publication: [5, 5] },
    // Support included with a site.
    supportMonths: 12,
    // Working days from the order until plan, copy and budget of a campaign are there to approve; from that approval until it is active: from, to.
    planWorkingDays: 5,
    activationWorkingDays: [5, 7],
    // How long the free consultation takes, and the working days until the quote that follows it.
    consultationMinutes: 30,
    quoteWorkingDays: 2,
  },

  // ── Prices ───────────────────────────────────────────────────────────────

  // Percent of Italian VAT on your invoices. All other sums are without it.
  vatPercent: 22,
  // The fee of a project, from and to; of the answering service, its set-up. `null` means that the quote says it.
  prices: {
    leadGeneration: [1000, 5000],
    ecommerce: [1500, 7000],
    analytics: [500, 3000],
    rispondiSubito: [300, 1500],
    instantWebsites: [1000, 3000],
    flippingCatalog: [500, 2000],
  },
  // The ranges of the other services, for search engines alone: they must fit `offers`. `null` means that the price varies.
  rangeForSearch: { ads: [800, 4000], landingPages: [500, 2000], specializations: null },
  // How search engines show the prices of the whole agency.
  priceLevel: "€€€",
  // What follows a price: how many months of service it includes, and what going on costs, `perMonth` or `perYear`.
  // A service without a line ends with its delivery. Lead generation and e-commerce go on with `adsManagement`.
  continuing: {
    analytics: { months: 3, perMonth: 100 },
    rispondiSubito: { perMonth: 40 },
    // The months of a site are those of `supportMonths`. A lead page or a shop is hosted for the same.
    instantWebsites: { perYear: 300 },
    flippingCatalog: { months: 12, perYear: 120 },
  },
  // A website at the lowest price: its pages, and the small changes that a year of support includes.
  websites: { pages: 5, yearlyChanges: 12 },
  // Corrections that a landing page includes before it goes live, and for up to how many years it is the better choice.
  landingPages: { corrections: 3, years: 2 },
  // The pages of a catalog, and the products of an online shop, at the lowest price.
  catalogs: { pages: 12 },
  shops: { products: 20 },
  // Minutes of calls that the answering service includes each month; numbers in its set-up: the customer's own and those it puts calls through to; days after a missed payment until it stops.
  callAnswering: { monthlyMinutes: 300, numbers: 4, graceDays: 7 },
  // The price of one more: page of a site or of lead generation, number and `monthlyMinutes` a month of the answering
  // service, correction of a landing page, page of a site whose copy you write, page of a catalog, product of an online
  // shop. A channel costs the set-up of `adsManagement`.
  oneMore: { page: 150, number: 50, minutes: 30, correction: 60, copyPage: 100, catalogPage: 25, product: 20 },

  offers: {
    // The three price cards of the landing page offer, and what each month after their last one costs. A customer buys TRY ADS once.
    tryAds: { price: 1000, adSpend: 700, liveMonths: 2 },
    shortPlan: { price: 400, months: 3 },
    longPlan: { price: 1000, months: 12 },
    pageMonth: 75,
    // Extra advertising budget, and how much of it goes into ads.
    topUp: { price: 500, adSpacePercent: 70 },
    adsManagement: {
      setupPerChannel: 300,
      // Monthly fee: a percentage of the ad spend, and never less than the minimum.
      feePercent: 30,
      minimumMonthlyFee: 300,
      // Paid in advance. So many weeks before they end you ask whether to go on.
      initialTermMonths: 3,
      askedWeeksBefore: 2,
      noticeMonths: 1,
    },
  },

  // The orders whose bills stand on the pages: an item of the price list (src/facts/bill.ts), how many of it, and the
  // month from which it is paid, if that is not the one after what comes before. Delete one, and its bill goes.
  orders: {
    landingPages: [["shortPlan"]],
    tryAds: [["tryAds"]],
    tryAdsAndMore: [["tryAds"], ["pageMonth", 4], ["topUp", 2]],
    leadGeneration: [["leadGeneration"], ["management", { channels: 1, adsPerMonth: 1000, months: 3, winWin: true }]],
    ecommerce: [["ecommerce"], ["management", { channels: 1, adsPerMonth: 1000, months: 3, winWin: true }]],
    ads: [["management", { channels: 1, adsPerMonth: 1000, months: 3, winWin: false }]],
    winWin: [["management", { channels: 1, adsPerMonth: 1000, months: 3, winWin: true }]],
    analytics: [["analytics"]],
    rispondiSubito: [["rispondiSubito"], ["rispondiSubitoMonth", 12]],
    instantWebsites: [["instantWebsites"]],
    flippingCatalog: [["flippingCatalog"]],
  },

  // ── Map and social feed ──────────────────────────────────────────────────

  // "on-view" loads them as visitors reach them, and the law wants their consent first; "on-click" asks each visitor
  // with a button and needs no banner.
  embeds: "on-view",

  // ── Technical ────────────────────────────────────────────────────────────

  // The global object that the script of the social feed creates; its `init()` draws the feed.
  socialFeedGlobal: "SocialFeedWidget",
  // What only you can answer: `npm run check:launch` asks it. Remove an entry when you have decided.
  openQuestions: ["embeds", "claims"],
  // Content that is still a sample; remove an entry when you have replaced it.
  sampleContent: ["reviews", "founder", "stories", "terms", "enquiryCost"],
};
