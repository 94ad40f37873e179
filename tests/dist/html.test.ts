import { readFile } from "node:fs/promises";
import { join } from "node:path";
import fastGlob from "fast-glob";
import { type ConfigData, HtmlValidate, StaticConfigLoader } from "html-validate";
import { expect, test } from "vitest";
import { languages, paths } from "../../src/urls.ts";
import { root } from "../support/project/project-root.ts";

const dist = join(root, "dist");

/** Every rule that html-validate recommends, WCAG and document structure among them; each deviation has its reason beside it. */
const strict: ConfigData = {
  root: true,
  extends: ["html-validate:recommended", "html-validate:a11y", "html-validate:document"],
  rules: {
    // Rules that are not recommended by default and hold here all the same.
    "id-pattern": ["error", { pattern: "kebabcase" }],
    "class-pattern": ["error", { pattern: "kebabcase" }],
    "no-missing-references": "error",
    "prefer-tbody": "error",
    "require-sri": ["error", { target: "all", include: ["/assets/main-"] }],
    "no-utf8-bom": "error",

    // React writes attributes as it spells them (`hrefLang`, `srcSet`). HTML reads names without regard to case
    // (HTML standard, 13.1.2.3), and no reader of ours does otherwise, so a second pass over every page would change no page.
    "attr-case": ["error", { style: ["lowercase", "camelcase"] }],
    // React closes void elements and writes boolean attributes as empty ones; both spellings mean the same to the parser.
    "void-style": ["error", { style: "selfclosing" }],
    "attribute-boolean-style": ["error", { style: "empty" }],
    // Lower case is what HTML minifiers write; it selects standards mode all the same.
    "doctype-style": ["error", { style: "lowercase" }],
    // Lists that have a name (the language switch, the strip of a carousel) are named by right (WAI-ARIA 1.2, role list).
    "aria-label-misuse": ["error", { allowAnyNamable: true }],
    // Meant for digits, but reads every word of a link that calls; digits are looked at below.
    "tel-non-breaking": "off",
  },
};

const validator = new HtmlValidate(new StaticConfigLoader(strict));
const files = fastGlob.sync("**/*.html", { cwd: dist, dot: true }).sort();

test("there is a file for every page and language, a stub for each path, the page of unknown addresses and the frame of the feed", () => {
  expect(files.length).toBe(languages.length * paths.length + paths.length + 1 + 1);
});

test.each(files)("%s is valid", async (file) => {
  const { results } = await validator.validateFile(join(dist, file));
  const messages = results.flatMap((result) => result.messages);
  expect(messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`)).toEqual([]);
});

test.each(files)("%s keeps the digits of a phone link on one line", async (file) => {
  const html = await readFile(join(dist, file), "utf8");
  const links = [...html.matchAll(/<a href="tel:[^>]*>(.*?)<\/a>/gs)].map(([, inner = ""]) =>
    inner.replace(/<[^>]*>/g, ""),
  );
  expect(links.filter((text) => /\d[ -]\d/.test(text))).toEqual([]);
});
