export const all = (page: ParentNode, selector: string) => [...page.querySelectorAll(selector)];

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
