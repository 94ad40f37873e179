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

async function loadRest(): Promise<void> {
  const rest = await import("./after-first-sign.ts").catch(() => null);
  if (rest) rest.startAfterFirstSign();
  // No card turns: its back must be shown.
  else setScripted(false);
}
