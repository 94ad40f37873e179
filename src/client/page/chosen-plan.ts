import { CONTACT_ID } from "../../shared/contract.ts";
import type { PagePart } from "./page-part.ts";

/** Stands in the message of the chat before the name of the plan. */
const CHOSEN = encodeURIComponent(" Ho scelto: ");

/** Keeps the plan whose button is pressed: the contact section says it, and the message of its chat names it. A later choice replaces it. */
export const chosenPlan: PagePart = {
  selector: "[data-plan]",
  start(button) {
    button.addEventListener("click", () => {
      const contact = document.getElementById(CONTACT_ID);
      const said = contact?.querySelector<HTMLElement>("[data-chosen]");
      if (!contact || !said) return;
      said.textContent = button.dataset.choice ?? "";
      said.hidden = false;
      for (const chat of contact.querySelectorAll<HTMLAnchorElement>('a[href^="https://wa.me/"]')) {
        const [message] = chat.href.split(CHOSEN);
        chat.href = `${message}${CHOSEN}${encodeURIComponent(`${button.dataset.plan}.`)}`;
      }
    });
  },
};
