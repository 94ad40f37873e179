import { crawlers } from "./crawlers.ts";
import { documentRules } from "./documents.ts";
import { markup } from "./markup.ts";
import type { Rules } from "./rules.ts";
import { security } from "./security.ts";
import { structuredDataRules } from "./structured-data.ts";

/** One row for each rule, with all pages in it. */
export const allRules: Rules = { ...markup, ...documentRules, ...security, ...crawlers, ...structuredDataRules };
