import { describe, expect, test } from "vitest";
import { openBuiltCopy } from "../support/project/built-copy.ts";

const copy = openBuiltCopy();

type Fault = [name: string, message: RegExp, edits: Record<string, (text: string) => string>];

/** Errors that one build can report, by the step that ends it. */
const faults: Record<string, Fault[]> = {
  "facts, addresses, words and pages": [
    [
      "an invalid phone number",
      /src\/site\.ts:\d+ phones\.tollFree is "800 000 000"\. Write a plus, the country code and the digits/,
      { "src/site.ts": (text) => text.replace('tollFree: "+39800000000"', 'tollFree: "800 000 000"') },
    ],
    [
      "a wrong digit in the VAT number",
      /src\/site\.ts:\d+ vat is "00743110158"\. Copy it again: its last digit does not match/,
      { "src/site.ts": (text) => text.replace('vat: "00000000000"', 'vat: "00743110158"') },
    ],
    [
      "a missing picture",
      /src\/site\.ts:\d+ clients\.demos\.0\.image: there is no file static\/images\/clients\/none\.svg\. Put a picture/,
      { "src/site.ts": (text) => text.replace("clients/trattoria.svg", "clients/none.svg") },
    ],
    [
      "a negative price",
      /src\/site\.ts:\d+ offers\.tryAds\.price is -1000\. Write a whole number/,
      { "src/site.ts": (text) => text.replace("tryAds: { price: 1000", "tryAds: { price: -1000") },
    ],
    [
      "an unknown step in the floating chain",
      /src\/navigation\.ts:\d+ "\/it\/services\/add\/" leads nowhere \(on it\/.*\)\. Did you mean "\/it\/services\/ads\/"\?/,
      { "src/navigation.ts": (text) => text.replace(/(floatingChain[^;]*)"services\/ads"/, '$1"services/add"') },
    ],
    [
      "a page path that other files use",
      /src\/urls\.ts:\d+ The site uses "\/it\/" for other files\. Choose another path for the page "it\/testimonials"/,
      {
        "src/urls.ts": (text) => text.replace('  "testimonials",', '  "it/testimonials",'),
        "src/pages/index.ts": (text) => text.replace('["testimonials",', '["it/testimonials",'),
      },
    ],
    [
      "a static file with the name of a stub",
      /static\/about\/index\.html The site has another file of this name, "about\/index\.html"\. Rename or delete/,
      { "static/about/index.html": () => "<!doctype html>" },
    ],
    [
      "a broken link",
      /"\/it\/nowhere\/" leads nowhere \(on it\/about\/index\.html/,
      {
        "src/pages/about/index.tsx": (text) => text.replace(/return \(\s*<>/, 'return (<><a href="/it/nowhere/">x</a>'),
      },
    ],
    [
      "a page that throws",
      /src\/pages\/contact\/index\.tsx:\d+:\d+ The page cannot be rendered: No such office \(on it\/contact\/index\.html and 1 more\)/,
      {
        "src/pages/contact/index.tsx": (text) =>
          text.replace(/\n {2}return \(/, '\n  if (words) throw new Error("No such office");$&'),
      },
    ],
    [
      "an unresolved placeholder in the words",
      /src\/pages\/about\/it\.ts:\d+ The placeholder \{phone\} is left/,
      { "src/pages/about/it.ts": (text) => text.replace(/lede:\s*(["`])/, "lede: $1{phone} ") },
    ],
  ],
  imports: [
    [
      "a folder in the page table that is not there",
      /src\/pages\/index\.ts:\d+ There is no file src\/pages\/abuot\/index\.tsx\. Correct its name, or add it\./,
      { "src/pages/index.ts": (text) => text.replace("./about/", "./abuot/") },
    ],
  ],
  assets: [
    [
      "a style sheet with a syntax error",
      /styles\/tokens\.css:\d+ The styles cannot be read/,
      { "styles/tokens.css": (text) => `${text}\n}}} broken {` },
    ],
    [
      "a script with a syntax error",
      /The scripts cannot be bundled\.[\s\S]*src\/client\/main\.ts:\d+/,
      { "src/client/main.ts": (text) => `${text}\nconst = ;` },
    ],
  ],
};

test.each(Object.entries(faults))(
  "a build with errors in %s reports each, exits with 1 and keeps the previous site",
  async (_, group) => {
    for (const [file, change] of group.flatMap(([, , edits]) => Object.entries(edits))) await copy.edit(file, change);
    const { status, stderr } = await copy.project.build();
    const unreported = group.filter(([, message]) => !message.test(stderr)).map(([name]) => name);
    expect(unreported, stderr).toEqual([]);
    expect(status).toBe(1);
    expect(await copy.hashSite()).toEqual(copy.previous);
  },
);

describe("a missing translation", () => {
  const removeKey = (text: string) => text.replace(/\n {2}label: "[^"]*",/, "");

  test("shows its key on the page, and the build warns with file and key", async () => {
    await copy.edit("src/pages/about/it.ts", removeKey);
    const { status, stderr } = await copy.project.build();
    expect(status).toBe(0);
    expect(stderr).toMatch(
      /Warning: src\/pages\/about\/it\.ts:\d+ has no "label", so the page shows "about\.label"\. Add it/,
    );
    expect(await copy.read("it/index.html")).toContain(">about.label</a>");
    expect(await copy.read("en/index.html")).not.toContain("about.label");
  });

  test("fails the type check", async () => {
    await copy.edit("src/pages/about/it.ts", removeKey);
    // Checking this folder alone is ten times as fast.
    await copy.edit("tsconfig.words.json", () => '{ "extends": "./tsconfig.json", "include": ["src/pages/about"] }');
    const { status, stdout } = await copy.project.run(
      "node_modules/typescript/bin/tsc",
      "--incremental",
      "false",
      "--project",
      "tsconfig.words.json",
    );
    expect(stdout).toMatch(/src\/pages\/about\/it\.ts.*Property 'label' is missing/);
    expect(status).not.toBe(0);
  });
});
