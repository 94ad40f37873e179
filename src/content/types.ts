import type { Path } from "../urls.ts";

/**
 * What every language must supply. A missing key, or a list of the wrong
 * length, is a compile error. Counts come from specification section 2.
 */
export interface Content {
  nav: NavContent;
  hero: HeroContent;
  services: ServicesContent;
  flippingCatalog: FlippingCatalogContent;
  ui: UiContent;
  home: HomeContent;
  servicesOverview: ServicesOverviewContent;
  leadGeneration: LeadGenerationContent;
  ecommerce: EcommerceContent;
  ads: AdsContent;
  analytics: AnalyticsContent;
  rispondiSubito: RispondiSubitoContent;
  instantWebsites: InstantWebsitesContent;
  landingPages: LandingPagesContent;
  specializations: SpecializationsContent;
  about: AboutContent;
  testimonials: TestimonialsContent;
  contact: ContactContent;
  landingOffer: LandingOfferContent;
  googleAds: GoogleAdsContent;
  notFound: NotFoundContent;
}

/* ── Pieces ─────────────────────────────────────────────────────────── */

/** What search engines and chat previews show of a page. */
export interface PageMeta {
  /** At most 60 characters; the agency's name is part of it. */
  title: string;
  /** 110 to 160 characters. */
  description: string;
  /** What the share picture shows, for those who cannot see it. */
  imageAlt: string;
  /** Pages that sell one service name it: they get structured data. */
  service?: { type: string; description: string };
}

/** The opening of a page. */
export interface PageHeroContent {
  /** Short line above the title. */
  kicker: string;
  title: string;
  /** Last words of the title, in the accent colour. */
  accent?: string;
  lede: string;
  /** What the composition shows. */
  pictureAlt: string;
}

/** A heading with its text. */
export interface Titled {
  title: string;
  text: string;
}

/** A step with the days it takes. */
export interface TimelineStep extends Titled {
  day: string;
}

/** A question and its answer. */
export interface FaqItem {
  question: string;
  answer: string;
}

/** The last word of a page, and its button. */
export interface CallToActionContent extends Titled {
  button: string;
}

/** What a client says (specification section 3). */
export interface Review {
  /** Initials only. */
  author: string;
  /** Sector of the business; may be empty. */
  company: string;
  rating: 5;
  body: string;
}

/** Every page has its metadata and its hero. */
export interface PageContent {
  meta: PageMeta;
  hero: PageHeroContent;
}

type Three<T> = readonly [T, T, T];
type Four<T> = readonly [T, T, T, T];
type Five<T> = readonly [T, T, T, T, T];
type Six<T> = readonly [T, T, T, T, T, T];
type Eight<T> = readonly [T, T, T, T, T, T, T, T];

/* ── Shell ──────────────────────────────────────────────────────────── */

/** Navigation labels of specification section 2, and the menu of services. */
export interface NavContent {
  services: string;
  specializations: string;
  flippingCatalog: string;
  about: string;
  callNow: string;
  contactUs: string;
  instantWebsites: string;
  testimonials: string;
  /** Title and one line for each entry of the services menu. */
  menu: Record<
    "leadGeneration" | "ecommerce" | "ads" | "analytics" | "rispondiSubito" | "instantWebsites" | "landingPages",
    Titled
  >;
  /** Short names of the pages that have no entry above, for footer, next-page button and breadcrumbs. */
  home: string;
  landingOffer: string;
  googleAds: string;
}

/** Words of the frame around every page. */
export interface UiContent {
  skipToContent: string;
  mainNavigation: string;
  /** Name of the navigation on small screens, a landmark of its own. */
  menu: string;
  openMenu: string;
  closeMenu: string;
  allServices: string;
  tagline: string;
  homeLink: string;
  languageSwitch: string;
  /** "Chiama" plus the number in the accessible name. */
  call: string;
  callTollFree: string;
  writeOnWhatsapp: string;
  bookConsultation: string;
  contactUs: string;
  quickActions: string;
  /** Before the name of the next page of the chain. */
  nextPage: string;
  opensNewTab: string;
  vatExtra: string;
  /** Before the price range of a service. */
  priceRange: string;
  /** In the place of a price range that depends on the project. */
  priceVaries: string;
  /** Where the agency works (specification section 9, Service area). */
  areaServed: readonly string[];
  footer: {
    title: string;
    vat: string;
    legalAddress: string;
    operationalAddress: string;
    privacy: string;
    cookies: string;
    linkedin: string;
    facebook: string;
    instagram: string;
    pages: string;
    offers: string;
    follow: string;
    sampleNotice: string;
  };
  carousel: {
    /** What a carousel and its slides are called to screen readers: "carosello", "diapositiva". */
    kind: string;
    slideKind: string;
    previous: string;
    next: string;
    /** Name of a slide; `{n}` and `{count}` are filled in. */
    slide: string;
    /** Said after a move; `{first}`, `{last}` and `{count}` are filled in. */
    position: string;
  };
  card: {
    turn: string;
    turnBack: string;
    /** "Scopri di più" */
    learnMore: string;
    call: string;
    availability: string;
    sendMessage: string;
    sendMessageOrVoice: string;
  };
  clients: { visit: string };
  reviews: {
    /** Accessible name of the five stars. */
    stars: string;
    /** How reviews are verified (Omnibus directive). */
    disclosure: string;
    readOn: string;
    viewAll: string;
  };
  embeds: {
    mapTitle: string;
    openMap: string;
    loadMap: string;
    feedTitle: string;
    openFeed: string;
    loadFeed: string;
    feedFailed: string;
    /** What a click to load means for privacy. */
    clickNotice: string;
  };
}

/* ── Home ───────────────────────────────────────────────────────────── */

/** The opening of the home page, with both faces of its picture. */
export interface HeroContent {
  kicker: string;
  title: string;
  /** The highlight: last words of the title. */
  highlight: string;
  description: string;
  startNow: string;
  learnMore: string;
  picture: {
    frontAlt: string;
    /** "Velocità", "Successo" */
    words: readonly [string, string];
    /** "Clicca per tornare all'immagine" */
    back: string;
    turn: string;
  };
}

/** Drawings in `src/components/icon.tsx`. */
export type ServiceIcon = "target" | "cart" | "megaphone" | "bars" | "bolt" | "chat" | "page" | "phone";

/** A card of the services grid, with two faces. */
export interface ServiceCard {
  title: string;
  description: string;
  icon: ServiceIcon;
  /** Three short points, on the back. */
  features: Three<string>;
  /** Where a click leads; null turns the card over. */
  path: Path | null;
  whatsapp: boolean;
}

/** The services grid. */
export interface ServicesContent {
  title: string;
  text: string;
  cards: Eight<ServiceCard>;
}

/** The sections of the home page that are its own. */
export interface HomeContent {
  meta: PageMeta;
  statistics: { title: string; clients: string; campaigns: string; roi: string; experience: string };
  method: { title: string; text: string; steps: Four<Titled> };
  clients: { title: string; text: string };
  faq: { title: string; items: Four<FaqItem> };
  testimonials: { title: string; text: string };
  feed: { title: string; text: string };
}

/* ── Contact section, on the home page and the contact page ─────────── */

/** The contact page, and the contact section it shares with the home page. */
export interface ContactContent extends PageContent {
  section: {
    title: string;
    text: string;
    /** "Concierge digitale": label of the phone number. */
    concierge: string;
    phoneNote: string;
    whatsapp: Titled;
    calendar: Titled;
    legal: string;
    operational: string;
  };
  /** What happens after the first contact. */
  next: { title: string; steps: Three<Titled> };
}

/* ── Services ───────────────────────────────────────────────────────── */

/** The services overview. */
export interface ServicesOverviewContent extends PageContent {
  /** A few lines on each card's service, in the order of the cards. */
  entries: Eight<{ text: string; link: string }>;
  guide: { title: string; text: string; rows: Four<{ need: string; answer: string; path: Path }> };
  cta: CallToActionContent;
}

/** What the four classic service pages share: hero, 4 features, 4 steps, two questions and a call to action. */
export interface ServicePageContent extends PageContent {
  featuresTitle: string;
  features: Four<Titled>;
  process: { title: string; text: string; steps: Four<Titled> };
  /** Activation times, and how results are measured. */
  questions: { title: string; items: readonly [FaqItem, FaqItem] };
  cta: CallToActionContent;
}

/** Lead generation. */
export interface LeadGenerationContent extends ServicePageContent {
  /** From a visit to a conversation: the net of the illustration. */
  funnel: { title: string; text: string; stages: Three<Titled> };
}

/** E-commerce promotion. */
export interface EcommerceContent extends ServicePageContent {
  /** Where orders get lost, and what we do about it. */
  leaks: { title: string; text: string; rows: Four<{ leak: string; remedy: string }> };
}

/** Ads management. */
export interface AdsContent extends ServicePageContent {
  /** Google beside Facebook: when each is right. */
  platforms: { title: string; google: Titled; facebook: Titled; both: string };
  /** Points at the offer with its prices. */
  offer: Titled & { link: string };
}

/** Analytics and reporting. */
export interface AnalyticsContent extends ServicePageContent {
  /** The questions one page of report answers. */
  report: { title: string; text: string; questions: Five<string> };
}

/** The answering service. */
export interface RispondiSubitoContent extends PageContent {
  test: Titled & { button: string; note: string };
  featuresTitle: string;
  features: Four<Titled>;
  /** A call, minute by minute: what the caller hears and what you get. */
  call: { title: string; text: string; moments: Four<Titled> };
  process: { title: string; steps: Four<Titled> };
  questions: { title: string; items: readonly [FaqItem, FaqItem] };
  cta: CallToActionContent;
}

/** Instant websites. */
export interface InstantWebsitesContent extends PageContent {
  timeline: { title: string; text: string; steps: Four<TimelineStep> };
  benefits: { title: string; items: Three<Titled> };
  /** What the site is made of when it goes online. */
  included: { title: string; text: string; items: Six<string> };
  questions: { title: string; items: readonly [FaqItem, FaqItem] };
  cta: CallToActionContent;
}

/** Professional landing pages. */
export interface LandingPagesContent extends PageContent {
  why: Titled;
  /** Hosting, SSL, analytics, updates. */
  included: { title: string; items: Four<Titled> };
  process: { title: string; text: string; steps: Four<TimelineStep> };
  /** The parts of a page that convinces, shown as a drawn page. */
  anatomy: { title: string; parts: Five<Titled> };
  questions: { title: string; items: readonly [FaqItem, FaqItem] };
  cta: CallToActionContent;
}

/** Flipping Catalog. */
export interface FlippingCatalogContent extends PageContent {
  advantages: { title: string; items: Three<Titled> };
  /** A small catalog to try: cover, pages, back. */
  demo: { title: string; text: string; label: string; previous: string; next: string; pages: Six<Titled> };
  uses: { title: string; items: Three<Titled> };
  questions: { title: string; items: readonly [FaqItem, FaqItem] };
  cta: CallToActionContent;
}

/** Specializations. */
export interface SpecializationsContent extends PageContent {
  platforms: { title: string; text: string; google: TitledList; facebook: TitledList };
  seo: TitledList;
  analytics: TitledList;
  questions: { title: string; items: readonly [FaqItem, FaqItem] };
  cta: CallToActionContent;
}

/** A heading with its text and three points. */
export interface TitledList extends Titled {
  items: Three<string>;
}

/* ── Agency ─────────────────────────────────────────────────────────── */

/** About the agency. */
export interface AboutContent extends PageContent {
  reputation: { title: string; text: string; verified: string; link: string };
  founder: { title: string; role: string; text: string; quote: string; link: string };
  values: { title: string; items: Three<Titled> };
  method: { title: string; text: string; steps: Four<Titled> };
  cta: CallToActionContent;
}

/** The reviews and their page. */
export interface TestimonialsContent extends PageContent {
  /** 17; the first six also stand in the carousels. */
  reviews: readonly Review[];
  cta: CallToActionContent;
}

/* ── Offers ─────────────────────────────────────────────────────────── */

/** A price card. */
export interface PricingOption {
  title: string;
  /** With currency; "VAT extra" is set beside it. */
  price: string;
  period: string;
  features: readonly string[];
  button: string;
}

/** The landing-page offer. */
export interface LandingOfferContent extends PageContent {
  requestQuote: string;
  learnMore: string;
  process: { title: string; text: string; steps: Four<TimelineStep>; contact: string; prices: string };
  inclusive: { title: string; text: string; items: Six<Titled> };
  simplicity: Titled & { points: Three<string> };
  updates: { title: string; text: string; items: Four<string> };
  conversion: { title: string; text: string; items: Five<Titled> };
  pricing: { title: string; text: string; options: Three<PricingOption>; recharge: PricingOption & { text: string } };
  contact: Titled & { whatsapp: string; phone: string };
}

/** The sales page of ads management. */
export interface GoogleAdsContent extends PageContent {
  whatsapp: string;
  call: string;
  scroll: string;
  problems: { title: string; text: string; items: Five<Titled> };
  philosophy: { title: string; paragraphs: readonly string[]; quote: string };
  blocks: { title: string; items: Four<{ title: string; items: readonly string[] }> };
  prices: {
    title: string;
    text: string;
    rows: readonly { label: string; value: string; note: string }[];
  };
  winWin: { title: string; text: string; points: readonly Titled[]; note: string };
  reasons: { title: string; items: Five<Titled> };
  testimonials: { title: string; text: string };
  faq: { title: string; items: Five<FaqItem> };
  final: Titled;
}

/** What the 404 page says. */
export interface NotFoundContent {
  title: string;
  text: string;
  home: string;
}
