/**
 * What counts as a sample value: text that the owner still has to replace.
 * Nothing is loaded from a sample address, every page says that samples are
 * left, and the launch check lists them.
 */

/** Returns whether a text holds a sample value, such as `https://example.com/mappa`, also among other words. */
export function isSample(text: string): boolean {
  return sampleMarks.some((mark) => mark.test(text));
}

/** Returns every fact that still holds a sample value, by its keys: `phones`, `tollFree`. */
export function sampleFacts(facts: object, keys: readonly string[] = []): SampleFact[] {
  return Object.entries(facts).flatMap(([key, value]) => {
    const path = [...keys, key];
    if (key === "sampleContent") return (value as string[]).map((kind) => ({ keys: path, value: kind }));
    if (typeof value === "string") return isSample(value) ? [{ keys: path, value }] : [];
    return value !== null && typeof value === "object" ? sampleFacts(value, path) : [];
  });
}

/** A fact that still holds a sample value, and where it is in the facts. */
export interface SampleFact {
  keys: readonly string[];
  value: string;
}

const sampleMarks = [
  // Reserved by RFC 2606.
  /(?:^|[/.@])example\.(?:com|net|org)\b/,
  /\b(?:Agenzia|Trattoria|Studio|Officina|Bottega|Palestra|Vivaio|Edilizia|Farmacia|Cantina|Arredi|Viaggi) Esempio\b/,
  /\bVia Esempio \d/,
  /\+39800000000\b/,
  // A VAT number of eleven zeros passes the check digit.
  /\b0{11}\b/,
];
