import { beforeEach, expect, test, vi } from "vitest";
import { find } from "../support/dom/find.ts";
import { openPage } from "../support/dom/open-page.ts";

// tests/browser/loading.test.ts tests when the fonts come.
const { documentElement } = document;
const isScripted = () => documentElement.hasAttribute("data-scripted");

beforeEach(async () => {
  history.replaceState(null, "", "/it/about/?gclid=1#team");
  document.head.innerHTML = "<style data-fonts></style>";
  document.body.innerHTML = '<a href="/en/about/" data-language-switch="en"><b>English</b></a>';
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  await import("../../src/client/entry/head.ts");
});

test("the page is as it is without JavaScript if our own script fails, and not if another does", () => {
  const fail = (attributes: string) => {
    document.head.insertAdjacentHTML("beforeend", `<script ${attributes}></script>`);
    document.head.lastElementChild?.dispatchEvent(new Event("error"));
  };
  fail('type="module"');
  expect(isScripted()).toBe(true);
  fail("data-entry");
  expect(isScripted()).toBe(false);
});

test.each([false, true])(
  "after six seconds the page is as without JavaScript, unless the script works: %s",
  (works) => {
    documentElement.toggleAttribute("data-ready", works);
    vi.advanceTimersByTime(5900);
    expect(isScripted()).toBe(true);
    vi.advanceTimersByTime(200);
    expect(isScripted()).toBe(works);
  },
);

test("a script that comes later still makes the page work", async () => {
  vi.advanceTimersByTime(6100);
  expect(isScripted()).toBe(false);
  await openPage();
  expect(isScripted()).toBe(true);
});

test("until the router listens, Back loads the page of another address; over a hash it changes nothing", () => {
  const reload = vi.spyOn(location, "reload").mockImplementation(() => {});
  const backTo = (url: string) => {
    history.replaceState(null, "", url);
    dispatchEvent(new PopStateEvent("popstate"));
    return reload.mock.calls.length;
  };
  expect(backTo("/it/about/")).toBe(0);
  expect(backTo("/it/")).toBe(1);
  documentElement.setAttribute("data-ready", "");
  expect(backTo("/it/contact/")).toBe(1);
});

// tests/browser/navigation/page-changes.test.ts tests what it stores.
test("the language switch leads to the same query and hash, also if nothing can be stored", () => {
  vi.spyOn(window, "localStorage", "get").mockImplementation(() => {
    throw new DOMException("Refused", "SecurityError");
  });
  addEventListener("click", (event) => event.preventDefault());
  find("b").click();
  expect(find<HTMLAnchorElement>("a").href).toBe("https://www.example.com/en/about/?gclid=1#team");
});
