import { LANGUAGE_KEY } from "../../shared/contract.ts";
import { attempt } from "../attempt.ts";

/** At a press on a language switch, stores the language and gives the link the query and hash of the address. Without storage, the choice is not remembered. */
export function followLanguageSwitch(): void {
  addEventListener(
    "click",
    ({ target }) => {
      const link = (target as Element).closest?.<HTMLAnchorElement>("a[data-language-switch]");
      if (!link) return;
      attempt(() => localStorage.setItem(LANGUAGE_KEY, link.getAttribute("data-language-switch") as string));
      link.search = location.search;
      link.hash = location.hash;
    },
    true,
  );
}
