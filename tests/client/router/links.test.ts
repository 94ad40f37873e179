import { beforeEach, expect, test, vi } from "vitest";
import { destinationOf, leadFrom, linkToFollow } from "../../../src/client/router/links.ts";
import { ROUTES_META } from "../../../src/shared/contract.ts";
import { paths } from "../../../src/urls.ts";

beforeEach(() => {
  window.happyDOM.setURL("https://www.example.com/it/");
  document.documentElement.lang = "it";
  document.documentElement.setAttribute("data-scripted", "");
  document.head.innerHTML = `<meta name="${ROUTES_META}" content="${paths.join(" ")}">`;
});

// tests/unit/addresses/resolve.test.ts tests where addresses lead.
test.each([
  ['href="/it"', true],
  ['href="/en/services/ads/?utm_source=x#contact"', true],
  ['href="#contact"', true],
  ['href=""', true],
  ['href="/about"', true],
  ['href="https://www.example.com/it/about/"', true],
  ['href="http://www.example.com/it/"', false],
  ['href="https://example.com/it/"', false],
  ['href="//evil.com/it/about/"', false],
  ['href="/\\evil.com/it/"', false],
  ['href="/it/about/../../..//evil.com"', false],
  ['href="/it/%E0%A4%A/"', false],
  ['href="/it/unknown/"', false],
  ['href="/images/feed.svg"', false],
  ['href="tel:+39800000000"', false],
  ['href="javascript:void(0)"', false],
  ['href="/it/" target="_blank"', false],
  ['href="/it/" download', false],
  ['name="top"', false],
])("<a %s> leads to a page of this site, in this tab: %s", (attributes, expected) => {
  expect(destinationOf(link(attributes)) !== null).toBe(expected);
});

test.each<[string, MouseEventInit, boolean]>([
  ["svg", {}, true],
  ["svg", { button: 1 }, false],
  ["svg", { ctrlKey: true }, false],
  ["svg", { metaKey: true }, false],
  ["svg", { shiftKey: true }, false],
  ["svg", { altKey: true }, false],
  ["p", {}, false],
  ["html", {}, false],
])("a click on <%s> with %j is followed: %s", (target, init, expected) => {
  expect(isFollowed(target, init)).toBe(expected);
});

test("a click that was already handled is not followed", () => {
  document.body.addEventListener("click", (event) => event.preventDefault(), { once: true });
  expect(isFollowed("a")).toBe(false);
});

test("in the state without JavaScript, to which the page returns if a part of the script fails, a click is followed only offline", () => {
  document.documentElement.removeAttribute("data-scripted");
  expect(isFollowed("a")).toBe(false);
  vi.spyOn(navigator, "onLine", "get").mockReturnValueOnce(false);
  expect(isFollowed("a")).toBe(true);
});

test.each([
  ["/about", "en", "/en/about/"],
  ["/en/about/", "it", "/en/about/"],
  ["/it//services?a=1#b", "it", "/it/services/?a=1#b"],
])("%s on a page in %s, which is translated, leads to %s", (href, language, url) => {
  window.happyDOM.setURL(`https://www.example.com/${language}/`);
  document.documentElement.lang = "fr";
  expect(leadFrom(link(`href="${href}"`)).url).toBe(url);
});

function link(attributes: string): HTMLAnchorElement {
  document.body.innerHTML = `<p><a ${attributes}><svg></svg></a></p>`;
  return document.querySelector("a") as HTMLAnchorElement;
}

function isFollowed(target: string, init: MouseEventInit = {}): boolean {
  link('href="/it/"');
  let followed: unknown = null;
  const listen = (event: MouseEvent) => {
    followed = linkToFollow(event);
    event.preventDefault();
  };
  document.addEventListener("click", listen, { once: true });
  const event = new MouseEvent("click", { bubbles: true, cancelable: true, ...init });
  document.querySelector(target)?.dispatchEvent(event);
  return followed !== null;
}
