import type { NotFoundContent } from "../types.ts";

/** The words for an address that leads to no page. */
export const notFound = {
  title: "Qui non c’è niente.",
  text: "L’indirizzo è cambiato, oppure ha una lettera fuori posto. Dalla home arrivi dove volevi andare.",
  home: "Torna alla home",
} satisfies NotFoundContent;
