import { atFirstSign } from "./first-sign.ts";
import { startIslands } from "./hydrate.ts";
import { setScripted } from "./keep-place.ts";
import { explainMissingPage } from "./missing-note.ts";
import { startPrefetch } from "./router/prefetch.ts";
import { startRouter } from "./router/router.ts";

// The head script removes the attribute if this script loads late.
setScripted(true);
startIslands();
startRouter();
startPrefetch();
explainMissingPage();
atFirstSign(loadRest);

/** A browser that leaves the page cancels the import, and the page must not move before it has gone. */
const LEAVE_MS = 1000;

async function loadRest(): Promise<void> {
  const rest = await import("./after-first-sign.ts").catch(() => null);
  if (rest) rest.startAfterFirstSign();
  // No card turns: its back must be shown.
  else setTimeout(setScripted, LEAVE_MS, false);
}
