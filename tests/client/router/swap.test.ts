import { expect, test, vi } from "vitest";
import { openPage } from "../../support/dom/open-page.ts";

const header = (current: string, more = "") => `<nav>
  <a href="/it/" ${current === "home" ? "aria-current=page" : ""}>Home</a>
  <a id="to-about" href="/it/about/" ${current === "about" ? "aria-current=page" : ""}>About</a>
  <p>${current}</p>
  <ul>${more}</ul></nav>`;

const site = {
  "/it/": { header: header("home") },
  "/it/about/": { header: header("about", "<li>one more</li>") },
  "/en/": { lang: "en", header: header("home") },
};

test("a page change keeps what is equal, and changes attributes and texts that differ", async () => {
  const { click } = await openPage(site);
  const [region, link, main] = ["header", "#to-about", "main"].map((name) => document.querySelector(name));
  await click("#to-about");
  const pieces = ["header", "#to-about", "main"].map((name) => document.querySelector(name));
  expect(pieces.map((piece, at) => piece === [region, link, main][at])).toEqual([true, true, false]);
  expect(region?.innerHTML).toBe(
    header("about", "<li>one more</li>")
      .replace(/aria-current=page/, 'aria-current="page"')
      .replaceAll(" >", ">"),
  );
});

test("what the visitor or the script has changed in a part that stays is as new", async () => {
  const { click } = await openPage(site);
  const link = document.querySelector("#to-about") as HTMLElement;
  link.setAttribute("data-shown", "");
  link.firstChild?.replaceWith(Object.assign(document.createElement("font"), { textContent: "Über uns" }));
  await click("#to-about");
  expect(link.outerHTML).toBe('<a id="to-about" href="/it/about/" aria-current="page">About</a>');
});

test("the language is set only if it differs", async () => {
  const { click, travel } = await openPage(site);
  const set = vi.spyOn(document.documentElement, "lang", "set");
  await click("#to-about");
  await travel(-1);
  expect(set).not.toHaveBeenCalled();
});
