import { afterEach, beforeEach, expect, test, vi } from "vitest";

const scripted = () => document.documentElement.hasAttribute("data-scripted");

beforeEach(async () => {
  vi.resetModules();
  await import("../../src/client/scripted.ts");
});
afterEach(() => {
  document.documentElement.removeAttribute("data-scripted");
  document.documentElement.removeAttribute("data-loaded");
});

test("tells the styles that scripts are on", () => {
  expect(scripted()).toBe(true);
});

test("and takes it back if our script cannot be loaded", () => {
  const script = document.head.appendChild(document.createElement("script"));
  script.dispatchEvent(new Event("error"));
  expect(scripted()).toBe(false);
});

test.each(["img", "iframe"])("a broken %s changes nothing", (name) => {
  const element = document.head.appendChild(document.createElement(name));
  element.dispatchEvent(new Event("error"));
  expect(scripted()).toBe(true);
});

test("tells the styles when the page is loaded", () => {
  expect(document.documentElement.hasAttribute("data-loaded")).toBe(false);
  dispatchEvent(new Event("load"));
  expect(document.documentElement.hasAttribute("data-loaded")).toBe(true);
});
