import { CHOICE_ATTRIBUTE, CHOSEN_ATTRIBUTE, CONTACT_ID, PLAN_ATTRIBUTE } from "../shared/contract.ts";

/** Stands in the message of the chat before the name of the plan. */
const CHOSEN = encodeURIComponent(" Ho scelto: ");

/** Keeps the plan whose button is pressed: the contact section says it, and the message of its chat names it. A later choice replaces it. */
export function keepChosenPlan(): void {
  document.addEventListener("click", ({ target }) => {
    const button = (target as Element).closest(`[${PLAN_ATTRIBUTE}]`);
    const contact = document.getElementById(CONTACT_ID);
    const place = contact?.querySelector<HTMLElement>(`[${CHOSEN_ATTRIBUTE}]`);
    if (!button || !contact || !place) return;
    place.textContent = button.getAttribute(CHOICE_ATTRIBUTE);
    place.hidden = false;
    const plan = encodeURIComponent(`${button.getAttribute(PLAN_ATTRIBUTE)}.`);
    for (const chat of contact.querySelectorAll<HTMLAnchorElement>('a[href^="https://wa.me/"]')) {
      const [message] = chat.href.split(CHOSEN);
      chat.href = `${message}${CHOSEN}${plan}`;
    }
  });
}
