import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FEED_MESSAGE } from "../../../src/contract.ts";

const post = vi.fn();
const warn = vi.spyOn(console, "warn").mockImplementation(() => {});

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  vi.clearAllMocks();
  vi.stubGlobal("parent", { postMessage: post });
  vi.doMock("../../../src/client/social-feed/memory-storage.ts", () => ({ provideStorage() {} }));
  vi.spyOn(HTMLScriptElement.prototype, "src", "set").mockImplementation(() => {});
  document.head.innerHTML = "";
  Object.assign(document.body.dataset, { script: "https://example.com/widget.js", global: "Widget" });
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, "Widget");
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

// tests/browser/islands/embeds.test.ts tests a widget that uses storage.
test.each([
  { succeedsAt: 1, seconds: [0], status: "ready" },
  { succeedsAt: 2, seconds: [0, 1], status: "ready" },
  { succeedsAt: 6, seconds: [0, 1, 2, 3, 4, 5], status: "ready" },
  { succeedsAt: 7, seconds: [0, 1, 2, 3, 4, 5], status: "failed" },
])(
  "a widget that can be started at attempt $succeedsAt: attempts at $seconds s after its script, $status",
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

test("a blocked script is abandoned immediately", async () => {
  (await start()).dispatchEvent(new Event("error"));
  expectResult("failed");
});

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
