import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startLayout } from "../../src/client/partial-layout.ts";

const laidOut = () => [...document.querySelectorAll("section")].map(({ style }) => style.contentVisibility);

let applyFonts: () => void;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["requestAnimationFrame", "setTimeout"] });
  document.body.innerHTML = "<main><section></section><section></section></main>";
  document.documentElement.setAttribute("data-partial", "");
  window.laidOut = new Promise((resolve) => {
    applyFonts = resolve;
  });
  startLayout();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  document.body.innerHTML = "";
  document.documentElement.removeAttribute("data-partial");
});

test("sections are laid out one after the other, once the fonts are applied and painted", async () => {
  await vi.runAllTimersAsync();
  expect(laidOut()).toEqual(["", ""]);
  applyFonts();
  await vi.advanceTimersByTimeAsync(0);
  expect(laidOut()).toEqual(["", ""]);
  // The next frame.
  await vi.advanceTimersToNextTimerAsync();
  expect(laidOut()).toEqual(["visible", ""]);
  await vi.runAllTimersAsync();
  await window.laidOut;
  expect(laidOut()).toEqual(["visible", "visible"]);
});

test("a hidden page, which is not painted, is laid out too", async () => {
  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  vi.spyOn(window, "requestAnimationFrame").mockReturnValue(0);
  applyFonts();
  await vi.runAllTimersAsync();
  expect(laidOut()).toEqual(["visible", "visible"]);
});

test.each(["click", "keydown"])("a %s lays out all sections at once", (type) => {
  dispatchEvent(new Event(type));
  expect(laidOut()).toEqual(["visible", "visible"]);
});

test("a page that is laid out as a whole is left alone", async () => {
  document.documentElement.removeAttribute("data-partial");
  applyFonts();
  await vi.runAllTimersAsync();
  dispatchEvent(new Event("click"));
  expect(laidOut()).toEqual(["", ""]);
});
