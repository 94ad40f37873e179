import { performance } from "node:perf_hooks";

/** A step that takes longer than this is named while it runs. */
const SLOW_MS = 400;

/** Runs a step; says its name if it takes long, so that nobody wonders whether the build still lives. */
export async function step<Result>(name: string, run: () => Promise<Result> | Result): Promise<Result> {
  const timer = setTimeout(() => process.stderr.write(`… ${name}\n`), SLOW_MS);
  try {
    return await run();
  } finally {
    clearTimeout(timer);
  }
}

/** Milliseconds since this process was started: a build's time includes what it takes to start it. */
export function sinceStart(): number {
  return performance.now();
}
