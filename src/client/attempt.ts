/** Returns what a function returns, or null if the browser refuses: storage may be blocked or full, and history limited. */
export function attempt<Result>(run: () => Result): Result | null {
  try {
    return run();
  } catch {
    return null;
  }
}

/** Calls each function. One that throws keeps no other from its work. */
export function runEach(functions: (() => unknown)[]): void {
  for (const run of functions) {
    try {
      run();
    } catch (error) {
      console.error(error);
    }
  }
}
