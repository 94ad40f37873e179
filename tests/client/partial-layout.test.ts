import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { completeLayout, layOutSections } from "../../src/client/partial-layout.ts";

const laidOut = () => [...document.querySelectorAll("section")].map(({ style }) => style.contentVisibility);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["requestAnimationFrame", "setTimeout"] });
  document.body.innerHTML = "<main><section></section><section></section></main>";
  document.documentElement.setAttribute("data-partial", "");
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  document.body.innerHTML = "";
  document.documentElement.removeAttribute("data-partial");
});

test("sections are laid out one after the other, after the next paint", async () => {
  const isComplete = completeLayout();
  await vi.advanceTimersByTimeAsync(0);
  expect(laidOut()).toEqual(["", ""]);
  // The next frame.
  await vi.advanceTimersToNextTimerAsync();
  expect(laidOut()).toEqual(["visible", ""]);
  await vi.runAllTimersAsync();
  await isComplete;
  expect(laidOut()).toEqual(["visible", "visible"]);
});

test("a hidden page, which is not painted, is laid out too", async () => {
  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  vi.spyOn(window, "requestAnimationFrame").mockReturnValue(0);
  completeLayout();
  await vi.runAllTimersAsync();
  expect(laidOut()).toEqual(["visible", "visible"]);
});

test("all sections can be laid out at once", () => {
  layOutSections();
  expect(laidOut()).toEqual(["visible", "visible"]);
});

test("a page that is laid out as a whole is left alone", async () => {
  document.documentElement.removeAttribute("data-partial");
  completeLayout();
  await vi.runAllTimersAsync();
  layOutSections();
  expect(laidOut()).toEqual(["", ""]);
});
