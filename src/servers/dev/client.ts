/** The entry script of the development server: that of the site, a reload after each change, and problems in an overlay. */

import "../../client/main.ts";
import { EVENTS } from "./events.ts";

const events = new EventSource(EVENTS);
// Sent when the page starts to listen.
events.onmessage = ({ data }) => showProblems(JSON.parse(data));
events.addEventListener("change", () => location.reload());

const overlay = document.createElement("dialog");
overlay.toggleAttribute("data-dev", true);
overlay.style.cssText = `max-inline-size: 60rem; padding: 2rem; border: 0; color: #fbf6ec; background: #17161b;
  white-space: pre-wrap; font: 1rem/1.5 ui-monospace, monospace`;

/** Shows problems over the page until they are solved; Escape closes them. */
function showProblems(text: string): void {
  overlay.remove();
  if (text === "") return;
  overlay.textContent = text;
  document.body.append(overlay);
  overlay.showModal();
}
