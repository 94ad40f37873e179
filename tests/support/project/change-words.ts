/** Changes every list of words or facts, those inside other lists included, to its first items, or to its items again and again. */
export const resizeLists =
  (length: number) =>
  <Words>(words: Words): Words =>
    JSON.parse(JSON.stringify(words), (_, value) => (Array.isArray(value) ? resize(value, length) : value));

function resize(list: readonly unknown[], length: number): unknown[] {
  return Array.from({ length: list.length > 0 ? length : 0 }, (_, index) => list[index % list.length]);
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
