import type { Site } from "../create-site.ts";
import type { SiteWords } from "../pages/complete-words.ts";
import type { Problem } from "../problems/problem.ts";

/** Characters: search engines cut longer texts, and replace a description that is too short. */
const LENGTHS = { title: { min: 10, max: 60 }, description: { min: 110, max: 160 } };
const fields = ["title", "description"] as const;

/** Returns what to change in titles and descriptions: those that search engines cut, and those that two pages share. */
export function searchTexts({ languages, languagesOf }: Site, { pages: all }: SiteWords): Problem[] {
  return languages.flatMap((language) => {
    const pages = all.filter(({ path }) => languagesOf(path).includes(language));
    return fields.flatMap((field) => {
      const { min, max } = LENGTHS[field];
      const texts = pages.map(({ words }) => words[language].meta[field]);
      return pages.flatMap(({ folder }, index) => {
        const place = `${folder}/${language}.ts, meta.${field}`;
        const text = texts[index] ?? "";
        const twin = pages[texts.indexOf(text)]?.folder;
        const problems: Problem[] = [];
        if (text.length < min || text.length > max)
          problems.push({ place, says: `It has ${text.length} characters.`, fix: `Write ${min} to ${max}.` });
        if (twin !== folder) problems.push({ place, says: `It is that of ${twin}.`, fix: "Write one of its own." });
        return problems;
      });
    });
  });
}
