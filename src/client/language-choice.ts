import { LANGUAGE_KEY, LANGUAGE_SWITCH_ATTRIBUTE } from "../shared/contract.ts";
import { attempt } from "./attempt.ts";

/** Stores the language that the visitor chooses, also before the router has come and after it has failed. Without storage, the choice is not remembered. */
export function storeLanguageChoice(): void {
  addEventListener(
    "click",
    ({ target }) => {
      const link = (target as Element).closest?.(`[${LANGUAGE_SWITCH_ATTRIBUTE}]`);
      const language = link?.getAttribute(LANGUAGE_SWITCH_ATTRIBUTE);
      if (language) attempt(() => localStorage.setItem(LANGUAGE_KEY, language));
    },
    true,
  );
}
