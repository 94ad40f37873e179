import { FONTS_ATTRIBUTE, LATE_ATTRIBUTE, LOADED_ATTRIBUTE, SCRIPTED_ATTRIBUTE } from "../contract.ts";

/**
 * Inlined in the head, before the first paint: tells the styles that what
 * only a script can open may be hidden. If our script cannot be loaded, the
 * page goes back to what it is without JavaScript. Tells them too when the
 * page itself is loaded, and lets in what waits for the first paint: fonts,
 * script and manifest.
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
window.onload = () => documentElement.setAttribute(LOADED_ATTRIBUTE, "");
// Back to an entry of the router, which is not there yet to show its page.
window.onpopstate = ({ state }) => state && location.reload();
addEventListener("DOMContentLoaded", () => {
  // What was painted first may have been half of the page: the next frame has all of it.
  const afterNextFrame = () => requestAnimationFrame(() => setTimeout(letIn));
  new PerformanceObserver(afterNextFrame).observe({ type: "paint", buffered: true });
});

function letIn(): void {
  for (const late of document.querySelectorAll<HTMLTemplateElement>(`template[${LATE_ATTRIBUTE}]`))
    late.replaceWith(late.content);
  const loads = Array.from(document.fonts, (font) => font.load());
  // A font that cannot be had changes nothing: the next in the list is used.
  Promise.allSettled(loads).then(() => documentElement.setAttribute(FONTS_ATTRIBUTE, ""));
}
