import { Parser } from "htmlparser2";
import type { DocumentContent } from "./document.ts";

/** An element whose end has not come. */
interface Open {
  name: string;
  attributes: Record<string, string>;
  start: number;
  /** Its own text, in pieces where a character is written as a code. */
  text: string;
}

/** Reads a document once, from its start to its end. */
export function readDocument(html: string): DocumentContent {
  const content: DocumentContent = {
    text: "",
    links: new Set(),
    ids: new Set(),
    data: [],
    metas: {},
    alternates: [],
    head: "",
    regions: {},
    firstClasses: new Set(),
    inline: { scripts: [], styles: [] },
    policy: undefined,
  };
  const open: Open[] = [];
  let isParted = false;
  const isIn = (name: string) => open.some((element) => element.name === name);

  const parser = new Parser({
    onopentag(name, attributes) {
      content.text += " ";
      if ("data-styles" in attributes) isParted = true;
      open.push({ name, attributes, start: parser.startIndex, text: "" });
      const isFirst = !isParted && !open.some((element) => "popover" in element.attributes);
      readAttributes(content, name, attributes, isFirst);
    },
    ontext(value) {
      const element = open.at(-1);
      if (element) element.text += value;
      // Of these visitors see no text.
      if (!["script", "style", "title"].includes(element?.name ?? "")) content.text += value;
    },
    onclosetag() {
      content.text += " ";
      const element = open.pop();
      if (element) closeElement(content, element, html.slice(element.start, parser.endIndex + 1), isIn("head"));
    },
  });
  parser.end(html);
  return content;
}

function readAttributes(
  content: DocumentContent,
  name: string,
  attributes: Open["attributes"],
  isFirst: boolean,
): void {
  const { links, ids, data, metas, alternates, firstClasses } = content;
  for (const [attribute, value] of Object.entries(attributes)) {
    if (attribute === "href" || attribute === "src") links.add(value);
    if (attribute === "srcset") for (const source of value.split(",")) links.add(source.trim().split(" ")[0] ?? "");
    // Of share images, and of the file of pages.
    if (attribute === "content" && /^(?:https?:\/)?\/[^/]/.test(value)) links.add(value);
    if (attribute === "id") ids.add(value);
    if (attribute === "class" && isFirst) for (const one of value.split(" ")) firstClasses.add(one);
    // The script fills in the placeholders of a carousel.
    if (attribute !== "data-carousel") data.push(value);
  }
  const { content: value = "", hreflang, href = "" } = attributes;
  if (name === "meta" && attributes.name) metas[attributes.name] = value;
  if (name === "link" && hreflang) alternates.push({ hreflang, href });
}

/** Reads what only the end of an element tells; `tag` is the whole of it. */
function closeElement(
  content: DocumentContent,
  { name, attributes, text }: Open,
  tag: string,
  isInHead: boolean,
): void {
  const { data, inline, links, regions } = content;
  const region = attributes["data-region"];
  if (region !== undefined) regions[region] = tag;
  if (isInHead && (name === "title" || "data-page" in attributes)) content.head += tag;
  if (name === "meta" && attributes["http-equiv"] === "Content-Security-Policy")
    content.policy = { tag, value: attributes.content ?? "" };
  if (name === "style") inline.styles.push(text);
  if (name === "script" && !("src" in attributes) && attributes.type === undefined) inline.scripts.push(text);
  if (attributes.type === "application/ld+json") {
    data.push(text);
    for (const address of addressesIn(JSON.parse(text))) links.add(address);
  }
}

/** Returns the addresses in structured data. An `@id` names a thing, and leads nowhere. */
function addressesIn(value: unknown, key = ""): string[] {
  if (typeof value === "string") return /^https?:\/\//.test(value) && !key.startsWith("@") ? [value] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => addressesIn(part, Array.isArray(value) ? key : name));
}
