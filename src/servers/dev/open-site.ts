import { facts } from "../../site.ts";
import { type DevSite, openPages } from "./open-pages.ts";

/** What the development server imports after every change. */
export function openSite(root: string): Promise<DevSite> {
  return openPages({ root, facts });
}
