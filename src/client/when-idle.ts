/** Runs a function when the browser is idle; without `requestIdleCallback`, a moment later. */
export function whenIdle(run: () => void): void {
  const { requestIdleCallback = (late: () => void) => setTimeout(late, 200) } = window;
  requestIdleCallback(run);
}
