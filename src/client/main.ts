import { SCRIPTED_ATTRIBUTE } from "../contract.ts";
import { startFloatingButtons } from "./floating.ts";
import { startIslands } from "./hydrate.ts";
import { startMenus } from "./menus.ts";
import { startPrefetch } from "./router/prefetch.ts";
import { startRouter } from "./router/router.ts";

// The head script removes the attribute if this script loads late.
document.documentElement.setAttribute(SCRIPTED_ATTRIBUTE, "");
startIslands();
startRouter();
startPrefetch();
startMenus();
startFloatingButtons();
