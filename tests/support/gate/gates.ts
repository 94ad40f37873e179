import * as programs from "../programs/programs.ts";

/** `npm test` is the quick gate, `npm run test:all` the full one. `npm run test:night` holds what takes too long for each change. */
export type Gate = "quick" | "full" | "night";

/** Suites, and the programs that each needs and npm does not provide. */
type Suites = Record<string, readonly programs.Program[]>;
const { nginx, apache, hunspell, italian, english, chromium, arial, firefox, webkitDriver, miniBrowser, xvfb } =
  programs;

const quick: Suites = { node: [], client: [], chromium: [chromium] };
const full: Suites = {
  ...quick,
  owners: [],
  builds: [],
  system: [nginx, apache, hunspell, italian, english],
  chromium: [chromium, arial],
  firefox: [firefox],
  webkit: [webkitDriver, miniBrowser, xvfb],
};
const suites: Record<Gate, Suites> = { quick, full, night: full };

/** Returns the names of the suites of a gate. */
export function suitesOf(gate: Gate): string[] {
  return Object.keys(suites[gate]);
}

/** Returns the programs that a suite needs. */
export function programsOf(gate: Gate, suite: string): readonly programs.Program[] {
  return suites[gate][suite] ?? [];
}

/** The suites that drive a browser. */
export const engines = ["chromium", "firefox", "webkit"];

/** The tests in a browser that the quick gate runs. */
export const quickInBrowser = ["tests/browser/{every-page,navigation/page-changes,chromium/promises/sizes}.test.ts"];

/** The files that a suite leaves out in a gate. */
export function leftOut(gate: Gate, suite: string): string[] {
  const names = { quick: ["**/*.{full,night}.test.ts"], full: ["**/*.night.test.ts"], night: [] }[gate];
  return suite === "firefox" || suite === "webkit" ? [...names, "tests/browser/chromium/**"] : names;
}
