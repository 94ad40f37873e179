import { Parser } from "htmlparser2";
import { PROPS_ATTRIBUTE } from "../contract.ts";
import type { OutputFile } from "./output-file.ts";

/** The parts of an HTML file that checks and crawler files need. */
export type HtmlDocument = ReturnType<typeof readDocument>;

/** Elements whose text is not visible. */
const HIDDEN = ["script", "style", "title"];

export function readDocument({ path, body }: OutputFile) {
  const open: string[] = [];
  let isData = false;
  /** Addresses in attributes. */
  const links = new Set<string>();
  const ids: string[] = [];
  /** Values of the attributes, and structured data. */
  const data: string[] = [];
  /** Visible text, and its part inside `<main>`. */
  const texts = { title: "", description: "", text: "", main: "" };
  const parser = new Parser({
    onopentag(name, attributes) {
      open.push(name);
      for (const [attribute, value] of Object.entries(attributes)) {
        // The script fills in the placeholders of an island.
        if (attribute !== PROPS_ATTRIBUTE) data.push(value);
        if (attribute === "id") ids.push(value);
        if (attribute === "href" || attribute === "src") links.add(value);
        if (attribute === "srcset")
          for (const candidate of value.split(",")) links.add(candidate.trim().split(" ")[0] ?? "");
      }
      isData = attributes.type === "application/ld+json";
      if (name === "meta" && attributes.name === "description") texts.description = attributes.content ?? "";
    },
    onclosetag() {
      open.pop();
    },
    ontext(text) {
      const element = open.at(-1) ?? "";
      if (element === "title" && !open.includes("svg")) texts.title += text;
      if (element === "script" && isData) data.push(text);
      if (HIDDEN.some((name) => open.includes(name))) return;
      texts.text += `${text} `;
      if (open.includes("main")) texts.main += `${text} `;
    },
  });
  parser.end(String(body));
  return { path, ...texts, links: [...links], ids, data };
}
