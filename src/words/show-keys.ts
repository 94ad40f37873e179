/**
 * Returns words with the key of each text that only the model has, which is another language's: `about.hero.lede`. The
 * types refuse such a gap in the editor and in the gates; a build that nobody checked shows it and goes on. Each key is
 * added to the gaps, which the launch check lists.
 */
export function showKeys<Words>(words: Words | undefined, model: Words, key: string, gaps: string[] = []): Words {
  if (words === undefined) return keyFor(model, key, gaps) as Words;
  if (!isGroup(words) || !isGroup(model)) return words;
  const texts = Object.entries(model).map(([name, text]) => [
    name,
    showKeys(words[name], text, `${key}.${name}`, gaps),
  ]);
  return { ...words, ...Object.fromEntries(texts) };
}

function keyFor(model: unknown, key: string, gaps: string[]): unknown {
  if (isGroup(model)) return showKeys({}, model, key, gaps);
  if (model !== undefined) gaps.push(key);
  return Array.isArray(model) ? [] : typeof model === "function" ? () => key : model === undefined ? model : key;
}

function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
