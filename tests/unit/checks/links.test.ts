import { expect, test } from "vitest";
import { linkProblems } from "../../../src/ssg/checks/link-problems.ts";
import { readDocument } from "../../../src/ssg/read-document.ts";
import { site } from "../../support/site/own-site.ts";

test("a link to a page that is gone is told with every line that may have it", () => {
  const path = site.paths.find((each) => each.includes("/")) ?? "";
  const page = readDocument("it/index.html", `<a href="${site.pageUrl("it", path)}">A service</a>`);
  const places = linkProblems(site, [], [page]).map(({ place }) => place.split(", "));
  expect(places).toEqual([expect.arrayContaining([expect.stringMatching(/^src\/navigation\.ts:\d+$/)])]);
  expect(places[0]?.length).toBeGreaterThan(1);
});

test.each(["Rossi & figli.jpg", "bar@2x.jpg", "caffè +.jpg", "uno, due.jpg", "n#1.jpg", "sconto 50%.jpg"])(
  "a link to %s of static leads there, also in srcset",
  (name) => {
    const address = site.assetUrl(`images/${name}`).replaceAll("&", "&amp;");
    const page = readDocument("it/index.html", `<img src="${address}" srcset="${address} 1x, ${address} 2x">`);
    expect(linkProblems(site, [{ path: `images/${name}`, body: "" }], [page])).toEqual([]);
    expect(linkProblems(site, [], [page])).toHaveLength(1);
  },
);
