/**
 * The business facts: the one place the owner edits.
 *
 * Every number, address and link that a page shows is read from here, so a
 * change here changes it everywhere after `npm run build`. The build checks
 * each value (`src/ssg/facts.ts`) and says what to mend.
 *
 * Money is in whole euro, VAT excluded. Phone numbers are E.164. Durations
 * carry their unit in the name.
 */
export const site: Facts = {
  name: "Agenzia Esempio",
  /** Where the site is published. A path (`https://user.github.io/repo/`) becomes the base path of every link. */
  origin: "https://www.example.com",
  vat: "00000000000",
  email: "info@example.com",
  /** Until when `security.txt` holds (RFC 9116 advises less than a year); the launch check says when it has passed. */
  securityTxtExpires: "2027-10-31T23:00:00Z",

  phones: {
    tollFree: "+39800000000",
    floatingCall: "+39800000000",
    whatsapp: "+39800000000",
  },
  addresses: {
    legal: { street: "Via Esempio 1", postalCode: "20900", city: "Monza", province: "MB" },
    operational: { street: "Via Esempio 2", postalCode: "20121", city: "Milano", province: "MI" },
  },
  links: {
    calendar: "https://example.com/calendario",
    reviews: "https://example.com/recensioni",
    founder: "https://example.com/fondatore",
    linkedin: "https://example.com/linkedin",
    facebook: "https://example.com/facebook",
    instagram: "https://example.com/instagram",
    privacy: "https://example.com/privacy",
    cookies: "https://example.com/cookie",
    mapEmbed: "https://example.com/mappa/embed",
    map: "https://example.com/mappa",
    socialFeedScript: "https://example.com/social-feed/widget.js",
    flags: "https://flagcdn.com",
  },
  /** The global object that the social-feed script creates; its `init()` draws the feed. */
  socialFeedGlobal: "SocialFeedWidget",
  /** `on-view` loads map, feed and flags as they come near; `on-click` asks the visitor first. */
  embeds: "on-view",

  /** Content that still stands in for the real one; take an entry out when you have replaced it. */
  sampleContent: ["reviews", "founder"],

  founder: { initials: "A. E." },
  clients: {
    demos: [
      { name: "Trattoria Esempio", url: "https://example.com/demo/trattoria", image: "images/clients/trattoria.svg" },
      { name: "Studio Esempio", url: "https://example.com/demo/studio", image: "images/clients/studio.svg" },
      { name: "Officina Esempio", url: "https://example.com/demo/officina", image: "images/clients/officina.svg" },
      { name: "Bottega Esempio", url: "https://example.com/demo/bottega", image: "images/clients/bottega.svg" },
      { name: "Palestra Esempio", url: "https://example.com/demo/palestra", image: "images/clients/palestra.svg" },
      { name: "Vivaio Esempio", url: "https://example.com/demo/vivaio", image: "images/clients/vivaio.svg" },
    ],
    names: ["Edilizia Esempio", "Farmacia Esempio", "Cantina Esempio", "Arredi Esempio", "Viaggi Esempio"],
  },

  availability: { hoursPerDay: 24, daysPerWeek: 7 },
  statistics: { clients: 120, campaigns: 1000, averageRoiPercent: 300, experienceYears: 15 },
  experience: { reputationYears: 10, founderYears: 15 },

  delivery: {
    /** Days to the first prospects, as the tagline promises. */
    prospectsDays: 14,
    instantSite: {
      days: 7,
      timeline: { analysis: [1, 2], planning: [3, 3], development: [4, 6], launch: [7, 7] },
    },
    landingPage: {
      workingDays: 5,
      timeline: { briefing: [1, 1], development: [2, 3], review: [4, 4], publication: [5, 5] },
    },
    supportMonths: 12,
    activationWorkingDays: [5, 7],
  },

  /** Price ranges of the structured data, specification section 3. `null` means it varies. */
  priceRanges: {
    leadGeneration: [1000, 5000],
    ecommerce: [1500, 7000],
    ads: [800, 4000],
    analytics: [500, 3000],
    rispondiSubito: [300, 1500],
    landingPages: [500, 2000],
    instantWebsites: [1000, 3000],
    flippingCatalog: [500, 2000],
    specializations: null,
  },
  defaultPriceRange: "€€€",

  offers: {
    tryAds: { price: 1000, adSpend: 700, liveMonths: 2 },
    threeMonths: { price: 400, months: 3 },
    oneYear: { price: 1000, months: 12 },
    recharge: { multiple: 500, adSpacePercent: 70, managementPercent: 30 },
    adsManagement: {
      setupPerChannel: 300,
      feePercent: 30,
      minimumMonthlyFee: 300,
      initialTermMonths: 3,
      noticeMonths: 1,
    },
  },
};

/** The form of the facts; the build checks the values as well (`src/ssg/facts.ts`). */
export interface Facts {
  name: string;
  origin: string;
  vat: string;
  email: string;
  securityTxtExpires: string;
  phones: { tollFree: string; floatingCall: string; whatsapp: string };
  addresses: { legal: Address; operational: Address };
  links: Record<LinkName, string>;
  socialFeedGlobal: string;
  embeds: "on-view" | "on-click";
  sampleContent: SampleContent[];
  founder: { initials: string };
  clients: { demos: ClientDemo[]; names: string[] };
  availability: { hoursPerDay: number; daysPerWeek: number };
  statistics: { clients: number; campaigns: number; averageRoiPercent: number; experienceYears: number };
  experience: { reputationYears: number; founderYears: number };
  delivery: {
    prospectsDays: number;
    instantSite: { days: number; timeline: Record<"analysis" | "planning" | "development" | "launch", Range> };
    landingPage: {
      workingDays: number;
      timeline: Record<"briefing" | "development" | "review" | "publication", Range>;
    };
    supportMonths: number;
    activationWorkingDays: Range;
  };
  priceRanges: Record<PricedService, Range | null>;
  defaultPriceRange: string;
  offers: {
    tryAds: { price: number; adSpend: number; liveMonths: number };
    threeMonths: { price: number; months: number };
    oneYear: { price: number; months: number };
    recharge: { multiple: number; adSpacePercent: number; managementPercent: number };
    adsManagement: {
      setupPerChannel: number;
      feePercent: number;
      minimumMonthlyFee: number;
      initialTermMonths: number;
      noticeMonths: number;
    };
  };
}

/** An Italian postal address. */
export interface Address {
  street: string;
  postalCode: string;
  city: string;
  /** Two-letter Italian province code. */
  province: string;
}

/** A client whose demo site the home page shows; `image` is a path below `static/`. */
export interface ClientDemo {
  name: string;
  url: string;
  image: string;
}

/** Kinds of content that no single fact shows to be a sample. */
export type SampleContent = "reviews" | "founder";

/** First and last value, both included. */
export type Range = readonly [from: number, to: number];

/** Every address outside the site that a page leads to or loads. */
export type LinkName =
  | "calendar"
  | "reviews"
  | "founder"
  | "linkedin"
  | "facebook"
  | "instagram"
  | "privacy"
  | "cookies"
  | "mapEmbed"
  | "map"
  | "socialFeedScript"
  | "flags";

/** Every service with a price range (specification section 3). */
export type PricedService =
  | "leadGeneration"
  | "ecommerce"
  | "ads"
  | "analytics"
  | "rispondiSubito"
  | "landingPages"
  | "instantWebsites"
  | "flippingCatalog"
  | "specializations";
