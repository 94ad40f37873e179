import { expect, test } from "vitest";
import { find } from "../../support/dom/find.ts";
import { openTouchedPage } from "../../support/dom/open-page.ts";

const header = (current: string, more = "") => `<nav>
  <a href="/it/"${current === "home" ? ' aria-current="page"' : ""}>Home</a>
  <a id="to-about" href="/it/about/"${current === "about" ? ' aria-current="page"' : ""}>About</a>
  <p>${current}</p>
  <ul>${more}</ul></nav>`;

const about = header("about", "<li>one more</li>");
const site = { "/it/": { header: header("home") }, "/it/about/": { header: about } };

test("a page change keeps what is equal, and changes attributes and texts that differ; so does Back", async () => {
  const { click, travel } = await openTouchedPage(site);
  const [region, link, main] = [find("header"), find("#to-about"), find("main")];
  click("#to-about");
  expect(find("header")).toBe(region);
  expect(find("#to-about")).toBe(link);
  expect(find("main")).not.toBe(main);
  expect(region.innerHTML).toBe(about);
  await travel(-1);
  expect(region.innerHTML).toBe(header("home"));
});

test("what the visitor or the script has changed in a part that stays is as new", async () => {
  const { click } = await openTouchedPage(site);
  const link = find("#to-about");
  link.setAttribute("data-shown", "");
  link.firstChild?.replaceWith(Object.assign(document.createElement("font"), { textContent: "Über uns" }));
  click("#to-about");
  expect(link.outerHTML).toBe('<a id="to-about" href="/it/about/" aria-current="page">About</a>');
});
