import { expect, test } from "vitest";
import { provideStorage } from "../../../src/client/social-feed/memory-storage.ts";

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
});

/** As in a sandboxed frame. */
function refuse(): never {
  throw new DOMException("The operation is insecure.", "SecurityError");
}
