/** Names that the HTML and the browser script share. */

/** Local-storage key of the chosen language. */
export const LANGUAGE_KEY = "language";

/** Id of the contact section that a navigation may ask to scroll to. */
export const CONTACT_ID = "contact";

/** Set on `<html>` before the first paint, and removed if our script fails to load. Styles use it to hide what only a script can open. */
export const SCRIPTED_ATTRIBUTE = "data-scripted";

/** Set on `<html>` once the script works, with the value "pages" once those are here. Styles use it to show the controls that need the script; tests wait for it. */
export const READY_ATTRIBUTE = "data-ready";

/** Set on `<html>` while the page is read from its top, so that styles lay out only what is near the view. */
export const FROM_TOP_ATTRIBUTE = "data-from-top";

/** Marks the tag of our script. */
export const ENTRY_ATTRIBUTE = "data-entry";

/** Marks the link to the styles of all pages, which stands in the main part, and the script that waits for them. */
export const STYLES_ATTRIBUTE = "data-styles";

/** Marks the `<style>` with the `@font-face` rules. */
export const FONTS_ATTRIBUTE = "data-fonts";

/** Marks the parts of the body that a navigation replaces; its value names the part. */
export const REGION_ATTRIBUTE = "data-region";

/** Marks the head tags that belong to one page and are replaced with it. */
export const PAGE_HEAD_ATTRIBUTE = "data-page";

/** `<meta name>` that carries the build id; pages of another build do not fit. */
export const BUILD_META = "build";

/** `<meta name>` with the address of the file that has the pages of the language. */
export const PAGES_META = "pages";

/** The pages of a language: their addresses, head tags and regions, all in the same order. */
export interface PagesFile {
  /** The build id of the documents that it fits. */
  build: string;
  /** On this site, with the base path. */
  address: string[];
  head: string[];
  /** By the names of the regions. */
  regions: Record<string, string[]>;
}

/** On an internal link: navigate with the state `{ scrollTo: "contact" }`. */
export const SCROLL_TO_ATTRIBUTE = "data-scroll-to";

/** Id of the note on the home page for visitors whose address does not exist. */
export const MISSING_NOTE_ID = "missing-note";
/** Session-storage key that `404.html` leaves for that note. */
export const MISSING_KEY = "missing";

/** Id of the services menu. */
export const SERVICES_MENU_ID = "services-menu";

/** Id of the menu of narrow screens, which covers the page. */
export const MOBILE_MENU_ID = "mobile-menu";

/** Set on a floating button while it is shown. */
export const SHOWN_ATTRIBUTE = "data-shown";

/** Set on the `<main>` of a page that replaces another: styles make it fade and slide in. */
export const ENTERING_ATTRIBUTE = "data-entering";

/** On a button that chooses a plan: the plan's name, in Italian for the chat. */
export const PLAN_ATTRIBUTE = "data-plan";
/** On the same button: what the contact section says once it is chosen. */
export const CHOICE_ATTRIBUTE = "data-choice";
/** The hidden place in the contact section where that is said. */
export const CHOSEN_ATTRIBUTE = "data-chosen";

/** On a scroll container: links to its own parts scroll it without a navigation. */
export const SCROLLER_ATTRIBUTE = "data-scroller";

/** On the link to the same page in the other language; its value is that language. */
export const LANGUAGE_SWITCH_ATTRIBUTE = "data-language-switch";

/** Island element: the value names the component. */
export const ISLAND_ATTRIBUTE = "data-island";
/** Island element: its props, as JSON. */
export const PROPS_ATTRIBUTE = "data-props";
/** Set on an island element that cannot be hydrated. Styles show what there is without scripts. */
export const FAILED_ATTRIBUTE = "data-failed";

/** A carousel; the value is what is said after a move, with `{first}`, `{last}` and `{count}`. */
export const CAROUSEL_ATTRIBUTE = "data-carousel";

/** The place of a frame, which its template holds: "map" or "feed". */
export const EMBED_ATTRIBUTE = "data-embed";

/** The list of service cards; its value says whether their first order has been drawn. */
export const BOARD_ATTRIBUTE = "data-board";
/** A card with two faces. */
export const CARD_ATTRIBUTE = "data-card";
/** A face of a card: "front" or "back". */
export const FACE_ATTRIBUTE = "data-face";
/** A button that turns its card over. */
export const TURN_ATTRIBUTE = "data-turn";
/** Set on a card while its back is shown. */
export const TURNED_ATTRIBUTE = "data-turned";

/** Message type that the social-feed frame posts to the page around it. */
export const FEED_MESSAGE = "social-feed";

/** What a document has in place of the styles of its first screen, which the build writes once it knows the classes there. */
export const FIRST_SCREEN_STYLES = "/* styles of the first screen */";
/** In the policy of a document: in place of the hashes of the scripts or styles that stand in it. */
export const INLINE_HASHES = "'inline'";
