import { readFileSync } from "node:fs";
import { join } from "node:path";
import fastGlob from "fast-glob";
import type { HostedSite } from "../programs/host-binaries.ts";
import { dist, files } from "./built-site.ts";
import * as own from "./own-site.ts";

/** A site, as a host gets it: the built one, or that of a folder. */
export function hostedSite(folder = dist, basePath = own.basePath): HostedSite {
  const paths = fastGlob.sync("**", { cwd: folder, dot: true });
  return { files: paths.map((path) => ({ path, body: readFileSync(join(folder, path)) })), basePath };
}

/** Returns the content of a built file as a string with one character for each byte. */
export function contentOf(file: string): string {
  return readFileSync(join(dist, file)).toString("latin1");
}

/** The script that every page loads. */
export const mainScript = files.find((file) => /^assets\/main-.*\.js$/.test(file)) ?? "";

/** Content types, as servers may write them. */
export const htmlType = /^text\/html; ?charset=utf-8$/;
export const scriptType = /^(text|application)\/javascript(; ?charset=utf-8)?$/;
