import { act, type ComponentType } from "react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { IslandName } from "../../../src/contract.ts";
import { find, hydrate, perform, writeIsland } from "../../support/dom/mount-island.tsx";

const slotsOf = {
  carousel: { slides: '<li id="kept">1</li><li>2</li>' },
  "flip-image": { front: '<p id="kept">Front</p>', back: "<p>Back</p>" },
  embed: { picture: '<img id="kept" alt="">' },
} satisfies Partial<Record<IslandName, Record<string, string>>>;
const names = Object.keys(slotsOf) as (keyof typeof slotsOf)[];

const engines = [
  { engine: "without Trusted Types", trustedTypes: undefined },
  { engine: "with one emptyHTML, as Chromium", trustedTypes: { emptyHTML: new String("") } },
  {
    engine: "with a new emptyHTML at each access, as WebKit",
    trustedTypes: {
      get emptyHTML() {
        return new String("");
      },
    },
  },
];

describe.each(engines)("$engine", ({ trustedTypes }) => {
  /** Every value assigned to `innerHTML` of an element. */
  let assigned: unknown[];

  beforeEach(() => {
    assigned = [];
    vi.stubGlobal("trustedTypes", trustedTypes);
    vi.stubGlobal("matchMedia", () => ({ matches: true }));
    vi.resetModules();
    const property = Object.getOwnPropertyDescriptor(Element.prototype, "innerHTML") as PropertyDescriptor;
    vi.spyOn(Element.prototype, "innerHTML", "set").mockImplementation(function (this: Element, value: unknown) {
      assigned.push(value);
      property.set?.call(this, String(value));
    });
  });
  afterEach(() => vi.restoreAllMocks());

  test.each(names)("%s: no render changes the inside of a slot", async (name) => {
    const { createElement } = await import("react");
    const { hydrateRoot } = await import("react-dom/client");
    const { islands } = await import("../../../src/islands/index.ts");
    const element = writeIsland(name, { load: "1" }, slotsOf[name]);
    const kept = [...element.querySelectorAll("[data-slot] *")];
    const elements = [...element.querySelectorAll("[data-slot]")].map((slot) => [slot.getAttribute("data-slot"), slot]);
    const render = (load: string) =>
      createElement(islands[name] as ComponentType<object>, { load, slots: Object.fromEntries(elements) } as object);
    assigned.length = 0;
    const root = await act(async () => hydrateRoot(element, render("1")));
    for (const load of ["2", "3"]) await act(async () => root.render(render(load)));
    expect([...element.querySelectorAll("[data-slot] *")]).toEqual(kept);
    expect(kept.length).toBeGreaterThan(0);
    expect(assigned).toEqual([]);
    await act(async () => root.unmount());
  });

  test("words survive on a page changed by an extension", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    const { hydrateIsland } = await import("../../../src/client/islands.ts");
    const element = writeIsland("flip-image", { turn: "Turn", back: "Back" }, slotsOf["flip-image"]);
    find(".flip", element).append(document.createElement("aside"));
    const words = find("#kept");
    assigned.length = 0;
    await perform(() => hydrateIsland(element)).catch(() => {});
    expect(element.querySelector("aside"), "React has rendered the island again").toBeNull();
    expect(find("#kept")).toBe(words);
    await perform(() => find("button", element).click());
    expect(find("#kept")).toBe(words);
    // The policy blocks every assignment of a plain string.
    if (trustedTypes) expect(assigned.filter((value) => typeof value === "string")).toEqual([]);
  });
});

test("hydration keeps the nodes of the server's HTML", async () => {
  const element = writeIsland("flip-image", { turn: "Turn", back: "Back" }, slotsOf["flip-image"]);
  const words = find("#kept");
  await hydrate(element);
  expect(find("#kept")).toBe(words);
});
