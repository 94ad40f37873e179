import { expect, test } from "vitest";
import { find } from "../../support/dom/find.ts";
import { openTouchedPage } from "../../support/dom/open-page.ts";

test.each([
  ['href="/it/about/?utm_source=x#team"', true],
  ['href="https://www.example.com/it/about/"', true],
  ['href="/it/"', true],
  ['href=""', true],
  ['href="#faq"', false],
  ['href="/it/about"', false],
  ['href="/about/"', false],
  ['href="/it/unknown/"', false],
  ['href="/en/"', false],
  ['href="/icons/icon.svg"', false],
  ['href="https://elsewhere.example/it/about/"', false],
  ['href="tel:+39800000000"', false],
  ['href="/it/about/" target="_blank"', false],
  ['href="/it/about/" download', false],
  ["", false],
])("a press on <a %s> is the router's: %s", async (attributes, isOurs) => {
  const { click } = await openTouchedPage();
  find("main").insertAdjacentHTML("beforeend", `<a id="link" ${attributes}><b>x</b></a>`);
  expect(click("#link b")).toBe(!isOurs);
});

test.each([{ ctrlKey: true }, { shiftKey: true }, { altKey: true }, { metaKey: true }, { button: 1 }])(
  "a press with %j is the browser's",
  async (init) => {
    const { click } = await openTouchedPage();
    expect(click("#to-about", init)).toBe(true);
    expect(document.title).toBe("Casa");
  },
);

test("a press that somebody else has handled is theirs", async () => {
  const { click } = await openTouchedPage();
  find("#to-about").addEventListener("click", (event) => event.preventDefault());
  click("#to-about");
  expect(document.title).toBe("Casa");
});

test("the second press of a double click follows no link of the page that the first has opened", async () => {
  const { click } = await openTouchedPage();
  click("#to-about", { detail: 1 });
  expect(click("#to-services", { detail: 2 })).toBe(false);
  expect(document.title).toBe("Chi siamo");
  click("#to-services", { detail: 1 });
  expect(document.title).toBe("Servizi");
});
