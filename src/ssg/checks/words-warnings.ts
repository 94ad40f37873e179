import type { Site } from "../../facts/create-site.ts";
import type { Problem } from "../problems/problem.ts";
import type { SiteWords } from "../words/complete-words.ts";

/** Characters: search engines cut longer texts, and replace a description that is too short. */
const LENGTHS = { title: { min: 10, max: 60 }, description: { min: 110, max: 160 } };
const fields = ["title", "description"] as const;

/** Warns of titles and descriptions that search engines cut, of those that two pages share, and of pages without their line in the menu. */
export function wordsWarnings({ languages, menus }: Site, { pages }: SiteWords): Problem[] {
  const described = pages.filter(({ path }) => [...menus.servicesMenu, ...menus.pricePages].includes(path));
  return [
    ...languages.flatMap((language) =>
      fields.flatMap((field) => {
        const texts = pages.map((page) => ({
          place: `${page.folder}/${language}.ts, meta.${field}`,
          text: page.words[language].meta[field],
        }));
        return [...lengthWarnings(field, texts), ...copyWarnings(field, texts)];
      }),
    ),
    ...languages.flatMap((language) =>
      described
        .filter(({ words }) => words[language].menuText === undefined)
        .map(({ folder }) => ({
          place: `${folder}/${language}.ts, menuText`,
          says: "It is missing, so the menu shows an empty line below the name of the page.",
          fix: "Add it below label: one short line.",
        })),
    ),
  ];
}

interface Text {
  place: string;
  text: string;
}

function lengthWarnings(field: keyof typeof LENGTHS, texts: readonly Text[]): Problem[] {
  const { min, max } = LENGTHS[field];
  return texts
    .filter(({ text }) => text.length < min || text.length > max)
    .map(({ place, text }) => ({
      place,
      says: `The ${field} has ${text.length} characters.`,
      fix: `Write ${min} to ${max}, so that search engines show it whole.`,
    }));
}

function copyWarnings(field: string, texts: readonly Text[]): Problem[] {
  return texts.flatMap(({ place, text }, index) => {
    const first = texts.findIndex((other) => other.text === text);
    if (first === index) return [];
    return [{ place, says: `The ${field} is that of ${texts[first]?.place}.`, fix: "Write one of its own." }];
  });
}
