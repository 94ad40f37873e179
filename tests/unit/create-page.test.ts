import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createPage } from "../../src/commands/create-page.ts";
import { checkPaths } from "../../src/pages/check-paths.ts";
import { root } from "../support/project/project-root.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

/** Returns a project with the template and an empty footer. */
function createProject(): string {
  const project = temporaryFolder();
  for (const path of ["src/pages/template", "src/urls.ts"])
    cpSync(join(root, path), join(project, path), { recursive: true });
  mkdirSync(join(project, "src"), { recursive: true });
  writeFileSync(join(project, "src/navigation.ts"), "footer: { services: [], agency: [] }");
  return project;
}

test.each(["web--design", "local-seo-", "en", "it/promo", "assets", "pages", "embed", "-x", "Ads", ""])(
  "no page is made at %j, where the build refuses it",
  (path) => {
    const project = createProject();
    expect(() => createPage(project, path, {})).toThrow("The page cannot be made:");
    if (path !== "") expect(checkPaths(root, [path], {}, "https://www.example.com")).not.toEqual([]);
    expect(readFileSync(join(project, "src/urls.ts"))).toEqual(readFileSync(join(root, "src/urls.ts")));
  },
);

test("no page is made where another one is, or where an old address leads on", () => {
  const project = createProject();
  createPage(project, "offers", {});
  expect(() => createPage(project, "services/offers", {})).toThrow("There is such a page.");
  expect(() => createPage(project, "promo", { promo: "about" })).toThrow('movedPages leads "promo" to "about".');
});

test("a page is made with its lines, also in an empty footer", () => {
  const project = createProject();
  expect(createPage(project, "promo", {})).toContain("src/pages/promo/index.tsx");
  expect(existsSync(join(project, "src/pages/promo/it.ts"))).toBe(true);
  expect(readFileSync(join(project, "src/urls.ts"), "utf8")).toMatch(/^ {2}"promo",$/m);
  expect(readFileSync(join(project, "src/navigation.ts"), "utf8")).toBe('footer: { services: [], agency: ["promo"] }');
});

test.each([
  ["src/urls.ts", /\n\] as const;/, "\n] as const satisfies readonly string[];", 'not end with a line "] as const;"'],
  ["src/navigation.ts", "agency: [", "company: [", 'no list "agency: [ … ]"'],
])("a page that finds no place in %s leaves the project as it is", (file, from, to, says) => {
  const project = createProject();
  const path = join(project, file);
  writeFileSync(path, readFileSync(path, "utf8").replace(from, to));
  const before = readFileSync(path, "utf8");
  expect(() => createPage(project, "promo", {})).toThrow(`${file}: The`);
  expect(() => createPage(project, "promo", {})).toThrow(says);
  expect(readFileSync(path, "utf8")).toBe(before);
  expect(existsSync(join(project, "src/pages/promo"))).toBe(false);
});
