import { Parser } from "htmlparser2";

/** What checks and styles need of the HTML of a document. */
export interface DocumentContent {
  /** Of its file, below `dist`. */
  path: string;
  /** What visitors read. Spaces stand between elements. */
  text: string;
  /** Addresses in attributes. */
  links: ReadonlySet<string>;
  ids: ReadonlySet<string>;
  /** Values of the attributes, and structured data. */
  data: readonly string[];
  /** Classes up to the end of the first screen, or of the whole document without such an end; those of closed menus come later. */
  firstClasses: ReadonlySet<string>;
  /** Whether the first screen has an end. */
  isParted: boolean;
}

/** Reads a document once, from its start to its end. */
export function readDocument(path: string, html: string): DocumentContent {
  const links = new Set<string>();
  const ids = new Set<string>();
  const data: string[] = [];
  const firstClasses = new Set<string>();
  let text = "";
  let isParted = false;
  /** How many elements are open from a popover on. */
  let popoverDepth = 0;
  /** The element whose text is not visible, while inside it. */
  let hidden: { name: string; isData: boolean } | null = null;

  const parser = new Parser({
    onopentag(name, attributes) {
      text += " ";
      if (popoverDepth > 0 || "popover" in attributes) popoverDepth++;
      if ("data-styles" in attributes) isParted = true;
      if (HIDDEN.includes(name)) hidden = { name, isData: attributes.type === "application/ld+json" };
      for (const [attribute, value] of Object.entries(attributes)) {
        if (attribute === "href" || attribute === "src") links.add(value);
        if (attribute === "srcset") for (const source of value.split(",")) links.add(source.trim().split(" ")[0] ?? "");
        if (attribute === "id") ids.add(value);
        if (!isParted && popoverDepth === 0 && attribute === "class")
          for (const one of value.split(" ")) firstClasses.add(one);
        // The script fills in the placeholders of a carousel.
        if (attribute !== "data-carousel") data.push(value);
      }
    },
    ontext(value) {
      // In pieces, where a character is written as a code.
      if (!hidden) text += value;
      else if (hidden.isData) data.push(value);
    },
    onclosetag(name) {
      text += " ";
      if (popoverDepth > 0) popoverDepth--;
      if (name === hidden?.name) hidden = null;
    },
  });
  parser.end(html);
  return { path, text, links, ids, data, firstClasses, isParted };
}

/** Elements whose text is not visible. */
const HIDDEN = ["script", "style", "title"];
