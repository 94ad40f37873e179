import type { Addresses } from "../urls.ts";

/** The project whose site is built, and the addresses of that site. */
export interface Project extends Addresses {
  /** Its folder. */
  root: string;
  /** Where the site is published; may have a path. */
  origin: string;
}

/** Returns the address of a file of `dist`, with the base path. That of a page is its folder. */
export function addressOf({ assetUrl }: Project, path: string): string {
  return assetUrl(path.replace(/(^|\/)index\.html$/, "$1"));
}
