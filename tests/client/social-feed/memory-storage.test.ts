import { afterEach, beforeEach, expect, test } from "vitest";
import { provideStorage } from "../../../src/client/social-feed/memory-storage.ts";

const own = ["localStorage", "sessionStorage"].map((name) => Object.getOwnPropertyDescriptor(window, name));

beforeEach(() => {
  // Storage throws in a sandboxed frame.
  for (const [target, name] of [
    [window, "localStorage"],
    [window, "sessionStorage"],
    [document, "cookie"],
  ] as const) {
    Object.defineProperty(target, name, {
      configurable: true,
      get() {
        throw new DOMException("The document is sandboxed.", "SecurityError");
      },
    });
  }
  provideStorage();
});
afterEach(() => {
  for (const [at, name] of ["localStorage", "sessionStorage"].entries()) {
    if (own[at]) Object.defineProperty(window, name, { ...own[at], configurable: true });
    else Reflect.deleteProperty(window, name);
  }
  Reflect.deleteProperty(document, "cookie");
});

test.each(["localStorage", "sessionStorage"] as const)("%s stores strings", (name) => {
  const storage = window[name];
  expect(storage.getItem("a")).toBeNull();
  storage.setItem("a", "1");
  storage.setItem("b", 2 as unknown as string);
  expect([storage.length, storage.key(0), storage.key(2), storage.getItem("b")]).toEqual([2, "a", null, "2"]);
  storage.removeItem("a");
  expect(storage.getItem("a")).toBeNull();
  storage.clear();
  expect(storage.length).toBe(0);
});

test("the two storages are separate", () => {
  localStorage.setItem("a", "1");
  expect(sessionStorage.getItem("a")).toBeNull();
});

test("cookies can be written and read", () => {
  expect(document.cookie).toBe("");
  for (const cookie of ["a=1; path=/; max-age=60", "b=2", "a=3"]) Object.assign(document, { cookie });
  expect(document.cookie).toBe("a=3; b=2");
});
