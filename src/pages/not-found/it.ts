import type { NotFoundWords } from "./words.ts";

export const it = () =>
  ({
    title: "Qui non c’è niente.",
    text: "La pagina può essere stata spostata, o l’indirizzo ha un errore. Riparti dalla home.",
    home: "Torna alla home",
  }) satisfies NotFoundWords;
