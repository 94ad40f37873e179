import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { withTransition } from "../../src/client/transition.ts";
import { preferMotion } from "../support/dom/motion.ts";
import { openSite, settle } from "../support/dom/open-site.ts";

const skipped = vi.fn();
const started = vi.fn();

beforeEach(() => {
  preferMotion("no-preference");
  started.mockReset();
  skipped.mockReset();
});
afterEach(() => {
  Reflect.deleteProperty(document, "startViewTransition");
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test("the API shows the change, and the change is waited for", async () => {
  provide();
  const update = vi.fn();
  await withTransition(update, false);
  expect(started).toHaveBeenCalledTimes(1);
  expect(update).toHaveBeenCalledTimes(1);
});

test.each([
  { when: "reduced motion is preferred", arrange: () => preferMotion("reduce"), isShownByBrowser: false },
  {
    when: "the page is hidden",
    arrange: () => vi.spyOn(document, "hidden", "get").mockReturnValue(true),
    isShownByBrowser: false,
  },
  { when: "the browser has shown one itself", arrange: () => {}, isShownByBrowser: true },
])("none where $when", async ({ arrange, isShownByBrowser }) => {
  provide();
  arrange();
  const update = vi.fn();
  await withTransition(update, isShownByBrowser);
  expect(started).not.toHaveBeenCalled();
  expect(update).toHaveBeenCalledTimes(1);
});

test("without the API the page changes all the same", async () => {
  const update = vi.fn();
  await withTransition(update, false);
  expect(update).toHaveBeenCalledTimes(1);
});

test("one that is skipped fails silently; the page is changed", async () => {
  provide({ ready: Promise.reject(new DOMException("Skipped", "AbortError")) });
  const update = vi.fn();
  await expect(withTransition(update, false)).resolves.toBeUndefined();
  expect(update).toHaveBeenCalledTimes(1);
});

test("an error in the change itself is told", async () => {
  provide();
  const update = () => {
    throw new Error("No page");
  };
  await expect(withTransition(update, false)).rejects.toThrow("No page");
});

test("a new change skips the one that is still running", async () => {
  provide();
  await withTransition(() => {}, false);
  skipped.mockReset();
  await withTransition(() => {}, false);
  expect(skipped).toHaveBeenCalledTimes(1);
});

test("a page that was outrun while its transition was about to start is never shown", async () => {
  const nav = '<a id="a" href="/it/about/">x</a><a id="s" href="/it/services/">x</a>';
  const updates: (() => void)[] = [];
  Object.assign(document, {
    startViewTransition: (update: () => void) => {
      const done = new Promise<void>((resolve) => updates.push(() => resolve(update())));
      return { ready: done, finished: done, updateCallbackDone: done, skipTransition: skipped };
    },
  });
  const { clickNow, entries } = await openSite({
    "/it/": { title: "Casa", header: nav },
    "/it/about/": { title: "Chi siamo", header: nav },
    "/it/services/": { title: "Servizi", header: nav },
  });
  clickNow("#a");
  await settle();
  clickNow("#s");
  await settle();
  for (const update of updates) update();
  await settle();
  expect(document.title).toBe("Servizi");
  expect(entries).toHaveLength(2);
});

test("Back that the browser has shown itself starts none", async () => {
  const { click, travel } = await openSite({
    "/it/": { title: "Casa", header: '<a id="a" href="/it/about/">x</a>' },
    "/it/about/": { title: "Chi siamo" },
  });
  await click("#a");
  provide();
  await travel(-1, { hasUAVisualTransition: true });
  expect(document.title).toBe("Casa");
  expect(started).not.toHaveBeenCalled();
});

/** A browser with view transitions: it calls back a moment later, as they do. */
function provide(promises: Partial<Record<"ready" | "finished", Promise<void>>> = {}): void {
  Object.assign(document, {
    startViewTransition: (update: () => void) => {
      started();
      const done = Promise.resolve().then(update);
      return { ready: done, finished: done, updateCallbackDone: done, skipTransition: skipped, ...promises };
    },
  });
}
