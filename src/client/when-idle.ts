/** Runs a function when the browser is idle; without `requestIdleCallback`, a moment later. */
export const whenIdle: (run: () => void) => void = window.requestIdleCallback ?? ((run) => setTimeout(run, 200));
