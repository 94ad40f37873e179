import type { NotFoundWords } from "./words.ts";

export const it = {
  title: "Qui non c’è niente.",
  text: "L’indirizzo è cambiato, oppure ha una lettera fuori posto. Dalla home arrivi dove volevi andare.",
  home: "Torna alla home",
} satisfies NotFoundWords;
