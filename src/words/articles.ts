/** Articles before Italian figures: they follow how a number is said, so no text may fix them beside a fact. */

/** Returns an Italian figure with its masculine article, alone or joined to a preposition: `il 30%`, `l’80%`, `dell’8%`, `lo 0`. `shown` is the figure as the page writes it. */
export function ilNumero(amount: number, shown: string | number = amount, preposition: Preposition = ""): string {
  const [plain, elided, beforeZ] = SINGULAR[preposition];
  if (amount === 0) return `${beforeZ} ${shown}`;
  return startsWithVowel(amount) ? `${elided}${shown}` : `${plain} ${shown}`;
}

/** The same before several things: `i 3 mesi`, `gli 8 giorni`, `degli 80 €`. One needs no article: `1 mese`, `di 1 mese`. */
export function iNumeri(amount: number, shown: string | number = amount, preposition: Preposition = ""): string {
  if (amount === 1) return `${preposition} ${shown}`.trim();
  const [plain, beforeVowel] = PLURAL[preposition];
  return `${startsWithVowel(amount) || amount === 0 ? beforeVowel : plain} ${shown}`;
}

/** Returns Italian towns after "a": `a Monza`, `ad Arezzo`. */
export function aTowns(towns: string): string {
  return `${/^[aà]/i.test(towns) ? "ad" : "a"} ${towns}`;
}

type Preposition = "" | "di" | "a" | "da" | "in" | "su";

const SINGULAR: Record<Preposition, readonly [plain: string, elided: string, beforeZ: string]> = {
  "": ["il", "l’", "lo"],
  di: ["del", "dell’", "dello"],
  a: ["al", "all’", "allo"],
  da: ["dal", "dall’", "dallo"],
  in: ["nel", "nell’", "nello"],
  su: ["sul", "sull’", "sullo"],
};

const PLURAL: Record<Preposition, readonly [plain: string, beforeVowel: string]> = {
  "": ["i", "gli"],
  di: ["dei", "degli"],
  a: ["ai", "agli"],
  da: ["dai", "dagli"],
  in: ["nei", "negli"],
  su: ["sui", "sugli"],
};

/** Whether the first word of a number begins with a vowel: uno, undici, otto, ottanta, ottocento, undicimila. A thousand and a hundred are said without "uno". */
function startsWithVowel(amount: number): boolean {
  const thousands = Math.floor(amount / 1000);
  if (thousands > 0) return thousands > 1 && startsWithVowel(thousands);
  const hundreds = Math.floor(amount / 100);
  if (hundreds > 0) return hundreds === 8;
  return [1, 8, 11].includes(amount) || (amount >= 80 && amount < 90);
}
