import { DomUtils, parseDocument } from "htmlparser2";
import { PROPS_ATTRIBUTE } from "../contract.ts";
import type { OutputFile } from "./output-file.ts";

/** The parts of an HTML file that checks and crawler files need. */
export type HtmlDocument = ReturnType<typeof readDocument>;

export function readDocument({ path, body }: OutputFile) {
  const { children } = parseDocument(String(body));
  const elements = DomUtils.findAll(() => true, children);
  const elementsOf = (wanted: string) => elements.filter(({ name }) => name === wanted);
  const attributes = elements.flatMap(({ attribs }) => Object.entries(attribs));
  const valuesOf = (wanted: string) => attributes.flatMap(([name, value]) => (name === wanted ? value : []));
  const candidates = valuesOf("srcset").flatMap((list) => list.split(","));
  const sources = candidates.map((candidate) => candidate.trim().split(" ")[0] ?? "");
  const structured = elements.filter(({ attribs }) => attribs.type === "application/ld+json");
  // The script fills in the placeholders of an island.
  const written = attributes.filter(([name]) => name !== PROPS_ATTRIBUTE);
  return {
    path,
    title: DomUtils.textContent(elementsOf("title").slice(0, 1)),
    description: elementsOf("meta").find(({ attribs }) => attribs.name === "description")?.attribs.content ?? "",
    /** Visible text, and its part inside `<main>`. */
    text: visibleText(children),
    main: visibleText(elementsOf("main")),
    /** Addresses in attributes. */
    links: [...new Set([...valuesOf("href"), ...valuesOf("src"), ...sources])],
    ids: valuesOf("id"),
    /** Values of the attributes, and structured data. */
    data: [...written.map(([, value]) => value), ...structured.map((script) => DomUtils.textContent(script))],
  };
}

/** Returns each text with a space after it. */
function visibleText(nodes: Parameters<typeof DomUtils.filter>[1]): string {
  const isVisible = ({ parent }: { parent: unknown }) => !HIDDEN.includes((parent as { name?: string })?.name ?? "");
  const texts = DomUtils.filter((node) => node.type === "text" && isVisible(node), nodes);
  return texts.map((text) => `${DomUtils.textContent(text)} `).join("");
}

/** Elements whose text is not visible. */
const HIDDEN = ["script", "style", "title"];
