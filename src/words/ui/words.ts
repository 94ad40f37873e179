/** What controls and notes say that stand on many pages. */
export interface UiWords {
  /** On the buttons of header and corner, with the number in the accessible name. */
  callNow: string;
  callTollFree: string;
  writeOnWhatsapp: string;
  /** After the buttons to call and to meet. */
  orWhatsapp: string;
  bookConsultation: string;
  /** Below frequent questions, before the link to WhatsApp. */
  anotherQuestion: string;
  opensNewTab: string;
  vatExtra: string;
  /** Below the price range of a service. */
  exactPrice: string;
  /** In the place of a price range that depends on the project. */
  priceVaries: string;
  /** The same in a word, for search engines. */
  varies: string;
  footer: {
    vat: string;
    /** What the law wants a company to show; a number, a sum or an address follows. */
    company: { register: string; rea: string; shareCapital: string; soleShareholder: string; pec: string };
    accessibility: string;
    privacy: string;
    cookies: string;
    linkedin: string;
    facebook: string;
    instagram: string;
    pages: string;
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
  reviews: {
    /** Accessible name of the five stars. */
    stars: string;
    /** How reviews are verified (Omnibus directive). */
    disclosure: string;
    /** The same in short, beside a single review. */
    disclosureOfOne: string;
    readOn: string;
    /** Follows the name of its author. */
    readOne: string;
    viewAll: string;
    /** Names the price of a service. */
    price: string;
  };
  embeds: {
    mapTitle: string;
    openMap: string;
    loadMap: string;
    feedTitle: string;
    openFeed: string;
    loadFeed: string;
    /** What a click to load means for privacy. */
    clickNotice: string;
  };
}
