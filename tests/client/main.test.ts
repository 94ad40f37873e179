import { expect, test, vi } from "vitest";

test("without popovers the script does nothing, not even while it is imported", async () => {
  document.body.innerHTML = "<main></main>";
  const before = JSON.stringify(history.state);
  const replaced = vi.spyOn(history, "replaceState");
  const observers = vi.fn();
  vi.stubGlobal("IntersectionObserver", observers);
  vi.stubGlobal("HTMLElement", class {});
  await import("../../src/client/entry/main.ts");
  expect(JSON.stringify(history.state)).toBe(before);
  expect(replaced).not.toHaveBeenCalled();
  expect(observers).not.toHaveBeenCalled();
  expect(vi.mocked(window.addEventListener).mock.calls).toEqual([]);
  expect(vi.mocked(document.addEventListener).mock.calls).toEqual([]);
  expect(document.documentElement.getAttributeNames()).toEqual([]);
});
