import { startShuffling } from "./cards/card-order.ts";
import { startTurning } from "./cards/card-turns.ts";
import { startFloatingButtons } from "./floating.ts";
import { startMenus } from "./menus.ts";
import { startQuestions } from "./questions.ts";
import { startPrefetch } from "./router/prefetch.ts";

/** The part of the script that waits until somebody is there: menus, cards, questions, and all that gets and shows other pages. */
startMenus();
startTurning();
startShuffling();
startFloatingButtons();
startQuestions();
startPrefetch();

export { showError } from "./router/error-page.ts";
export { fetchPage, forgetPages } from "./router/fetch-page.ts";
export { showGrowing } from "./router/grow.ts";
export { fetchPages } from "./router/held-pages.ts";
export { swapPage } from "./router/swap.ts";
