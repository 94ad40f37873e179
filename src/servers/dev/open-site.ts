import { site as facts } from "../../site.ts";
import { factProblems } from "../../ssg/checks/fact-problems.ts";
import { failOnProblems } from "../../ssg/problems/build-error.ts";
import type { DevSite } from "./open-pages.ts";

export async function openSite(root: string): Promise<DevSite> {
  try {
    const { openPages } = await import("./open-pages.ts");
    return await openPages(root);
  } catch (error) {
    // Pages read the facts while they are imported, so a wrong fact may be the cause.
    failOnProblems(factProblems(root, facts));
    throw error;
  }
}
