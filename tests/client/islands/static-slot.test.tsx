import type { Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { find, perform, writeIsland } from "../../support/dom/mount-island.tsx";

// tests/browser/islands/turns.test.ts tests the slots of every island in three engines.

const props = { src: "about:blank", title: "Map", sandbox: "", isOwn: false, load: "Load", notice: "From elsewhere" };
const slots = { picture: '<p id="kept">Map</p>' };

/** Every value assigned to `innerHTML` of an element. */
const assigned: unknown[] = [];
let root: Root;

beforeEach(() => {
  // As in WebKit. React compares it by identity.
  vi.stubGlobal("trustedTypes", {
    get emptyHTML() {
      return new String("");
    },
  });
  vi.stubGlobal("fetch", () => new Promise(() => {}));
  vi.resetModules();
  const property = Object.getOwnPropertyDescriptor(Element.prototype, "innerHTML") as PropertyDescriptor;
  vi.spyOn(Element.prototype, "innerHTML", "set").mockImplementation(function (this: Element, value: unknown) {
    assigned.push(value);
    property.set?.call(this, String(value));
  });
});
afterEach(() => perform(() => root.unmount()));

/** Hydrates an island with modules that have seen these Trusted Types. */
async function hydrate(element: Element): Promise<void> {
  const { hydrateIsland } = await import("../../../src/client/islands.ts");
  assigned.length = 0;
  await perform(() => {
    root = hydrateIsland(element);
  });
}

test("neither hydration nor a later render changes the inside of a slot or anything else", async () => {
  const logged = vi.spyOn(console, "error");
  const element = writeIsland("embed", props, slots);
  const [before, kept] = [element.innerHTML, find("#kept")];
  await hydrate(element);
  expect(element.innerHTML).toBe(before);
  await perform(() => find("button", element).click());
  expect(find(".embed-place", element).dataset.state).toBe("requested");
  expect(find("[data-slot]", element).innerHTML).toBe(slots.picture);
  expect(find("#kept")).toBe(kept);
  expect(assigned).toEqual([]);
  expect(logged).not.toHaveBeenCalled();
});

test("words survive on a page changed by an extension", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const element = writeIsland("embed", props, slots);
  find(".embed-place", element).append(document.createElement("aside"));
  const kept = find("#kept");
  await hydrate(element);
  expect(element.querySelector("aside"), "React has rendered the island again").toBeNull();
  await perform(() => find("button", element).click());
  expect(find("#kept")).toBe(kept);
  // The policy blocks every assignment of a plain string.
  expect(assigned.filter((value) => typeof value === "string")).toEqual([]);
});
