import type { Addresses } from "../urls.ts";

/** The project whose site is built, and the addresses of that site. */
export interface Project extends Addresses {
  /** Its folder. */
  root: string;
  /** Where the site is published; may have a path. */
  origin: string;
}
