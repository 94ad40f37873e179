import { startShuffling } from "./cards/card-order.ts";
import { startTurning } from "./cards/card-turns.ts";
import { startFloatingButtons } from "./floating.ts";
import { startMenus } from "./menus.ts";
import { startQuestions } from "./questions.ts";

/** Loaded once somebody is there. */
startMenus();
startTurning();
startShuffling();
startFloatingButtons();
startQuestions();
