import { readFileSync } from "node:fs";
import { join } from "node:path";
import fastGlob from "fast-glob";
import { describe, expect, test } from "vitest";
import manifest from "../../../package.json" with { type: "json" };
import { palette } from "../../../src/components/shapes.tsx";
import { root } from "../../support/project/project-root.ts";

const read = (file: string) => readFileSync(join(root, file), "utf8");
const contributing = read("CONTRIBUTING.md");

describe("CONTRIBUTING.md", () => {
  test("names every file that repeats a colour of the brand, which are those of the tokens", () => {
    const tokens = read("styles/tokens.css").split("@media", 1)[0] ?? "";
    for (const [name, colour] of Object.entries(palette)) {
      expect(tokens).toContain(`--${name.replace(/(?=\d)/, "-")}: ${colour};`);
    }
    const colours = new RegExp(Object.values(palette).join("|"), "i");
    const files = fastGlob.sync(["src/{components,islands,pages,ssg}/**", "styles/**", "static/{icons,images}/*.svg"], {
      cwd: root,
    });
    const repeating = files.filter((file) => colours.test(read(file)));
    const guide = section(contributing, "Change the look");
    expect(repeating.filter((file) => !guide.includes(`\`${file}\``))).toEqual([]);
  });

  test("gives the reason for every dependency, and no others", () => {
    const rows = tableRows(section(contributing, "Dependencies"));
    const explained = rows.filter(([, reason]) => reason).flatMap(([packages = ""]) => names(packages));
    const installed = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });
    expect(explained.sort()).toEqual(installed.sort());
  });
});

describe("README.md", () => {
  const readme = read("README.md");

  test("names commands that CI runs", () => {
    expect(read(".ci/run").trim().split("\n")).toEqual(
      expect.arrayContaining(["npm ci", "npm test", "npm run test:all"]),
    );
    expect(read(".github/workflows/site.yml")).toMatch(/run: npm test\n.*run: npm run test:all/);
  });

  test("lists every command of package.json, and no others", () => {
    const named = [...readme.matchAll(/^\| `npm (?:run )?([\w:]+)` \|/gm)].map(([, name]) => name);
    expect(named.sort()).toEqual(Object.keys(manifest.scripts).sort());
  });
});

test.each(["README.md", "CONTRIBUTING.md", "SECURITY.md"])("every file and heading that %s links to exists", (file) => {
  const links = [...read(file).matchAll(/\]\((?!https?:)([^)\s]+)\)/g)].map(([, link = ""]) => link);
  const paths = [...read(file).matchAll(/`((?:src|styles|static|tests|\.ci|\.github)\/[\w./-]*\w)`/g)].map(
    ([, path = ""]) => path,
  );
  const missing = [...links, ...paths].filter((link) => {
    const [path, anchor] = link.split("#");
    const target = path || file;
    if (fastGlob.sync(target, { cwd: root, onlyFiles: false, dot: true }).length === 0) return true;
    return anchor !== undefined && !headingIds(read(target)).includes(anchor);
  });
  expect(missing).toEqual([]);
});

/** Returns the part of a document below a second-level heading. */
function section(text: string, heading: string): string {
  return text.split(/^## /m).find((part) => part.startsWith(`${heading}\n`)) ?? "";
}

/** Returns the cells of every table row except the head. */
function tableRows(text: string): string[][] {
  const rows = [...text.matchAll(/^\|(.*)\|$/gm)].map(([, cells = ""]) => cells.split("|").map((cell) => cell.trim()));
  return rows.filter(([first = ""]) => first.startsWith("`"));
}

/** Returns the text in backquotes. */
function names(cell: string): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name);
}

/** Returns the anchors that GitHub derives from headings. */
function headingIds(markdown: string): string[] {
  return [...markdown.matchAll(/^#+ (.*)$/gm)].map(([, heading = ""]) =>
    heading
      .toLowerCase()
      .replace(/[^\w\s-]/g, "")
      .replace(/\s/g, "-"),
  );
}
