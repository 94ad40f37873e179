import { expect, test, vi } from "vitest";
import { hydrateIsland } from "../../src/client/islands.ts";
import { doing, find, writeIsland } from "../support/dom/mount-island.tsx";

const props = { turn: "Turn", back: "Back" };
const slots = { front: '<p id="kept">Words of the page</p>', back: "<p>Back</p>" };

test("hydration keeps the very nodes the server wrote", async () => {
  const element = writeIsland("flip-image", props, slots);
  const words = find("#kept");
  await hydrate(element);
  expect(find("#kept")).toBe(words);
});

test.each([
  { policy: "without Trusted Types", trustedTypes: undefined },
  { policy: "under Trusted Types", trustedTypes: { emptyHTML: new String("") } },
])("words survive a page that something else has meddled with, $policy", async ({ trustedTypes }) => {
  vi.stubGlobal("trustedTypes", trustedTypes);
  const assigned = spyOnMarkup();
  vi.spyOn(console, "error").mockImplementation(() => {});
  const element = writeIsland("flip-image", props, slots);
  find(".flip", element).append(document.createElement("aside"));
  const words = find("#kept");
  assigned.length = 0;
  await hydrate(element);
  expect(element.querySelector("aside"), "React has drawn the island anew").toBeNull();
  expect(find("#kept")).toBe(words);
  await doing(() => find("button", element).click());
  expect(find("#kept")).toBe(words);
  // A policy stops every assignment of a plain text.
  if (trustedTypes) expect(assigned.filter((value) => value !== trustedTypes.emptyHTML)).toEqual([]);
});

async function hydrate(element: HTMLElement): Promise<void> {
  await doing(() => hydrateIsland(element)).catch(() => {});
}

/** Every value that is assigned to `innerHTML` of an element in the page. */
function spyOnMarkup(): unknown[] {
  const assigned: unknown[] = [];
  const property = Object.getOwnPropertyDescriptor(Element.prototype, "innerHTML") as PropertyDescriptor;
  vi.spyOn(Element.prototype, "innerHTML", "set").mockImplementation(function (this: Element, value: unknown) {
    assigned.push(value);
    property.set?.call(this, String(value));
  });
  return assigned;
}
