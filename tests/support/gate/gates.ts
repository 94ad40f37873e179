import * as programs from "../programs/programs.ts";

/** `npm test` is the quick gate, `npm run test:all` the full one. `npm run test:night` holds what takes too long for each change. */
export type Gate = "quick" | "full" | "night";

/** The suites of a gate, and the programs that they need and npm does not provide. */
type Suites = Record<string, readonly programs.Program[]>;
const { nginx, apache, hunspell, italian, english, chromium, arial, firefox, webkitDriver, xvfb } = programs;

const quick: Suites = { node: [], client: [], chromium: [chromium] };
const full: Suites = {
  ...quick,
  owners: [],
  builds: [],
  system: [nginx, apache, hunspell, italian, english],
  chromium: [chromium, arial],
  firefox: [firefox],
  webkit: [webkitDriver, xvfb],
};
const suites: Record<Gate, Suites> = { quick, full, night: full };

/** The tests in a browser that the quick gate runs. */
export const quickInBrowser = ["tests/browser/{every-page,navigation/page-changes,chromium/promises/sizes}.test.ts"];

/** The files that a suite leaves out in a gate. */
export function leftOut(gate: Gate, suite: string): string[] {
  const names = { quick: ["**/*.{full,night}.test.ts"], full: ["**/*.night.test.ts"], night: [] }[gate];
  return suite === "firefox" || suite === "webkit" ? [...names, "tests/browser/chromium/**"] : names;
}

/** Programs that a gate needs. */
export function programsOf(gate: Gate): readonly programs.Program[] {
  return [...new Set(Object.values(suites[gate]).flat())];
}

/** Returns the suites of a gate that this machine can run, and says which it cannot. In CI every suite runs, and fails where a program is missing. */
export function runnableSuites(gate: Gate): string[] {
  const missing = programsOf(gate).filter((program) => !process.env.CI && !programs.locate(program));
  const names = Object.keys(suites[gate]);
  const isRunnable = (name: string) => !suites[gate][name]?.some((program) => missing.includes(program));
  const left = names.filter((name) => !isRunnable(name));
  if (left.length > 0) console.log(`Not run: ${left.join(", ")}. ${programs.installAdvice(missing)}`);
  return names.filter(isRunnable);
}
