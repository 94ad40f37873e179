import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { flushPromises } from "../../support/dom/flush-promises.ts";
import { find } from "../../support/dom/mount-island.tsx";

const MODULE = "../../../src/client/islands.ts";
const hydrateIsland = vi.fn();
const idle: (() => void)[] = [];
const observed = new Set<Element>();
let see: (id: string) => void;

beforeEach(() => {
  vi.doMock(MODULE, () => ({ hydrateIsland }));
  vi.stubGlobal("requestIdleCallback", (run: () => void) => idle.push(run));
  vi.stubGlobal("IntersectionObserver", function observe(callback: (entries: object[]) => void) {
    see = (id) => {
      if (observed.has(find(id))) callback([{ isIntersecting: true, target: find(id) }]);
    };
    return { observe: (element: Element) => observed.add(element), disconnect: () => observed.clear() };
  });
  document.body.innerHTML = '<main><div data-island="a" id="a"></div><div data-island="b" id="b"></div></main>';
});
afterEach(() => {
  vi.doUnmock(MODULE);
  vi.resetModules();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  hydrateIsland.mockClear();
  idle.length = 0;
});

/** Runs what waits until the browser is idle. */
function rest(): Promise<void> {
  for (const run of idle.splice(0)) run();
  return flushPromises();
}

test("an island is hydrated near the view, when the browser is idle", async () => {
  const { scheduleIslands } = await import("../../../src/client/hydrate.ts");
  scheduleIslands();
  see("#b");
  await flushPromises();
  expect(hydrateIsland).not.toHaveBeenCalled();
  await rest();
  expect(hydrateIsland).toHaveBeenCalledExactlyOnceWith(find("#b"));
});

test("an island is hydrated once, also if its page is left and shown again", async () => {
  const { scheduleIslands } = await import("../../../src/client/hydrate.ts");
  scheduleIslands();
  see("#a");
  await rest();
  const left = find("main");
  left.remove();
  document.body.append(left);
  scheduleIslands(left);
  for (const id of ["#a", "#b"]) {
    see(id);
    await rest();
  }
  expect(hydrateIsland.mock.calls).toEqual([[find("#a")], [find("#b")]]);
});

test("an island whose script does not come says so by an attribute, so that styles show the page without it", async () => {
  const logged = vi.spyOn(console, "error").mockImplementation(() => {});
  vi.doMock(MODULE, () => {
    throw new Error("404");
  });
  const { scheduleIslands } = await import("../../../src/client/hydrate.ts");
  scheduleIslands();
  see("#a");
  await rest();
  await vi.waitFor(() => expect(find("#a").getAttribute("data-failed")).toBe(""));
  expect(find("#b").hasAttribute("data-failed")).toBe(false);
  expect(logged).toHaveBeenCalledOnce();
});
