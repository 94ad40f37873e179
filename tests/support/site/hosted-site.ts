import { readFileSync } from "node:fs";
import { join } from "node:path";
import { dist, files } from "./built-site.ts";

/** Returns the content of a built file as a string with one character for each byte. */
export function contentOf(file: string): string {
  return readFileSync(join(dist, file)).toString("latin1");
}

/** The script that every page loads. */
export const mainScript = files.find((file) => /^assets\/main-.*\.js$/.test(file)) ?? "";

/** Content types, as servers may write them. */
export const htmlType = /^text\/html; ?charset=utf-8$/;
export const scriptType = /^(text|application)\/javascript(; ?charset=utf-8)?$/;
