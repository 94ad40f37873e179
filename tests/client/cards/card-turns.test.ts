import { expect, test } from "vitest";
import { find } from "../../support/dom/find.ts";
import { openPage } from "../../support/dom/open-page.ts";

const card = (id: string, front: string) => `<li id="${id}" data-card>
  <div data-face="front"><p>${id}</p>${front}<button type="button" data-turn>turn</button></div>
  <div data-face="back"><p>back</p><a href="tel:1">call</a><button type="button" data-turn>back</button></div></li>`;
const link = '<a href="/it/">more</a>';
const main = `<ul>${card("lead", link)}${card("shop", link)}</ul>`;

test("Escape turns back only the focused card, and turns over none", async () => {
  await openCards();
  for (const id of ["lead", "shop"]) find(`#${id} [data-face=front] [data-turn]`).click();
  for (let time = 0; time < 2; time++) {
    const target = find("#shop [data-face=back] a");
    target.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
    expect(turned()).toEqual(["lead"]);
  }
  expect(document.activeElement).toBe(find("#shop [data-face=front] [data-turn]"));
});

test("a click beside the button turns over no card", async () => {
  await openCards();
  for (const target of ["#lead [data-face=front] p", "#lead [data-face=front] a", "#lead"]) find(target).click();
  expect(turned()).toEqual([]);
});

test("a click alone, as assistive technology may send it, turns a card", async () => {
  await openCards();
  find("#lead [data-turn]").click();
  expect(turned()).toEqual(["lead"]);
});

async function openCards(): Promise<void> {
  await openPage({ "/it/": { main } });
}

function turned(): string[] {
  return [...document.querySelectorAll("[data-turned]")].map((card) => card.id);
}
