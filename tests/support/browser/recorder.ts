export const RECORD_PATH = "/recorded-by-tests";

/** A script for the head of each page. Immediately reports errors, warnings and policy violations. */
export const recorder = `(${record})(${JSON.stringify(RECORD_PATH)})`;

function record(path: string): void {
  const report = (text: string) => navigator.sendBeacon(path, `${location.pathname}: ${text}`);
  for (const level of ["error", "warn"] as const) {
    const original = console[level];
    console[level] = (...values: unknown[]) => {
      report(`console.${level}: ${values.map(String).join(" ")}`);
      original.apply(console, values);
    };
  }
  addEventListener(
    "error",
    ({ message, target }) => {
      const file = target instanceof Element && (target.getAttribute("src") ?? target.getAttribute("href"));
      report(file ? `did not load: ${file}` : `uncaught: ${message}`);
    },
    true,
  );
  addEventListener("unhandledrejection", ({ reason }) => {
    // WebKit rejects a promise of its own when it skips a transition between two documents.
    if (!/^AbortError: Skipping view transition/.test(String(reason))) report(`unhandled: ${reason}`);
  });
  addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) => {
    // The policy of the social-feed frame blocks the report too.
    if (!blockedURI.endsWith(path)) report(`policy: ${effectiveDirective} refused ${blockedURI}`);
  });
}
