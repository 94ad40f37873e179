import { startShuffling } from "./cards/card-order.ts";
import { startTurning } from "./cards/card-turns.ts";
import { startFloatingButtons } from "./floating.ts";
import { startMenus } from "./menus.ts";
import { startGrowing } from "./router/grow.ts";

/** Starts what a page needs once somebody is there. */
export function startAfterFirstSign(): void {
  startMenus();
  startTurning();
  startShuffling();
  startFloatingButtons();
  startGrowing();
}
