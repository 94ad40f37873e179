import { explainFacts } from "../../ssg/explain-facts.ts";
import type { DevSite } from "./open-pages.ts";

/** What the development server imports after every change. */
export function openSite(root: string): Promise<DevSite> {
  return explainFacts(root, async () => (await import("./open-pages.ts")).openPages(root));
}
