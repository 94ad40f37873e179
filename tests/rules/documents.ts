import { join } from "node:path";
import { type ConfigData, HtmlValidate, StaticConfigLoader } from "html-validate";
import { expect } from "vitest";
import { isSample } from "../../src/facts/samples.ts";
import { movedPages, outputPath } from "../../src/urls.ts";
import type { Rules } from "./rules.ts";

/** The recommended rules of html-validate, including WCAG and document structure. Every deviation gives its reason. */
const strict: ConfigData = {
  root: true,
  extends: ["html-validate:recommended", "html-validate:a11y", "html-validate:document"],
  rules: {
    // Rules that are off by default and that our pages follow.
    "id-pattern": ["error", { pattern: "kebabcase" }],
    "class-pattern": ["error", { pattern: "kebabcase" }],
    "no-missing-references": "error",
    "prefer-tbody": "error",
    "no-utf8-bom": "error",
    // Script and styles come from the host of the document, which could change all of them.
    "require-sri": "off",

    // React writes attributes in camel case (`hrefLang`, `srcSet`). HTML ignores the case of names (HTML standard, 13.1.2.3).
    "attr-case": ["error", { style: ["lowercase", "camelcase"] }],
    // React closes void elements and writes boolean attributes with an empty value. Parsers read both spellings in the same way.
    "void-style": ["error", { style: "selfclosing" }],
    "attribute-boolean-style": ["error", { style: "empty" }],
    "attribute-empty-style": ["error", { style: "empty" }],
    // A lower-case doctype also selects standards mode.
    "doctype-style": ["error", { style: "lowercase" }],
    // Lists may have a name (WAI-ARIA 1.2, role list): here the language switch and the strip of a carousel.
    "aria-label-misuse": ["error", { allowAnyNamable: true }],
    // Checks every word of a phone link, not only its digits. `markup.ts` checks the digits.
    "tel-non-breaking": "off",
  },
};

/** An owner’s town and hours may add to titles. */
const lenient: ConfigData = { ...strict, rules: { ...strict.rules, "long-title": "off" } };

export const documentRules: Rules = {
  "there is a file for each page and language, a stub for each path, the 404 page and the frame of the feed": ({
    documents,
    facts,
    languages,
    paths,
  }) => {
    const pages = languages.flatMap((language) => paths.map((path) => outputPath(language, path)));
    const stubs = paths.map((path) => `${path}/index.html`.replace(/^\//, ""));
    const moved = Object.keys(movedPages).flatMap((path) =>
      [path, ...languages.map((language) => `${language}/${path}`)].map((folder) => `${folder}/index.html`),
    );
    const feed = facts.links.socialFeedScript ? ["embed/social-feed/index.html"] : [];
    const expected = [...pages, ...stubs, ...moved, ...feed, "404.html"];
    expect(documents).toEqual(expected.sort());
  },

  "every document is valid HTML": async ({ dist, documents, facts }) => {
    const validator = new HtmlValidate(new StaticConfigLoader(isSample(facts.name) ? strict : lenient));
    for (const file of documents) {
      const { results } = await validator.validateFile(join(dist, file));
      const messages = results.flatMap((result) => result.messages);
      const told = messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`);
      expect.soft(told, file).toEqual([]);
    }
  },
};
