import { readFileSync } from "node:fs";
import { join } from "node:path";
import { inlined } from "../components/document/document.tsx";
import { FirstScreenEnd } from "../components/document/first-screen-end.tsx";
import { drawingFrom } from "../components/drawing-from.tsx";
import type { TokenNames } from "../components/look.ts";
import { LookOf, Looks, lookNames } from "../components/looks.tsx";
import type { Page } from "../components/page.ts";
import type { Site } from "../create-site.ts";
import { defaultLanguage } from "../urls.ts";
import type { SiteWords } from "./complete-words.ts";
import { type PageAssets, pageDocument } from "./list-documents.tsx";
import { en } from "./template/en.ts";
import type { Words } from "./template/words.ts";

const drawings = {
  Drawing: drawingFrom("src/pages/template/drawing.svg"),
  Band: drawingFrom("src/pages/template/band.svg"),
  Closing: drawingFrom("src/pages/template/closing.svg"),
};

/** The folder of the looks, which only the development server shows. */
const FOLDER = "__looks/";

/** The words of the template, and which block is shown; all without a name. */
interface LooksWords extends Words {
  name: string | undefined;
  folder: string;
  tokens: TokenNames;
  styles: string;
}

/** Returns the document of all blocks at a path, or that of one, with words and drawings of the template. Nothing at other paths. */
export function looksDocument(site: Site, words: SiteWords, assets: PageAssets, path: string) {
  const place = /^__looks(?:\/([\w-]+))?\/?$/.exec(path.replace(/index\.html$/, ""));
  const name = place?.[1];
  if (!place || (name && !lookNames.includes(name))) return null;
  const tokens = tokensOf(site.root);
  const styles = readFileSync(join(site.root, "src/pages/looks.css"), "utf8") + specimensOf(tokens);
  const shown: LooksWords = { ...en(words.say[defaultLanguage]), name, folder: site.basePath + FOLDER, tokens, styles };
  const inEach = site.languages.map((language) => [language, shown]);
  const looks: Page = { path: "", words: Object.fromEntries(inEach) as Page["words"], Body };
  return pageDocument(site, words, assets, looks, defaultLanguage);
}

/** Reads the names from the sheets, so that none is missing. */
function tokensOf(root: string): TokenNames {
  const read = (file: string, names: RegExp) => {
    const found = readFileSync(join(root, "styles", file), "utf8").matchAll(/(?<=^ *)--[\w-]+(?=:)/gm);
    return [...new Set([...found].map(([name]) => name))].filter((name) => names.test(name));
  };
  return {
    roles: read("tones.css", /./),
    type: read("type.css", /^--type-/),
    room: read("tokens.css", /^--(space|inset|column-gap|gutter)/),
    corners: read("tokens.css", /^--(radius|pill)/),
    widths: read("tokens.css", /^--(line|drawing|finger|page-width)/),
  };
}

/** Styles of the text family. The letters of all others stand closer. */
const TEXT_TYPE = /-(note|text|lede)$/;

/** Returns a rule for each token, which shows it. */
function specimensOf({ roles, type, room, corners, widths }: TokenNames): string {
  const rules = (names: readonly string[], property: string) =>
    names.map((name) => `.specimen${name}{${property}:var(${name})}`).join("");
  return (
    rules(roles, "background") +
    rules(type, "font") +
    rules(
      type.filter((name) => !TEXT_TYPE.test(name)),
      "letter-spacing:var(--tracking);font",
    ) +
    rules(corners, "border-radius") +
    rules([...room, ...widths], "inline-size")
  );
}

function Body({ words }: { words: LooksWords }) {
  const { name, folder, styles } = words;
  return (
    <>
      <FirstScreenEnd />
      <style {...inlined(styles)} />
      {name ? <LookOf name={name} sample={{ ...words, ...drawings }} /> : <Looks folder={folder} />}
    </>
  );
}
