import { defaultLanguage, type Language, languageSettings } from "../../urls.ts";
import type { Problem } from "../problems/problem.ts";
import type { WordsFolder } from "./complete-words.ts";

/** Shorter texts may be names, which are the same in every language. */
const SAME_WORDS = 3;

/** Returns every text that is the same as in the default language. */
export function untranslatedTexts(languages: readonly Language[], folders: readonly WordsFolder[]): Problem[] {
  return languages
    .filter((language) => language !== defaultLanguage)
    .flatMap((language) =>
      folders.flatMap(({ folder, words }) => {
        const originals = new Map(textsIn(words[defaultLanguage]).map(({ keys, text }) => [keys.join(), text]));
        const same = textsIn(words[language]).filter(({ keys, text }) => {
          return text === originals.get(keys.join()) && text.split(/\s+/).length >= SAME_WORDS;
        });
        const names = [language, defaultLanguage].map((one) => languageSettings[one].name).join(" and ");
        return same.map(({ keys, text }) => ({
          place: `${folder}/${language}.ts, ${keys.join(".")}`,
          says: `The text is the same in ${names}: “${text}”.`,
          fix: "Translate it, if it is no name.",
        }));
      }),
    );
}

/** Returns every text with its keys. */
function textsIn(words: unknown, keys: readonly string[] = []): { keys: readonly string[]; text: string }[] {
  if (typeof words === "string") return [{ keys, text: words }];
  if (typeof words !== "object" || words === null) return [];
  return Object.entries(words).flatMap(([name, inner]) => textsIn(inner, [...keys, name]));
}
