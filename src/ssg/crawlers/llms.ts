import type { Content } from "../content/types.ts";
import { phone } from "../format.ts";
import type { Route } from "../routes.ts";
import { site } from "../site.ts";
import { absoluteUrl, defaultLanguage, type Language, languageNames, languages, pageUrl } from "../urls.ts";
import type { OutputFile } from "./output.ts";

/** `llms.txt` (llmstxt.org): the whole site on one page for language models, a line for each page in each language. */
export function renderLlms(routes: readonly Route[], content: Record<Language, Content>): OutputFile {
  const sections = languages.map((language) => {
    const lines = routes.map((route) => {
      const { title, description } = content[language][route.content].meta;
      return `- [${title}](${absoluteUrl(pageUrl(language, route.path))}): ${description}\n`;
    });
    return `## ${languageNames[language]}\n\n${lines.join("")}`;
  });
  const summary = content[defaultLanguage].home.meta.description;
  const contact = `${phone(site.phones.tollFree)}, ${site.email}`;
  return { path: "llms.txt", body: `# ${site.name}\n\n> ${summary}\n\n${contact}\n\n${sections.join("\n")}` };
}
