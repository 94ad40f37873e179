/** The project whose site is built, and the addresses of that site. */
export interface Project {
  /** Its folder. */
  root: string;
  /** Where the site is published; may have a path. */
  origin: string;
  /** That path, with a slash at both ends: `/` or `/repo/`. */
  basePath: string;
  /** Returns an address of this site with scheme and host. */
  absoluteUrl(address: string): string;
  /** Returns the address of a file of `dist`, with the base path. */
  assetUrl(file: string): string;
}

/** Returns the address of a file of `dist`, with the base path. That of a page is its folder. */
export function addressOf({ assetUrl }: Project, path: string): string {
  return assetUrl(path.replace(/(^|\/)index\.html$/, "$1"));
}
