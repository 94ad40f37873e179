import type { Facts } from "../../../src/facts/fact-rules.ts";
import { facts } from "./own-site.ts";

export const all = (page: ParentNode, selector: string) => [...page.querySelectorAll(selector)];

// `tests/rules/markup.ts` checks that links lead to pages of the same language.

/** The links that call an owner, or write to one. */
export const contactLinks = ({ phones }: Facts) => ({
  call: `a[href="tel:${phones.tollFree}"]`,
  whatsApp: `a[href^="https://wa.me/${phones.whatsapp.slice(1)}?text="][target=_blank]`,
});
export const { call, whatsApp } = contactLinks(facts);
export const outward = (url = "") => `a[href="${url}"][target=_blank]`;
export const linkTo = (path: string) => `a[href$="/${path}/"]`;
export const section = (heading: string) => `section[aria-labelledby="${heading}-title"]`;

/** What a visitor reads at once: a paragraph, a row, an item, an answer or a heading. */
export const passage = (within = "main") =>
  ["p", "li", "dl > div", "tr", "details", "h1", "h2", "h3"].map((part) => `${within} ${part}`).join(", ");

/** Returns the text of an element with a space between the texts of its parts. */
export function textOf(element: Element | null): string {
  return plain(element ? texts(element).join(" ") : "");
}

function texts(node: Node): string[] {
  if (/^(script|style)$/i.test(node.nodeName)) return [];
  return node.nodeName === "#text" ? [node.textContent ?? ""] : [...node.childNodes].flatMap(texts);
}

/** Returns a text with single, plain spaces, for comparisons. */
export function plain(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

/** Returns every text in words or facts. */
export function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return value !== null && typeof value === "object" ? Object.values(value).flatMap(textsIn) : [];
}
