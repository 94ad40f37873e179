import type { Page } from "../../components/page.ts";
import { phone } from "../../format.ts";
import { site } from "../../site.ts";
import { absoluteUrl, defaultLanguage, languageSettings, languages, pageUrl } from "../../urls.ts";
import type { OutputFile } from "../output.ts";

/** `llms.txt` (llmstxt.org): the whole site on one page for language models, a line for each page in each language. */
export function renderLlms(pages: readonly Page[]): OutputFile {
  const sections = languages.map((language) => {
    const lines = pages.map(({ path, words }) => {
      const { title, description } = words[language].meta;
      return `- [${title}](${absoluteUrl(pageUrl(language, path))}): ${description}\n`;
    });
    return `## ${languageSettings[language].name}\n\n${lines.join("")}`;
  });
  const summary = pages.find(({ path }) => path === "")?.words[defaultLanguage].meta.description;
  const contact = `${phone(site.phones.tollFree)}, ${site.email}`;
  return { path: "llms.txt", body: `# ${site.name}\n\n> ${summary}\n\n${contact}\n\n${sections.join("\n")}` };
}
