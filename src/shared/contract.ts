/** Names that the HTML shares with the browser script, or with the build. */

/** Local-storage key of the chosen language. */
export const LANGUAGE_KEY = "language";

/** Id of the contact section that a navigation may ask to scroll to. */
export const CONTACT_ID = "contact";

/** `<meta name>` that carries the build id; pages of another build do not fit. */
export const BUILD_META = "build";

/** `<meta name>` with the address of the file that has the pages of the language. */
export const PAGES_META = "pages";

/** The pages of a language: their addresses, head tags and regions, all in the same order. */
export interface PagesFile {
  /** The build id of the documents that it fits. */
  build: string;
  /** On this site, with the base path. */
  addresses: string[];
  heads: string[];
  /** By the names of the regions. */
  regions: Record<string, string[]>;
}

/** Session-storage key under which `404.html` leaves the unknown address for the note of the home page. */
export const MISSING_KEY = "missing";

/** Message type that the social-feed frame posts to the page around it. */
export const FEED_MESSAGE = "social-feed";

/** What a document has in place of the styles of its first screen, which the build writes once it knows the classes there. */
export const FIRST_SCREEN_STYLES = "/* styles of the first screen */";
/** In the policy of a document: in place of the hashes of the scripts or styles that stand in it. */
export const INLINE_HASHES = "'inline'";
