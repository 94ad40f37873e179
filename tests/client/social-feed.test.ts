import { beforeEach, expect, test, vi } from "vitest";
import { provideStorage } from "../../src/client/entry/memory-storage.ts";
import { FEED_MESSAGE } from "../../src/shared/contract.ts";
import { find } from "../support/dom/find.ts";

const post = vi.fn();

beforeEach(() => {
  vi.doMock("../../src/client/entry/memory-storage.ts", () => ({ provideStorage() {} }));
  vi.useFakeTimers({ now: 0 });
  vi.spyOn(console, "warn").mockImplementation(() => {});
  vi.stubGlobal("parent", { postMessage: post.mockClear() });
  vi.spyOn(HTMLScriptElement.prototype, "src", "set").mockImplementation(() => {});
  document.head.innerHTML = "";
  document.body.innerHTML = `<div id="feed" data-script="https://example.com/widget.js" data-global="Widget"></div>`;
});

test.each([
  { succeedsAt: 1, seconds: [0], status: "ready" },
  { succeedsAt: 6, seconds: [0, 1, 2, 3, 4, 5], status: "ready" },
  { succeedsAt: 7, seconds: [0, 1, 2, 3, 4, 5], status: "failed" },
])(
  "Initialisation is attempted, retried once per second up to 5 times: at $seconds s, $status at attempt $succeedsAt",
  async ({ succeedsAt, seconds, status }) => {
    await import("../../src/client/entry/feed-frame.ts");
    // However long it takes.
    await vi.advanceTimersByTimeAsync(60_000);
    vi.setSystemTime(0);
    const attempts: number[] = [];
    const init = () => {
      attempts.push(Date.now() / 1000);
      if (attempts.length < succeedsAt) throw new Error("not yet");
    };
    vi.stubGlobal("Widget", { init });
    find("script").dispatchEvent(new Event("load"));
    await vi.runAllTimersAsync();
    expect(attempts).toEqual(seconds);
    expectResult(status);
  },
);

test.each([
  { arrivesAt: 3, seconds: [0, 1, 2], status: "ready" },
  { arrivesAt: 7, seconds: [0, 1, 2, 3, 4, 5], status: "failed" },
])(
  "a script that is blocked is loaded up to six times, a second apart: here at load $arrivesAt, $status",
  async ({ arrivesAt, seconds, status }) => {
    const loads: number[] = [];
    vi.spyOn(document.head, "append").mockImplementation((script) => {
      loads.push(Date.now() / 1000);
      const type = loads.length < arrivesAt ? "error" : "load";
      queueMicrotask(() => (script as Element).dispatchEvent(new Event(type)));
    });
    vi.stubGlobal("Widget", { init() {} });
    await import("../../src/client/entry/feed-frame.ts");
    await vi.runAllTimersAsync();
    expect(loads).toEqual(seconds);
    expectResult(status);
  },
);

function expectResult(status: string): void {
  expect(post).toHaveBeenCalledExactlyOnceWith({ type: FEED_MESSAGE, status }, "*");
  const warnings = status === "failed" ? [["Failed to initialize Widget after maximum retries."]] : [];
  expect(vi.mocked(console.warn).mock.calls).toEqual(warnings);
}

// tests/browser/islands/embeds.test.ts tests a widget in a sandboxed frame, where storage throws.
test("storages keep strings, apart from each other", () => {
  for (const name of ["localStorage", "sessionStorage"]) Object.defineProperty(window, name, { get: refuse });
  provideStorage();
  expect(localStorage.getItem("a")).toBeNull();
  localStorage.setItem("a", "1");
  localStorage.setItem("b", 2 as unknown as string);
  expect([localStorage.length, localStorage.key(0), localStorage.key(2)]).toEqual([2, "a", null]);
  expect([localStorage.getItem("b"), sessionStorage.getItem("a")]).toEqual(["2", null]);
  localStorage.removeItem("a");
  expect(localStorage.getItem("a")).toBeNull();
  localStorage.clear();
  expect(localStorage.length).toBe(0);
  for (const cookie of ["a=1; path=/; max-age=60", "b=2", "a=3"]) Object.assign(document, { cookie });
  expect(document.cookie).toBe("a=3; b=2");
  for (const cookie of ["a=; max-age=0", "b=; Expires=Thu, 01 Jan 1970 00:00:00 GMT"])
    Object.assign(document, { cookie });
  expect(document.cookie).toBe("");
  // A widget may write items as properties.
  Object.assign(localStorage, { item: 5 });
  expect([localStorage.getItem("item"), Object.keys(localStorage), Reflect.get(localStorage, "size")]).toEqual([
    "5",
    ["item"],
    undefined,
  ]);
});

/** As in a sandboxed frame. */
function refuse(): never {
  throw new DOMException("The operation is insecure.", "SecurityError");
}
