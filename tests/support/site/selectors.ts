import { facts } from "./own-site.ts";

// `tests/dist/any-site.test.ts` checks that links lead to pages of the same language.

export const call = `a[href="tel:${facts.phones.tollFree}"]`;
export const whatsApp = `a[href^="https://wa.me/${facts.phones.whatsapp.slice(1)}?text="][target=_blank]`;
export const outward = (url = "") => `a[href="${url}"][target=_blank]`;
export const linkTo = (path: string) => `a[href$="/${path}/"]`;
export const section = (heading: string) => `section[aria-labelledby="${heading}-title"]`;

/** What a visitor reads at once: a paragraph, a row, an item, an answer or a heading. */
export const passage = (within = "main") =>
  ["p", "li", "dl > div", "tr", "details", "h1", "h2", "h3"].map((part) => `${within} ${part}`).join(", ");
