import { LOADED_ATTRIBUTE, SCRIPTED_ATTRIBUTE } from "../contract.ts";

/**
 * Inlined in the head, before the first paint: tells the styles that what
 * only a script can open may be hidden. If our script cannot be loaded, the
 * page goes back to what it is without JavaScript. Tells them too when the
 * page itself is loaded.
 */
const { documentElement } = document;
documentElement.setAttribute(SCRIPTED_ATTRIBUTE, "");
addEventListener(
  "error",
  (event) => {
    if (event.target instanceof HTMLScriptElement) documentElement.removeAttribute(SCRIPTED_ATTRIBUTE);
  },
  true,
);
addEventListener("load", () => documentElement.setAttribute(LOADED_ATTRIBUTE, ""));
