import { execSync } from "node:child_process";
import { posix } from "node:path";
import { build } from "esbuild";
import fastGlob from "fast-glob";
import { expect, test } from "vitest";
import manifest from "../../../package.json" with { type: "json" };
import { palette } from "../../../src/components/shapes.tsx";
import { readSource, root } from "../../support/project/project-root.ts";

const [readme, contributing] = [readSource("README.md"), readSource("CONTRIBUTING.md")];

test("whoever changes a colour of the brand finds every file that repeats it in CONTRIBUTING.md", () => {
  const tokens = readSource("styles/tokens.css").split("@media", 1)[0] ?? "";
  for (const [name, colour] of Object.entries(palette))
    expect(tokens).toContain(`--${name.replace(/(?=\d)/, "-")}: ${colour};`);
  const colours = new RegExp(Object.values(palette).join("|"), "i");
  const sources = ["{src/{components,islands,pages,share-images,ssg},styles}/**", "static/{icons,images}/*.svg"];
  const files = fastGlob.sync(sources, { cwd: root });
  const [, guide = ""] = contributing.split("## Change the look");
  expect(files.filter((file) => colours.test(readSource(file)) && !guide.includes(`\`${file}\``))).toEqual([]);
});

test("README.md lists every command, and no others", () => {
  const commands = [...readme.matchAll(/^\| `npm (?:run )?([\w:-]+)` \|/gm)].map(([, name]) => name);
  expect(commands.sort()).toEqual(Object.keys(manifest.scripts).sort());
});

const guides = fastGlob.sync("**/*.md", { cwd: root, ignore: ["**/node_modules/**", "dist/**", "CHANGELOG.md"] });

test.each(guides)("every file and heading that %s links to exists", (file) => {
  const text = readSource(file);
  const links = [...text.matchAll(/(?<=\]\()(?!https?:)([^)#\s]*)(?:#([^)]+))?/g)].map(([, path, anchor]) => {
    return { target: path ? posix.join(file, "..", path) : file, anchor };
  });
  const named = text.match(/(?<=`)(?:src|styles|static|tests|\.ci|\.github)\/[\w./-]*\w(?=`)/g) ?? [];
  const missing = [...links, ...named.map((target) => ({ target, anchor: undefined }))].filter(({ target, anchor }) => {
    if (fastGlob.sync(target, { cwd: root, onlyFiles: false, dot: true }).length === 0) return true;
    return anchor !== undefined && !headingIds(readSource(target)).includes(anchor);
  });
  expect(missing).toEqual([]);
});

test("CONTRIBUTING.md says where things are: each file holds the word", () => {
  const [, section = ""] = contributing.split("## Where is …?");
  const rows = (section.split("\n## ")[0] ?? "").split("\n").filter((line) => /^\| (?!What \| File)/.test(line));
  expect(rows.length).toBeGreaterThan(20);
  const wrong = rows.filter((row) => {
    const places = [...row.matchAll(/\[`[^`]+`\]\((\S+)\) `([^`]+)`(?=, \[| \|$)/g)];
    const links = row.match(/\]\(/g) ?? [];
    if (places.length === 0 || places.length < links.length) return true;
    return places.some(([, file = "", word = ""]) => !readSource(file).includes(word));
  });
  expect(wrong).toEqual([]);
});

test("the versions of Node that README.md names are those that every package installs on, and npm refuses others", () => {
  // Without it npm warns of another Node, and goes on.
  expect(readSource(".npmrc")).toMatch(/^engine-strict=true$/m);
  const oldest = [...manifest.engines.node.matchAll(/\d+\.\d+/g)].map(([version]) => version);
  expect(manifest.engines.node).toBe(`^${oldest[0]}.0 || ^${oldest[1]}.0 || >=${oldest[2]}.0`);
  expect(readme).toContain(
    `It needs Node ${oldest[0]} or a later 20, ${oldest[1]} or a later 22, or ${oldest[2]?.split(".")[0]} or newer,`,
  );
  // Optional ones are for other systems, and left out where they do not fit.
  const refusing = oldest.map(
    (version) => `:attr(engines, [node]):not(.optional):not(:semver(${version}.0, :attr(engines, [node])))`,
  );
  const found = execSync(`npm query "${refusing.join()}" --package-lock-only`, { cwd: root, encoding: "utf8" });
  expect(JSON.parse(found).map(({ pkgid }: { pkgid: string }) => pkgid)).toEqual([]);
});

test("static/licenses.txt has the licence of every package whose code or font the site ships", async () => {
  const main = { absWorkingDir: root, entryPoints: ["src/client/entry/main.ts"], outdir: "assets" };
  const { metafile } = await build({ ...main, bundle: true, format: "esm", metafile: true, write: false });
  const code = Object.keys(metafile.inputs).flatMap((file) => /.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file) ?? []);
  const fonts = fastGlob.sync("node_modules/@fontsource/*", { cwd: root, onlyFiles: false });
  const packages = new Set([...code, ...fonts]);
  expect(packages.size).toBeGreaterThan(5);
  const missing = [...packages].filter((folder) => {
    const [file = ""] = fastGlob.sync(`${folder}/licen[sc]e*`, { cwd: root, caseSensitiveMatch: false });
    return !readSource("static/licenses.txt").includes(readSource(file).trim());
  });
  expect(missing).toEqual([]);
});

/** Returns the anchors that GitHub derives from headings. */
function headingIds(markdown: string): string[] {
  const headings = [...markdown.matchAll(/^#+ (.*)$/gm)].map(([, heading = ""]) => heading.toLowerCase());
  return headings.map((heading) => heading.replace(/[^\w\s-]/g, "").replace(/\s/g, "-"));
}
