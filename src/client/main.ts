import { SCRIPTED_ATTRIBUTE } from "../contract.ts";
import { startIslands } from "./hydrate.ts";
import { startMenus } from "./menus.ts";
import { completeLayout, layOutSections } from "./partial-layout.ts";
import { startPrefetch } from "./router/prefetch.ts";
import { startRouter } from "./router/router.ts";

// The head script removes the attribute if this script loads late.
document.documentElement.setAttribute(SCRIPTED_ATTRIBUTE, "");
window.laidOut = window.laidOut?.then(completeLayout);
// End leads to the bottom only if all heights are known.
addEventListener("keydown", layOutSections, true);
startIslands();
startRouter();
startPrefetch();
startMenus();
// Nothing floats over the first screen.
if (scrollY > 0) showFloatingButtons();
else addEventListener("scroll", showFloatingButtons, { once: true, passive: true });

async function showFloatingButtons(): Promise<void> {
  // The page has the same links, so nothing is lost if this fails.
  const floating = await import("./floating.ts").catch(() => null);
  floating?.startFloatingButtons();
}
