import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { isOurs, leadFrom, linkToFollow, withoutHash } from "../../../src/client/router/links.ts";
import { ROUTES_META } from "../../../src/contract.ts";
import { paths } from "../../../src/urls.ts";

beforeEach(() => {
  (window as unknown as { happyDOM: { setURL(url: string): void } }).happyDOM.setURL("https://www.example.com/it/");
  document.documentElement.lang = "it";
  document.documentElement.setAttribute("data-scripted", "");
  document.head.innerHTML = `<meta name="${ROUTES_META}" content="${paths.join(" ")}">`;
});
afterEach(() => {
  document.documentElement.removeAttribute("data-scripted");
});

describe("the router follows links of this site only", () => {
  test.each([
    ["/it/", true],
    ["/it", true],
    ["/en/services/ads/", true],
    ["/it/?utm_source=x#contact", true],
    ["#contact", true],
    ["", true],
    ["about/", true],
    ["/about", true],
    ["https://www.example.com/it/about/", true],
    ["http://www.example.com/it/", false],
    ["https://example.com/it/", false],
    ["//evil.com/it/", false],
    ["/it/unknown/", false],
    ["/IT/", false],
    ["/eo/about/", false],
    ["/images/feed.svg", false],
    ["/sitemap.xml", false],
    ["/embed/social-feed/", false],
    ["tel:+39800000000", false],
    ["mailto:info@example.com", false],
    ["https://wa.me/39800000000?text=x", false],
    ["javascript:void(0)", false],
  ])("%j: %s", (href, expected) => {
    expect(isOurs(link(`<a href="${href}">x</a>`))).toBe(expected);
  });

  test.each([
    ['<a href="/it/" target="_blank">x</a>', false],
    ['<a href="/it/" target="frame">x</a>', false],
    ['<a href="/it/" download>x</a>', false],
    ["<a>x</a>", false],
    ['<a name="top">x</a>', false],
  ])("%s: %s", (html, expected) => {
    expect(isOurs(link(html))).toBe(expected);
  });
});

describe("the router follows plain clicks only", () => {
  test.each<[string, MouseEventInit, boolean]>([
    ["a plain click", {}, true],
    ["the middle button", { button: 1 }, false],
    ["the right button", { button: 2 }, false],
    ["with Ctrl", { ctrlKey: true }, false],
    ["with Cmd", { metaKey: true }, false],
    ["with Shift", { shiftKey: true }, false],
    ["with Alt", { altKey: true }, false],
  ])("%s: %s", (_name, init, expected) => {
    expect(click('<a href="/it/">x</a>', "a", init) !== null).toBe(expected);
  });

  test("on an element inside the link", () => {
    expect(click('<a href="/it/"><span><svg><path/></svg></span></a>', "span")?.pathname).toBe("/it/");
  });

  test("not on anything else", () => {
    expect(click("<p>x</p>", "p")).toBeNull();
    expect(click('<a href="https://example.com/">x</a>', "a")).toBeNull();
  });

  test("not if the event was already handled", () => {
    document.body.innerHTML = '<a href="/it/">x</a>';
    document.body.addEventListener("click", (event) => event.preventDefault(), { once: true });
    expect(dispatch("a")).toBeNull();
  });

  test("not after a part of the script failed and the page has its state without JavaScript", () => {
    document.documentElement.removeAttribute("data-scripted");
    expect(click('<a href="/it/">x</a>', "a")).toBeNull();
  });

  test("not on the document itself", () => {
    document.body.innerHTML = "";
    expect(dispatch("html")).toBeNull();
  });
});

test.each([
  ["/about", "en", "/en/about/"],
  ["/about", "it", "/it/about/"],
  ["/en/about/", "it", "/en/about/"],
  ["/it//services?a=1#b", "it", "/it/services/?a=1#b"],
])("%s on a page in %s leads to %s", (href, lang, url) => {
  document.documentElement.lang = lang;
  expect(leadFrom(link(`<a href="${href}">x</a>`)).url).toBe(url);
});

test("without a route table every link is left to the browser", () => {
  document.head.innerHTML = "";
  expect(isOurs(link('<a href="/it/about/">x</a>'))).toBe(false);
});

test.each([
  ["/it/", "/it/"],
  ["/it/#faq", "/it/"],
  ["/it/?a=1#b#c", "/it/?a=1"],
  ["/it/#a\nb", "/it/"],
])("the page part of %j is %s", (url, page) => {
  expect(withoutHash(url)).toBe(page);
});

function link(html: string): HTMLAnchorElement {
  document.body.innerHTML = html;
  return document.querySelector("a") as HTMLAnchorElement;
}

function click(html: string, selector: string, init: MouseEventInit = {}): HTMLAnchorElement | null {
  document.body.innerHTML = html;
  return dispatch(selector, init);
}

function dispatch(selector: string, init: MouseEventInit = {}): HTMLAnchorElement | null {
  let followed: HTMLAnchorElement | null = null;
  const listen = (event: MouseEvent) => {
    followed = linkToFollow(event);
    event.preventDefault();
  };
  document.addEventListener("click", listen, { once: true });
  const event = new MouseEvent("click", { bubbles: true, cancelable: true, ...init });
  document.querySelector(selector)?.dispatchEvent(event);
  return followed;
}
