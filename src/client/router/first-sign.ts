import { thisLoad } from "../this-load.ts";
import { whenIdle } from "../when-idle.ts";

/** Resolves once the visitor scrolls, points, presses a key or activates something; at once if this was done before, or on a page that was reloaded or returned to. */
export function firstSign(): Promise<void> {
  const load = thisLoad();
  return new Promise((resolve) => {
    // Buttons of the browser give no sign, and may lead to other pages of this document.
    if (scrollY > 0 || (load && load.type !== "navigate")) return resolve();
    // Who has followed a link of ours, as the head script has seen, may follow another.
    if (document.documentElement.hasAttribute("data-entering"))
      addEventListener("load", () => whenIdle(resolve), { once: true });
    // Some assistive technology sends no more than the click.
    for (const type of ["scroll", "pointerover", "keydown", "click"])
      addEventListener(type, () => resolve(), { capture: true, passive: true, once: true });
  });
}
