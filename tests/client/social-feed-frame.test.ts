import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FEED_MESSAGE } from "../../src/contract.ts";

const SCRIPT = "https://example.com/widget.js";
const posted = vi.fn();
let warned: ReturnType<typeof vi.spyOn>;
const added: [string, EventListener][] = [];

beforeEach(() => {
  vi.useFakeTimers();
  posted.mockReset();
  vi.stubGlobal("parent", { postMessage: posted });
  warned = vi.spyOn(console, "warn").mockImplementation(() => {});
  vi.spyOn(HTMLScriptElement.prototype, "src", "set").mockImplementation(function (this: Element, url) {
    this.setAttribute("data-src", url);
  });
  const add = window.addEventListener.bind(window);
  vi.spyOn(window, "addEventListener").mockImplementation(((type: string, listener: EventListener) => {
    added.push([type, listener]);
    add(type, listener);
  }) as typeof window.addEventListener);
  document.head.innerHTML = "";
  document.body.dataset.script = SCRIPT;
  document.body.dataset.global = "Widget";
});
afterEach(() => {
  for (const [type, listener] of added.splice(0)) window.removeEventListener(type, listener);
  Reflect.deleteProperty(globalThis, "Widget");
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.resetModules();
});

test("loads the widget's script without blocking", async () => {
  await start();
  const script = document.querySelector("script");
  expect(script?.dataset.src).toBe(SCRIPT);
  expect(script?.async).toBe(true);
});

test("a widget that is there is started once, and the page around is told", async () => {
  const init = provideWidget();
  await start();
  await vi.runAllTimersAsync();
  expect(init).toHaveBeenCalledTimes(1);
  expect(posted).toHaveBeenCalledExactlyOnceWith({ type: FEED_MESSAGE, status: "ready" }, "*");
  expect(warned).not.toHaveBeenCalled();
});

test("one that comes late is started at the next attempt", async () => {
  await start();
  await vi.advanceTimersByTimeAsync(2500);
  const init = provideWidget();
  await vi.advanceTimersByTimeAsync(500);
  expect(init).toHaveBeenCalledTimes(1);
  expect(posted).toHaveBeenCalledExactlyOnceWith({ type: FEED_MESSAGE, status: "ready" }, "*");
});

test.each([
  { widget: "never comes", provide: () => {} },
  {
    widget: "cannot be started",
    provide: () =>
      provideWidget(() => {
        throw new Error("no posts");
      }),
  },
])(
  "one that $widget is given up after five retries, with one warning (specification section 8)",
  async ({ provide }) => {
    provide();
    await start();
    await vi.advanceTimersByTimeAsync(4999);
    expect(warned).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(warned.mock.calls).toEqual([["Failed to initialize Widget after maximum retries."]]);
    expect(posted).toHaveBeenCalledExactlyOnceWith({ type: FEED_MESSAGE, status: "failed" }, "*");
  },
);

test("says again how it went when the page around asks, and nobody else", async () => {
  await start();
  ask(parent);
  expect(posted).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(6000);
  posted.mockReset();
  ask(null);
  expect(posted).not.toHaveBeenCalled();
  ask(parent);
  expect(posted).toHaveBeenCalledExactlyOnceWith({ type: FEED_MESSAGE, status: "failed" }, "*");
});

test.each([
  { persisted: false, warnings: 0 },
  { persisted: true, warnings: 1 },
])(
  "as the page goes (kept by the browser: $persisted) there are $warnings warnings to come",
  async ({ persisted, warnings }) => {
    await start();
    await vi.advanceTimersByTimeAsync(1500);
    dispatchEvent(Object.assign(new Event("pagehide"), { persisted }));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(warned).toHaveBeenCalledTimes(warnings);
  },
);

async function start(): Promise<void> {
  await import("../../src/client/social-feed-frame.ts");
}

function provideWidget(init: () => void = () => {}) {
  const spy = vi.fn(init);
  Object.assign(globalThis, { Widget: { init: spy } });
  return spy;
}

function ask(source: unknown): void {
  dispatchEvent(Object.assign(new Event("message"), { source, data: { type: FEED_MESSAGE } }));
}
