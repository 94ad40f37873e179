import { expect, test } from "vitest";
import { openTouchedPage } from "../../support/dom/open-page.ts";

const header = (current: string, more = "") => `<nav>
  <a href="/it/" ${current === "home" ? "aria-current=page" : ""}>Home</a>
  <a id="to-about" href="/it/about/" ${current === "about" ? "aria-current=page" : ""}>About</a>
  <p>${current}</p>
  <ul>${more}</ul></nav>`;

const site = {
  "/it/": { header: header("home") },
  "/it/about/": { header: header("about", "<li>one more</li>") },
};

test("a page change keeps what is equal, and changes attributes and texts that differ; Back changes them back", async () => {
  const { click, travel } = await openTouchedPage(site);
  const pieces = () => ["header", "#to-about", "main"].map((name) => document.querySelector(name));
  const before = pieces();
  const written = before[0]?.innerHTML;
  click("#to-about");
  expect(pieces().map((piece, at) => piece === before[at])).toEqual([true, true, false]);
  expect(before[0]?.innerHTML).toBe(
    header("about", "<li>one more</li>")
      .replace(/aria-current=page/, 'aria-current="page"')
      .replaceAll(" >", ">"),
  );
  await travel(-1);
  expect(before[0]?.innerHTML).toBe(written);
});

test("what the visitor or the script has changed in a part that stays is as new", async () => {
  const { click } = await openTouchedPage(site);
  const link = document.querySelector("#to-about") as HTMLElement;
  link.setAttribute("data-shown", "");
  link.firstChild?.replaceWith(Object.assign(document.createElement("font"), { textContent: "Über uns" }));
  click("#to-about");
  expect(link.outerHTML).toBe('<a id="to-about" href="/it/about/" aria-current="page">About</a>');
});
