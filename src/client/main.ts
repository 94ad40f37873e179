import { SCRIPTED_ATTRIBUTE } from "../contract.ts";
import { startFloatingButtons } from "./floating.ts";
import { startIslands } from "./hydrate.ts";
import { startMenus } from "./menus.ts";
import { startPrefetch } from "./prefetch.ts";
import { startRouter } from "./router.ts";

/** The one script of every page. The head script may have stopped waiting for it. */
document.documentElement.setAttribute(SCRIPTED_ATTRIBUTE, "");
startIslands();
startRouter();
startPrefetch();
startMenus();
startFloatingButtons();
