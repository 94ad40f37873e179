import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { flushPromises } from "../../support/dom/flush-promises.ts";
import { find } from "../../support/dom/mount-island.tsx";

const MODULE = "../../../src/client/islands.ts";
const unmount = vi.fn();
const hydrateIsland = vi.fn(() => ({ unmount }));
const idle: (() => void)[] = [];
const observed = new Set<Element>();
let see: (id: string) => void;

beforeEach(() => {
  observed.clear();
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

/** Shows the page. Returns what ends it. */
async function schedule(main: ParentNode = document): Promise<() => void> {
  const { scheduleIslands } = await import("../../../src/client/hydrate.ts");
  const page = new AbortController();
  scheduleIslands(main, page.signal);
  return () => page.abort();
}

/** Runs what waits until the browser is idle. */
function rest(): Promise<void> {
  for (const run of idle.splice(0)) run();
  return flushPromises();
}

test("an island is hydrated near the view, when the browser is idle", async () => {
  await schedule();
  see("#b");
  await flushPromises();
  expect(hydrateIsland).not.toHaveBeenCalled();
  await rest();
  expect(hydrateIsland).toHaveBeenCalledExactlyOnceWith(find("#b"));
});

test("an island whose page is shown again is not hydrated again, and one that was left meanwhile is", async () => {
  const leave = await schedule();
  see("#a");
  await rest();
  see("#b");
  const left = find("main");
  leave();
  left.remove();
  await rest();
  document.body.append(left);
  await schedule(left);
  for (const id of ["#a", "#b", "#b"]) see(id);
  await rest();
  expect(hydrateIsland.mock.calls).toEqual([[find("#a")], [find("#b")]]);
});

test("the islands of a page that is not kept any more are unmounted", async () => {
  const { endIslands } = await import("../../../src/client/hydrate.ts");
  await schedule();
  see("#a");
  await rest();
  endIslands(document);
  expect(unmount).toHaveBeenCalledOnce();
});

test("an island whose script does not come says so by an attribute, so that styles show the page without it", async () => {
  const logged = vi.spyOn(console, "error").mockImplementation(() => {});
  vi.doMock(MODULE, () => {
    throw new Error("404");
  });
  await schedule();
  see("#a");
  await rest();
  // Vitest takes its time to tell of a mock that throws.
  await expect.poll(() => find("#a").getAttribute("data-failed"), { timeout: 20_000 }).toBe("");
  expect(find("#b").hasAttribute("data-failed")).toBe(false);
  expect(logged).toHaveBeenCalledOnce();
});
