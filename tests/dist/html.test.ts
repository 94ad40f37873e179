import { join } from "node:path";
import { type ConfigData, HtmlValidate, StaticConfigLoader } from "html-validate";
import { expect, inject, test } from "vitest";
import { isSample } from "../../src/facts/samples.ts";
import { dist, documents } from "../support/site/built-site.ts";
import { facts } from "../support/site/own-site.ts";

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
    // Checks every word of a phone link, not only its digits. `any-site.test.ts` checks the digits.
    "tel-non-breaking": "off",
    // An owner’s town and hours may add to titles.
    ...(isSample(facts.name) ? {} : { "long-title": "off" }),
  },
};
const validator = new HtmlValidate(new StaticConfigLoader(strict));

/** But for the night, pages in other languages are left out: their markup is the same. */
const checked = inject("gate") === "night" ? documents : documents.filter((file) => !/^(?!it\/)\w\w\//.test(file));

test.each(checked)("%s is valid", async (file) => {
  const { results } = await validator.validateFile(join(dist, file));
  const messages = results.flatMap((result) => result.messages);
  expect(messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`)).toEqual([]);
});
