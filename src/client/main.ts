import { startIslands } from "./hydrate.ts";
import { startPrefetch } from "./prefetch.ts";
import { startRouter } from "./router.ts";

/** The one script of every page: brings islands to life when they are needed, and turns clicks into page changes. */
startIslands();
startRouter();
startPrefetch();
