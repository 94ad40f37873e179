import { languages } from "../urls.ts";

/** A file of the site; `path` is relative to `dist`, with forward slashes. */
export interface OutputFile {
  path: string;
  body: string | Uint8Array;
}

/** Returns whether a file is a page of the page table. */
export function isPage(path: string): boolean {
  return path.endsWith(".html") && languages.some((language) => path.startsWith(`${language}/`));
}
