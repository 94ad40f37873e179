import { READY_ATTRIBUTE, SCRIPTED_ATTRIBUTE } from "../shared/contract.ts";
import { canRun } from "./can-run.ts";
import { startShuffling } from "./cards/card-order.ts";
import { startTurning } from "./cards/card-turns.ts";
import { keepChosenPlan } from "./chosen-plan.ts";
import { enhance, runEach } from "./enhance.ts";
import { startSkipLink } from "./focus.ts";
import { startMenus } from "./menus.ts";
import { explainMissingPage } from "./missing-note.ts";
import { watchPhotos } from "./new-deploy.ts";
import { startQuestions } from "./questions.ts";
import { startPages } from "./router/pages.ts";
import { startRouter } from "./router/router.ts";

if (canRun) start();

function start(): void {
  runEach([
    startRouter,
    startPages,
    startMenus,
    startTurning,
    startShuffling,
    startQuestions,
    keepChosenPlan,
    startSkipLink,
    watchPhotos,
  ]);
  runEach([enhance, explainMissingPage]);
  // Without the script for some seconds, the head script has removed the first one.
  for (const attribute of [SCRIPTED_ATTRIBUTE, READY_ATTRIBUTE]) document.documentElement.setAttribute(attribute, "");
}
