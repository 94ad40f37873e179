import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FEED_MESSAGE } from "../../../src/shared/contract.ts";

const post = vi.fn();
const warn = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  vi.clearAllMocks();
  vi.spyOn(console, "warn").mockImplementation(warn);
  vi.stubGlobal("parent", { postMessage: post });
  vi.doMock("../../../src/client/social-feed/memory-storage.ts", () => ({ provideStorage() {} }));
  vi.spyOn(HTMLScriptElement.prototype, "src", "set").mockImplementation(() => {});
  document.head.innerHTML = "";
  document.body.innerHTML = `<div id="feed" data-script="https://example.com/widget.js" data-global="Widget"></div>`;
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, "Widget");
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

// tests/browser/islands/embeds.test.ts tests a widget that uses storage.
test.each([
  { succeedsAt: 1, seconds: [0], status: "ready" },
  { succeedsAt: 2, seconds: [0, 1], status: "ready" },
  { succeedsAt: 6, seconds: [0, 1, 2, 3, 4, 5], status: "ready" },
  { succeedsAt: 7, seconds: [0, 1, 2, 3, 4, 5], status: "failed" },
])(
  "Initialisation is attempted, retried once per second up to 5 times: at $seconds s, $status at attempt $succeedsAt",
  async (row) => {
    const script = await start();
    // However long it takes.
    await vi.advanceTimersByTimeAsync(60_000);
    const loaded = Date.now();
    const attempts: number[] = [];
    provideWidget(() => {
      attempts.push((Date.now() - loaded) / 1000);
      if (attempts.length < row.succeedsAt) throw new Error("not yet");
    });
    script.dispatchEvent(new Event("load"));
    await vi.runAllTimersAsync();
    expect(attempts).toEqual(row.seconds);
    expectResult(row.status);
  },
);

test.each([
  { arrivesAt: 3, status: "ready" },
  { arrivesAt: 7, status: "failed" },
])(
  "a script that is blocked is loaded up to six times, a second apart: here at load $arrivesAt, $status",
  async ({ arrivesAt, status }) => {
    const begun = Date.now();
    const loads: number[] = [];
    vi.spyOn(document.head, "append").mockImplementation((script) => {
      loads.push((Date.now() - begun) / 1000);
      const type = loads.length < arrivesAt ? "error" : "load";
      queueMicrotask(() => (script as Element).dispatchEvent(new Event(type)));
    });
    provideWidget(() => {});
    await import("../../../src/client/social-feed/social-feed-frame.ts");
    await vi.runAllTimersAsync();
    expect(loads).toEqual([0, 1, 2, 3, 4, 5].slice(0, arrivesAt));
    expectResult(status);
  },
);

function expectResult(status: string): void {
  expect(post).toHaveBeenCalledExactlyOnceWith({ type: FEED_MESSAGE, status }, "*");
  const warnings = status === "failed" ? [["Failed to initialize Widget after maximum retries."]] : [];
  expect(warn.mock.calls).toEqual(warnings);
}

async function start(): Promise<HTMLScriptElement> {
  await import("../../../src/client/social-feed/social-feed-frame.ts");
  return document.querySelector("script") as HTMLScriptElement;
}

function provideWidget(init: () => void): void {
  Object.assign(globalThis, { Widget: { init } });
}
