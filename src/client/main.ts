import { atFirstSign } from "./first-sign.ts";
import { startIslands } from "./hydrate.ts";
import { setScripted, showPlain } from "./keep-place.ts";
import { explainMissingPage } from "./missing-note.ts";
import { startPrefetch } from "./router/prefetch.ts";
import { startRouter } from "./router/router.ts";

// The head script removes the attribute if this script loads late.
setScripted(true);
startIslands();
startRouter();
startPrefetch();
explainMissingPage();
atFirstSign(() => import("./after-first-sign.ts").catch(showPlain));
