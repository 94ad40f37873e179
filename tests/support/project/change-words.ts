/** Returns the same words with every list of them changed, those inside other lists included. */
export function changeLists<Words>(words: Words, change: (list: unknown[]) => unknown[]): Words {
  if (words === null || typeof words !== "object") return words;
  const inner = Object.entries(words).map(([name, value]) => [name, changeLists(value, change)]);
  if (Array.isArray(words)) return change(inner.map(([, item]) => item)) as Words;
  return Object.fromEntries(inner);
}

/** Returns a list of this length: its first items, or its items again and again. */
export function resize<Item>(list: readonly Item[], length: number): Item[] {
  return Array.from({ length: list.length > 0 ? length : 0 }, (_, index) => list[index % list.length] as Item);
}

/** Returns the same words with a long word in every short text, and every sentence said twice. */
export function lengthenTexts<Words>(words: Words): Words {
  if (Array.isArray(words)) return words.map(lengthenTexts) as Words;
  if (words === null || typeof words !== "object") return words;
  return Object.fromEntries(
    Object.entries(words).map(([name, value]) => {
      if (typeof value !== "string") return [name, lengthenTexts(value)];
      if (/[.?!]$/.test(value)) return [name, `${value} ${value}`];
      return [name, titles.has(name) ? `${value} ${LONG_WORD}` : value];
    }),
  ) as Words;
}

const titles = new Set(["title", "accent", "label", "kicker", "question", "leak", "need"]);

/** Longer than any that Italian texts of this kind use. */
const LONG_WORD = "internazionalizzazione";
