import { addressesAt } from "../urls.ts";

/** Where the site is published: written in when the script is bundled. */
declare const SITE_ORIGIN: string;

/** The addresses of the site, for the browser. */
export const { basePath, pageUrl } = addressesAt(SITE_ORIGIN);
