import { describe, expect, test, vi } from "vitest";
import { find } from "../../support/dom/mount-island.tsx";
import { openPage } from "../../support/dom/open-page.ts";

const card = (id: string, front: string, attribute = "") => `<li id="${id}" data-card ${attribute}>
  <div data-face="front"><p>${id}</p>${front}<button type="button" data-turn>turn</button></div>
  <div data-face="back"><p>back</p><a href="tel:1">call</a><button type="button" data-turn>back</button></div></li>`;
const link = '<a href="/it/">more</a>';
const main = `<ul>${card("lead", link)}${card("shop", link)}${card("chat", "", "data-turns")}</ul>`;

describe("turning cards", () => {
  test("the buttons of a card turn it over and back, and move the focus", async () => {
    await openCards();
    const card = find("#lead");
    find("[data-face=front] [data-turn]", card).click();
    expect(card.hasAttribute("data-turned")).toBe(true);
    expect(document.activeElement).toBe(find("[data-face=back] [data-turn]", card));
    find("[data-face=back] [data-turn]", card).click();
    expect(card.hasAttribute("data-turned")).toBe(false);
    expect(document.activeElement).toBe(find("[data-face=front] [data-turn]", card));
  });

  test("Escape turns back only the focused card", async () => {
    await openCards();
    for (const id of ["lead", "shop"]) find(`#${id} [data-face=front] [data-turn]`).click();
    pressEscape(find("#shop [data-face=back] a"));
    expect(turned()).toEqual(["lead"]);
    expect(document.activeElement).toBe(find("#shop [data-face=front] [data-turn]"));
  });

  test("Escape on a card that shows its front does nothing", async () => {
    await openCards();
    pressEscape(find("#lead [data-face=front] a"));
    expect(turned()).toEqual([]);
  });

  test("a click on a card with a path follows its link", async () => {
    await openCards();
    find("#lead [data-face=front] p").click();
    expect(turned()).toEqual([]);
  });

  test("a click on a card without a path turns it over, but a click on a link in it does not", async () => {
    await openCards();
    const card = find("#chat");
    find("[data-face=front] p", card).click();
    expect(turned()).toEqual(["chat"]);
    find("[data-face=back] a", card).click();
    expect(turned()).toEqual(["chat"]);
    find("[data-face=back] p", card).click();
    expect(turned()).toEqual([]);
  });

  test("presses before the script has loaded turn each card once, however impatient", async () => {
    const press = (selector: string) =>
      ({
        get target() {
          return find(selector);
        },
      }) as unknown as Event;
    window.earlyPresses = ["#lead [data-turn]", "#lead [data-turn]", "#shop a", "#chat p"].map(press);
    await openCards();
    expect(turned()).toEqual(["lead", "chat"]);
    window.earlyPresses = [];
  });
});

/** Opens a page with cards and points at it. */
async function openCards(): Promise<void> {
  // As the head script does, which keeps early presses.
  window.onclick = () => {};
  await openPage({ "/it/": { main } });
  dispatchEvent(new Event("pointerover"));
  await vi.waitFor(() => expect(window.onclick).toBeNull());
}

function pressEscape(target: HTMLElement): void {
  target.focus();
  target.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
}

function turned(): string[] {
  return [...document.querySelectorAll("[data-turned]")].map((card) => card.id);
}
