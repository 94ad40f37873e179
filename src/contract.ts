/** Names that the HTML and the browser script share. */

/** Local-storage key of the chosen language. */
export const LANGUAGE_KEY = "language";

/** Id of the contact section that a navigation may ask to scroll to. */
export const CONTACT_ID = "contact";

/** Set on `<html>` before the first paint, and removed if our script fails to load. Styles use it to hide what only a script can open. */
export const SCRIPTED_ATTRIBUTE = "data-scripted";
/** Set on `<html>` if what is below the first screen is laid out later. */
export const PARTIAL_ATTRIBUTE = "data-partial";

declare global {
  interface Window {
    /** Presses before the script has loaded, kept by the head script. */
    earlyPresses?: Event[];
    /** Resolves when the fonts have been applied, or have failed to load; once the script runs, when every section has been laid out too. */
    laidOut?: Promise<void> | undefined;
  }
}

/** Template in the head with what is loaded after the first paint. */
export const LATE_ATTRIBUTE = "data-late";

/** Marks the `<style>` with the `@font-face` rules. */
export const FONTS_ATTRIBUTE = "data-fonts";

/** Marks the parts of the body that a navigation replaces; its value names the part. */
export const REGION_ATTRIBUTE = "data-region";
/** The parts of the body, in their order. */
export const REGIONS = ["header", "main", "floating", "footer"] as const;

/** Marks the head tags that belong to one page and are replaced with it. */
export const PAGE_HEAD_ATTRIBUTE = "data-page";

/** `<meta name>` that carries the build id; a page of another build is loaded by the browser. */
export const BUILD_META = "build";

/** `<meta name>` with the paths of all pages, separated by spaces; the home page is the empty first one. */
export const ROUTES_META = "routes";

/** On an internal link: navigate with the state `{ scrollTo: "contact" }`. */
export const SCROLL_TO_ATTRIBUTE = "data-scroll-to";

/** Id of the services menu. */
export const SERVICES_MENU_ID = "services-menu";

/** Id of the menu of narrow screens, which covers the page. */
export const MOBILE_MENU_ID = "mobile-menu";

/** Class of the box around the floating buttons. */
export const FLOATING_CLASS = "floating";
/** Set on a floating button while it is shown. */
export const SHOWN_ATTRIBUTE = "data-shown";
/** Class of the poster that links to the next page. */
export const POSTER_CLASS = "next-page";

/** Set on the `<main>` of a page that replaces another: styles make it fade and slide in. */
export const ENTERING_ATTRIBUTE = "data-entering";

/** On a scroll container: links to its own parts scroll it without a navigation. */
export const SCROLLER_ATTRIBUTE = "data-scroller";

/** On the link to the same page in the other language; its value is that language. */
export const LANGUAGE_SWITCH_ATTRIBUTE = "data-language-switch";

/** Island element: the value names the component. */
export const ISLAND_ATTRIBUTE = "data-island";
/** Island element: when it is hydrated, a value of `Hydration`. */
export const HYDRATE_ATTRIBUTE = "data-hydrate";
/** When an island is hydrated: in view, or at the first touch. */
export type Hydration = "view" | "touch";

/** Element in an island whose children React does not touch; the value names the slot. */
export const SLOT_ATTRIBUTE = "data-slot";

/** On a button of an island: every press counts, also before hydration. */
export const REPEATS_ATTRIBUTE = "data-repeats";

/** Every island by the name its markup carries. */
export const ISLANDS = ["carousel", "services-grid", "flip-image", "embed"] as const;
/** Name of an island. */
export type IslandName = (typeof ISLANDS)[number];

/** Message type that the social-feed frame posts to the page around it. */
export const FEED_MESSAGE = "social-feed";

/** The one Trusted Types policy that may turn text into markup: the router's, for pages of our own. */
export const TRUSTED_TYPES_POLICY = "site-pages";
