import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { checkPaths } from "../../../src/pages/check-paths.ts";
import { readOldAddress } from "../../../src/pages/moved-pages.ts";
import { root } from "../../support/project/project-root.ts";
import { temporaryFolder } from "../../support/temporary-folder.ts";

const ORIGIN = "https://www.example.com";

test.each([
  ...["Local SEO", "local_seo", "/about", "about/", "services//ads", "caffè", "a.b", "local--seo"].map(
    (path) => [path, "is no address", /^The path ".*" is no address\.$/, /lower-case/] as const,
  ),
  ...["it", "en/about", "assets", "pages/it", "embed/social-feed", "not-found", "services/template"].map(
    (path) => [path, "is taken", /^The site uses "[\w/-]+" for other files/, /^Choose another path/] as const,
  ),
  // Also one with a folder of its name in static.
  ...["case", "new", "default", "site", "static", "class", "images/guide"].map(
    (path) => [path, "only needs its page", /^The path ".*" has no src\/pages\//, /^Add the page/] as const,
  ),
])("the path %j %s", (path, _, says, fix) => {
  const problem = { says: expect.stringMatching(says), fix: expect.stringMatching(fix) };
  expect(checkPaths(root, [path], {}, ORIGIN)).toEqual([expect.objectContaining(problem)]);
});

test("an old address leads to a page; where its target is gone, or its page exists again, its line is told", () => {
  /** A project with one page. */
  const project = temporaryFolder();
  mkdirSync(join(project, "src/pages/about"), { recursive: true });
  writeFileSync(join(project, "src/pages/about/index.tsx"), "");
  const moved = { "services/seo": "about", about: "about", old: "gone" };
  const lines = ['const paths = ["about"];', "{", '  "services/seo": "about",', '  about: "about",', '  old: "gone",'];
  writeFileSync(join(project, "src/urls.ts"), lines.join("\n"));
  const [exists, gone] = checkPaths(project, ["about"], moved, ORIGIN);
  const says = 'movedPages leads "about" to "about", but "about" is a page.';
  expect(exists).toEqual({ place: "src/urls.ts:4", says, fix: "Remove this line." });
  expect(gone).toMatchObject({ place: "src/urls.ts:5", says: 'movedPages leads "old" to "gone", which is no page.' });
});

test("two paths cannot have one folder", () => {
  const [problem, ...others] = checkPaths(root, ["", "services/ads", "ads", "home"], {}, ORIGIN);
  expect(problem?.says).toBe('The path "ads" has the folder of "services/ads", src/pages/ads.');
  expect(others.map(({ says }) => says)).toEqual(['The path "home" has the folder of "", src/pages/home.']);
});

test.each([
  ["chi-siamo", { path: "chi-siamo" }],
  ["/servizi/seo/", { path: "servizi/seo" }],
  ["https://www.example.com/chi-siamo/", { path: "chi-siamo" }],
  ["http://rossi.it/chi-siamo", { path: "chi-siamo" }],
  ["www.rossi.it/chi-siamo", { path: "chi-siamo" }],
  ["it/chi-siamo", { path: "chi-siamo", language: "it" }],
  ["/en/about-us/", { path: "about-us", language: "en" }],
  ["blog/index.html", { path: "blog" }],
  ["contatti.html", { path: "contatti.html" }],
  ["caff%C3%A8", { path: "caffè" }],
  ["sconto 50%", { path: "sconto 50%" }],
])("the old address %s is that of a page", (written, address) => {
  expect(readOldAddress(written, ORIGIN)).toEqual(address);
});

test("an old address of a site below a path is read without it", () => {
  const origin = "https://user.github.io/repo/";
  expect(readOldAddress(`${origin}chi-siamo/`, origin)).toEqual({ path: "chi-siamo" });
});

test.each([
  ...["", "/", "it", "en/", "index.html", "https://www.example.com/", "it/index.html"].map(
    (written) => [written, "is the home page", "Remove this line."] as const,
  ),
  ...["?page_id=2", "https://www.example.com/?p=12", "/#chi-siamo"].map(
    (written) => [written, "differs from the home page only behind", "Remove this line; a host can"] as const,
  ),
  ["index.php?id=3", 'has a "?"', 'Write "index.php".'],
  ["it/chi-siamo#team", 'has a "#"', 'Write "it/chi-siamo".'],
  ...["../evil", "a/../../evil", ".", "blog/*", "a\\b", "%2e%2e/evil"].map(
    (written) => [written, "is no address of a page", "Remove this line; a host can"] as const,
  ),
  ...["assets/logo.png", "pages/it", "embed"].map(
    (written) => [written, "which the site uses for other files", "Remove this line."] as const,
  ),
] as const)("the old address %j %s", (...row) => {
  const [written, says, fix] = row;
  const problem = { says: expect.stringContaining(says), fix: expect.stringContaining(fix) };
  expect(readOldAddress(written, ORIGIN)).toEqual(problem);
});

test("two lines of movedPages for one address are told", () => {
  const moved = {
    "old/": "about",
    "https://www.example.com/old": "about",
    "it/old": "about",
    "it/new": "about",
    "en/new": "about",
  };
  const problems = checkPaths(root, ["about"], moved, ORIGIN);
  const twins = problems.map(({ says }) => /, and "(.*)" is the same address\.$/.exec(says)?.[1]);
  expect(twins).toEqual(["old/", "https://www.example.com/old"]);
});
