import { expect, test } from "vitest";
import { documentWarnings } from "../../../src/ssg/checks/file-problems.ts";
import { readDocument } from "../../../src/ssg/read-document.ts";
import { root } from "../../support/project/project-root.ts";

test("characters missing from the fonts are reported once with their place; invisible ones are ignored", () => {
  const document = readDocument({ path: "it/a.html", body: "<title>→</title><p alt='★'>a → b 🙂 ł\u00ad\u00a0</p>" });
  const warnings = documentWarnings(root, [document, { ...document, path: "en/a.html" }], new Set("abł"));
  expect(warnings).toEqual([
    expect.stringMatching(
      /^The fonts have no "→" \(U\+2192; on it\/a\.html and 1 more\), so pages show it in a fallback font, and share images/,
    ),
    expect.stringMatching(/^The fonts have no "🙂" \(U\+1F642; /),
  ]);
});
