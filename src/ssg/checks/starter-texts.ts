import type { Content } from "../content/types.ts";
import type { Language } from "../urls.ts";
import { contentFile, placeOfKey } from "./source-place.ts";

/** A text that is still to be written. */
export interface StarterText {
  /** `src/content/it/local-seo.ts:12`. */
  place: string;
  text: string;
}

/** Texts that `npm run new:page` left to be written: what each should say stands in square brackets. */
export function starterTexts(root: string, content: Record<Language, Content>): StarterText[] {
  return Object.entries(content).flatMap(([language, sections]) =>
    Object.entries(sections).flatMap(([section, words]) =>
      [...bracketed(words)].map(({ keys, text }) => ({
        place: placeOfKey(root, contentFile(language, section), keys),
        text,
      })),
    ),
  );
}

/** One warning for each file that still holds some. */
export function starterWarnings(root: string, content: Record<Language, Content>): string[] {
  const left = starterTexts(root, content);
  const firsts = left.filter(({ place }, index) => left.findIndex((other) => sameFile(other.place, place)) === index);
  return firsts.map(({ place, text }) => {
    const others = left.filter((other) => sameFile(other.place, place)).length - 1;
    const which = others === 0 ? `"${text}" is` : `"${text}" and ${others} more texts are`;
    return `${place} ${which} still to be written. Put your words in place of the brackets.`;
  });
}

function sameFile(one: string, other: string): boolean {
  return one.split(":")[0] === other.split(":")[0];
}

function* bracketed(value: unknown, keys: string[] = []): Generator<{ keys: string[]; text: string }> {
  if (typeof value === "string" && /\[.+\]$/.test(value)) yield { keys, text: value };
  if (value === null || typeof value !== "object") return;
  for (const [key, inner] of Object.entries(value)) yield* bracketed(inner, [...keys, key]);
}
