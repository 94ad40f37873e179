import {
  apache,
  arial,
  chromium,
  englishDictionary,
  firefox,
  hunspell,
  installAdvice,
  italianDictionary,
  locate,
  nginx,
  type Program,
  webkitDriver,
  xvfb,
} from "../programs/programs.ts";

/** `npm test` is the quick gate, `npm run test:all` the full one. `npm run test:night` holds what takes too long for each change. */
export type Gate = "quick" | "full" | "night";

const fullSuites: Record<string, readonly Program[]> = {
  ...{ unit: [], client: [], dist: [], chromium: [chromium, arial], owners: [], builds: [] },
  system: [nginx, apache, hunspell, italianDictionary, englishDictionary],
  firefox: [firefox],
  webkit: [webkitDriver, xvfb],
};

/** The suites of each gate, and the programs that they need and npm does not provide. */
const suites: Record<Gate, Record<string, readonly Program[]>> = {
  quick: { unit: [], client: [], dist: [], chromium: [chromium] },
  full: fullSuites,
  night: fullSuites,
};

/** The tests in a browser that the quick gate runs. */
export const quickInBrowser = ["tests/browser/{every-page,navigation/page-changes,chromium/promises/sizes}.test.ts"];

/** The files that a suite leaves out in a gate. */
export function leftOut(gate: Gate, suite: string): string[] {
  const names = { quick: ["**/*.{full,night}.test.ts"], full: ["**/*.night.test.ts"], night: [] }[gate];
  return suite === "firefox" || suite === "webkit" ? [...names, "tests/browser/chromium/**"] : names;
}

/** Programs that a gate needs. */
export function programsOf(gate: Gate): readonly Program[] {
  return [...new Set(Object.values(suites[gate]).flat())];
}

/** Returns the suites of a gate that this machine can run, and says which it cannot. In CI every suite runs, and fails where a program is missing. */
export function runnableSuites(gate: Gate): string[] {
  const missing = programsOf(gate).filter((program) => !process.env.CI && !locate(program));
  const isRunnable = ([, programs]: [string, readonly Program[]]) => !programs.some((one) => missing.includes(one));
  const all = Object.entries(suites[gate]);
  const left = all.filter((suite) => !isRunnable(suite)).map(([name]) => name);
  if (left.length > 0) console.log(`Not run: ${left.join(", ")}. ${installAdvice(missing)}`);
  return all.filter(isRunnable).map(([name]) => name);
}
