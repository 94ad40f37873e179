import { beforeEach, expect, test } from "vitest";
import { startTurning } from "../../../src/client/cards/card-turns.ts";
import { find } from "../../support/dom/find.ts";

const card = (id: string) => `<li id="${id}" data-card>
  <div data-face="front"><p>${id}</p><a href="#more">more</a><button type="button" data-turn>turn</button></div>
  <div data-face="back"><p>back</p><a href="tel:1">call</a><button type="button" data-turn>back</button></div></li>`;

beforeEach(() => {
  document.body.innerHTML = `<ul>${card("lead")}${card("shop")}</ul>`;
  startTurning();
});

test("a press on the button turns a card over, and Escape turns back only the focused one", () => {
  for (const id of ["lead", "shop"]) find(`#${id} [data-face=front] [data-turn]`).click();
  expect(turned()).toEqual(["lead", "shop"]);
  for (let time = 0; time < 2; time++) {
    const target = find("#shop [data-face=back] a");
    target.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
    expect(turned()).toEqual(["lead"]);
  }
  expect(document.activeElement).toBe(find("#shop [data-face=front] [data-turn]"));
});

test("a click beside the button turns over no card", () => {
  for (const target of ["#lead [data-face=front] p", "#lead [data-face=front] a", "#lead"]) find(target).click();
  expect(turned()).toEqual([]);
});

function turned(): string[] {
  return [...document.querySelectorAll("[data-turned]")].map(({ id }) => id);
}
