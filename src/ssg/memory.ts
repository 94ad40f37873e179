import type { Content } from "../content/types.ts";
import { hash } from "./cache.ts";
import type { Sight } from "./inspect.ts";
import type { OutputFile } from "./output.ts";

/**
 * What a build leaves for the next one in the same process, so that an edit
 * costs what it touches. A page is made anew when the code changed, or any
 * section of the words that its last render read.
 */
export interface Memory {
  /** What the remembered pages were made with besides their words. */
  version: string;
  pages: Map<string, { sections: [name: keyof Content, fingerprint: string][]; file: OutputFile }>;
  /** What was seen in each of those pages. */
  sights: WeakMap<OutputFile, Sight>;
  /** The bodies that stand in `dist`, by path. */
  published: Map<string, OutputFile["body"]>;
}

/** The memory before the first build. */
export function emptyMemory(): Memory {
  return { version: "", pages: new Map(), sights: new WeakMap(), published: new Map() };
}

/** Forgets every page that was made with other code or assets. */
export function startVersion(memory: Memory, version: string): void {
  if (memory.version !== version) memory.pages.clear();
  memory.version = version;
}

/** The remembered page while the words it read are the same; a new render otherwise. */
export function remember(
  memory: Memory,
  name: string,
  words: Content,
  render: (words: Content) => OutputFile,
): OutputFile {
  const kept = memory.pages.get(name);
  if (kept?.sections.every(([section, fingerprint]) => fingerprintOf(words[section]) === fingerprint)) return kept.file;
  const read = new Set<keyof Content>();
  const file = render(recordReads(words, read));
  memory.pages.set(name, { sections: [...read].map((section) => [section, fingerprintOf(words[section])]), file });
  return file;
}

function recordReads(words: Content, read: Set<keyof Content>): Content {
  return new Proxy(words, {
    get(target, section) {
      read.add(section as keyof Content);
      return Reflect.get(target, section);
    },
  });
}

/** Sections are never changed in place, so each object is read once. */
const fingerprints = new WeakMap<object, string>();

function fingerprintOf(section: Content[keyof Content] | undefined): string {
  if (!section) return "";
  const known = fingerprints.get(section);
  if (known) return known;
  const fingerprint = hash(JSON.stringify(section));
  fingerprints.set(section, fingerprint);
  return fingerprint;
}
