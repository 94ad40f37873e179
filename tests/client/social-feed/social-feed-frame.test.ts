import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FEED_MESSAGE } from "../../../src/contract.ts";

const SCRIPT = "https://example.com/widget.js";
const posted = vi.fn();
let warned: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  vi.useFakeTimers();
  posted.mockReset();
  vi.stubGlobal("parent", { postMessage: posted });
  vi.doMock("../../../src/client/social-feed/memory-storage.ts", () => ({ provideStorage }));
  warned = vi.spyOn(console, "warn").mockImplementation(() => {});
  vi.spyOn(HTMLScriptElement.prototype, "src", "set").mockImplementation(function (this: Element, url) {
    this.setAttribute("data-src", url);
  });
  document.head.innerHTML = "";
  document.body.dataset.script = SCRIPT;
  document.body.dataset.global = "Widget";
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, "Widget");
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.doUnmock("../../../src/client/social-feed/memory-storage.ts");
  vi.resetModules();
});

const provideStorage = vi.fn();

test("gives the widget its storage, then loads its script without blocking", async () => {
  provideStorage.mockImplementation(() => expect(document.querySelector("script")).toBeNull());
  const script = await start();
  expect(provideStorage).toHaveBeenCalledTimes(1);
  expect(script.dataset.src).toBe(SCRIPT);
  expect(script.async).toBe(true);
});

test.each([0, 7000, 60_000])("a script that takes %i ms is started once, and the result is posted", async (time) => {
  const script = await start();
  await vi.advanceTimersByTimeAsync(time);
  expect(warned).not.toHaveBeenCalled();
  const init = provideWidget();
  script.dispatchEvent(new Event("load"));
  await vi.runAllTimersAsync();
  expect(init).toHaveBeenCalledTimes(1);
  expect(posted).toHaveBeenCalledExactlyOnceWith({ type: FEED_MESSAGE, status: "ready" }, "*");
  expect(warned).not.toHaveBeenCalled();
});

test("a widget that is not ready when its script loads is started at the next attempt", async () => {
  (await start()).dispatchEvent(new Event("load"));
  await vi.advanceTimersByTimeAsync(2500);
  const init = provideWidget();
  await vi.advanceTimersByTimeAsync(500);
  expect(init).toHaveBeenCalledTimes(1);
  expect(posted).toHaveBeenCalledExactlyOnceWith({ type: FEED_MESSAGE, status: "ready" }, "*");
});

test.each([
  { succeedsAt: 1, seconds: [0], status: "ready" },
  { succeedsAt: 2, seconds: [0, 1], status: "ready" },
  { succeedsAt: 6, seconds: [0, 1, 2, 3, 4, 5], status: "ready" },
  { succeedsAt: 7, seconds: [0, 1, 2, 3, 4, 5], status: "failed" },
])("a widget that can be started at attempt $succeedsAt: attempts at $seconds s, $status", async (row) => {
  const script = await start();
  const loaded = Date.now();
  const attempts: number[] = [];
  provideWidget(() => {
    attempts.push((Date.now() - loaded) / 1000);
    if (attempts.length < row.succeedsAt) throw new Error("not yet");
  });
  script.dispatchEvent(new Event("load"));
  await vi.runAllTimersAsync();
  expect(attempts).toEqual(row.seconds);
  expect(posted).toHaveBeenCalledExactlyOnceWith({ type: FEED_MESSAGE, status: row.status }, "*");
});

test.each([
  { widget: "never loads", provide: () => {} },
  {
    widget: "cannot be started",
    provide: () =>
      provideWidget(() => {
        throw new Error("no posts");
      }),
  },
])("one that $widget is abandoned after five retries, with one warning", async ({ provide }) => {
  provide();
  (await start()).dispatchEvent(new Event("load"));
  await vi.advanceTimersByTimeAsync(4999);
  expect(warned).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(warned.mock.calls).toEqual([["Failed to initialize Widget after maximum retries."]]);
  expect(posted).toHaveBeenCalledExactlyOnceWith({ type: FEED_MESSAGE, status: "failed" }, "*");
});

test("a blocked script is abandoned immediately", async () => {
  (await start()).dispatchEvent(new Event("error"));
  expect(warned.mock.calls).toEqual([["Failed to initialize Widget after maximum retries."]]);
  expect(posted).toHaveBeenCalledExactlyOnceWith({ type: FEED_MESSAGE, status: "failed" }, "*");
});

async function start(): Promise<HTMLScriptElement> {
  await import("../../../src/client/social-feed/social-feed-frame.ts");
  return document.querySelector("script") as HTMLScriptElement;
}

function provideWidget(init: () => void = () => {}) {
  const spy = vi.fn(init);
  Object.assign(globalThis, { Widget: { init: spy } });
  return spy;
}
