/** Runs something that can wait until the browser has nothing better to do; without `requestIdleCallback`, a moment later. */
export const whenIdle: (run: () => void) => void = window.requestIdleCallback ?? ((run) => setTimeout(run, 200));
