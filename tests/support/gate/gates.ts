import {
  apache,
  arial,
  chromium,
  englishDictionary,
  firefox,
  hunspell,
  italianDictionary,
  locate,
  nginx,
  type Program,
  webkitDriver,
  xvfb,
} from "../programs/programs.ts";

/** `npm test` is the quick gate, `npm run test:all` the full one. */
export type Gate = "quick" | "full";

/** A suite of tests, and the programs that it needs and npm does not provide. */
export interface Suite {
  name: string;
  programs: readonly Program[];
}

const withoutBrowser: readonly Suite[] = [
  { name: "unit", programs: [] },
  { name: "client", programs: [] },
  { name: "dist", programs: [] },
];

const quick: readonly Suite[] = [...withoutBrowser, { name: "chromium", programs: [chromium] }];

const full: readonly Suite[] = [
  ...withoutBrowser,
  { name: "chromium", programs: [chromium, arial] },
  { name: "builds", programs: [] },
  { name: "system", programs: [nginx, apache, hunspell, italianDictionary, englishDictionary] },
  { name: "firefox", programs: [firefox] },
  { name: "webkit", programs: [webkitDriver, xvfb] },
];

export const suites: Record<Gate, readonly Suite[]> = { quick, full };

/** Programs that a gate needs. */
export function programsOf(gate: Gate): readonly Program[] {
  return [...new Set(suites[gate].flatMap(({ programs }) => programs))];
}

/** Suites of a gate that this machine cannot run. In CI every suite runs, and fails where a program is missing. */
export function suitesLeftOut(gate: Gate): readonly Suite[] {
  if (process.env.CI) return [];
  return suites[gate].filter(({ programs }) => programs.some((program) => !locate(program)));
}
