/** Returns the same words with every list of them changed, those inside other lists included. */
export function changeLists<Words>(words: Words, change: (list: unknown[]) => unknown[]): Words {
  return JSON.parse(JSON.stringify(words), (_, value) => (Array.isArray(value) ? change(value) : value));
}

/** Returns a list of this length: its first items, or its items again and again. */
export function resize<Item>(list: readonly Item[], length: number): Item[] {
  return Array.from({ length: list.length > 0 ? length : 0 }, (_, index) => list[index % list.length] as Item);
}

/** Returns the same words with a long word in every short text, and every sentence said twice. */
export function lengthenTexts<Words>(words: Words): Words {
  return JSON.parse(JSON.stringify(words), (name, value) => {
    if (typeof value !== "string") return value;
    if (/[.?!]$/.test(value)) return `${value} ${value}`;
    return titles.has(name) ? `${value} ${LONG_WORD}` : value;
  });
}

const titles = new Set(["title", "accent", "label", "kicker", "question", "leak", "need"]);

/** Longer than any that Italian texts of this kind use. */
const LONG_WORD = "internazionalizzazione";
