import { describe, expect, test } from "vitest";
import { mountGrid } from "../../support/dom/mount-grid.tsx";
import { find, perform } from "../../support/dom/mount-island.tsx";

describe("turning cards", () => {
  test("the buttons of a card turn it over and back, and move the focus", async () => {
    await mountGrid();
    const card = find("#lead");
    await perform(() => find("[data-face=front] [data-turn]", card).click());
    expect(card.hasAttribute("data-turned")).toBe(true);
    expect(document.activeElement).toBe(find("[data-face=back] [data-turn]", card));
    await perform(() => find("[data-face=back] [data-turn]", card).click());
    expect(card.hasAttribute("data-turned")).toBe(false);
    expect(document.activeElement).toBe(find("[data-face=front] [data-turn]", card));
  });

  test("Escape turns back only the focused card", async () => {
    await mountGrid();
    for (const id of ["lead", "shop"]) await perform(() => find(`#${id} [data-face=front] [data-turn]`).click());
    await pressEscape(find("#shop [data-face=back] a"));
    expect(turned()).toEqual(["lead"]);
    expect(document.activeElement).toBe(find("#shop [data-face=front] [data-turn]"));
  });

  test("Escape on a card that shows its front does nothing", async () => {
    await mountGrid();
    await pressEscape(find("#lead [data-face=front] a"));
    expect(turned()).toEqual([]);
  });

  test("a click on a card with a path follows its link", async () => {
    await mountGrid();
    await perform(() => find("#lead [data-face=front] p").click());
    expect(turned()).toEqual([]);
  });

  test("a click on a card without a path turns it over, but a click on a link in it does not", async () => {
    await mountGrid();
    const card = find("#chat");
    await perform(() => find("[data-face=front] p", card).click());
    expect(turned()).toEqual(["chat"]);
    await perform(() => find("[data-face=back] a", card).click());
    expect(turned()).toEqual(["chat"]);
    await perform(() => find("[data-face=back] p", card).click());
    expect(turned()).toEqual([]);
  });
});

function pressEscape(target: HTMLElement): Promise<void> {
  target.focus();
  return perform(() => void target.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true })));
}

function turned(): string[] {
  return [...document.querySelectorAll("[data-turned]")].map((card) => card.id);
}
