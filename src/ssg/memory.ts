import { hash } from "./cache.ts";
import type { Sight } from "./inspect.ts";
import type { OutputFile } from "./output.ts";

/**
 * What a build leaves for the next one in the same process, so that an edit
 * costs what it touches. A page is rendered again when the code or its words changed.
 */
export interface Memory {
  /** What the remembered pages were made with besides their words. */
  version: string;
  pages: Map<string, { words: string; file: OutputFile }>;
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

/** Returns the remembered page while its words are the same, and a new render otherwise. */
export function remember(memory: Memory, name: string, words: unknown, render: () => OutputFile): OutputFile {
  const fingerprint = hash(JSON.stringify(words));
  const kept = memory.pages.get(name);
  if (kept?.words === fingerprint) return kept.file;
  const file = render();
  memory.pages.set(name, { words: fingerprint, file });
  return file;
}
