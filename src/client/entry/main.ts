import { runEach } from "../attempt.ts";
import { startMenus } from "../document/menus.ts";
import { watchPhotos } from "../document/new-deploy.ts";
import { startSkipLink } from "../document/skip-link.ts";
import { startPageParts } from "../page/page-parts.ts";
import { startPages } from "../router/pages.ts";
import { startRouter } from "../router/router.ts";
import { canRun } from "./can-run.ts";

if (canRun) start();

/** Starts what lives as long as the document, then the parts of the first page. */
function start(): void {
  runEach([startRouter, startPages, startMenus, startSkipLink, watchPhotos, startPageParts]);
  // Without the script for some seconds, the head script has removed the first one.
  for (const attribute of ["data-scripted", "data-ready"]) document.documentElement.setAttribute(attribute, "");
}
