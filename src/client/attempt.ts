/** Returns what a function returns, or null if the browser refuses: storage may be blocked or full, and history limited. */
export function attempt<Result>(run: () => Result): Result | null {
  try {
    return run();
  } catch {
    return null;
  }
}
