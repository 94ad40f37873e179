import { expect, test } from "vitest";
import { hiddenPageWarnings, linkProblems, movedPageWarnings } from "../../../src/ssg/checks/link-problems.ts";
import { formatProblem } from "../../../src/ssg/problems/problem.ts";
import { readPage } from "../../../src/ssg/read-page.ts";
import { site } from "../../support/site/own-site.ts";

test("each line that links to the old address of a page is told with the new one", () => {
  const [, path = "", target = ""] = site.paths;
  const moved = { ...site, movedPages: { [path]: target } } as typeof site;
  const page = readPage("it/index.html", `<a href="${site.pageUrl("en", path)}#guide">Services</a>`);
  const warnings = movedPageWarnings(moved, [page]);
  expect(warnings.map(({ place }) => place)).toContainEqual(expect.stringMatching(/^src\/navigation\.ts:\d+$/));
  expect(warnings.map(({ place }) => place).join()).not.toContain("src/urls.ts");
  expect(warnings.map(formatProblem).join("\n")).toContain(
    `leads to "${path}", which has moved (on it/index.html). Write "${target}".`,
  );
  expect(movedPageWarnings(site, [page])).toEqual([]);
});

test("a link to a page that is gone is told with every line that may have it", () => {
  const path = site.paths.find((each) => each.includes("/")) ?? "";
  const page = readPage("it/index.html", `<a href="${site.pageUrl("it", path)}">A service</a>`);
  const places = linkProblems(site, [], [page], []).map(({ place }) => place.split(", "));
  expect(places).toEqual([expect.arrayContaining([expect.stringMatching(/^src\/navigation\.ts:\d+$/)])]);
  expect(places[0]?.length).toBeGreaterThan(1);
});

test("links to a hidden page are told, unless they are there on purpose", () => {
  const [, path = ""] = site.paths;
  const page = readPage("it/index.html", `<a href="${site.pageUrl("it", path)}">Services</a>`);
  const hiding = (linkedHiddenPages: readonly (typeof path)[]) =>
    hiddenPageWarnings({ ...site, menus: { ...site.menus, hiddenPages: [path], linkedHiddenPages } }, [page]);
  expect(hiding([]).map(formatProblem).join()).toContain("add it to linkedHiddenPages");
  expect(hiding([path])).toEqual([]);
});
