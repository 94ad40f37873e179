import { expect, onTestFinished, test, vi } from "vitest";
import { find } from "../../support/dom/mount-island.tsx";
import { openPage, send } from "../../support/dom/open-page.ts";

const card = (id: string, front: string, attribute = "") => `<li id="${id}" data-card ${attribute}>
  <div data-face="front"><p>${id}</p>${front}<button type="button" data-turn>turn</button></div>
  <div data-face="back"><p>back</p><a href="tel:1">call</a><button type="button" data-turn>back</button></div></li>`;
const link = '<a href="/it/">more</a>';
const main = `<ul>${card("lead", link)}${card("shop", link)}${card("chat", "", "data-turns")}</ul>`;

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

test("a click turns over a card that leads nowhere, but not on a link in it, and no other card", async () => {
  await openCards();
  for (const [target, state] of [
    ["#lead [data-face=front] p", []],
    ["#chat [data-face=front] p", ["chat"]],
    ["#chat [data-face=back] a", ["chat"]],
    ["#chat [data-face=back] p", []],
  ] as const) {
    find(target).click();
    expect(turned(), target).toEqual(state);
  }
});

test("a click alone, as assistive technology may send it, turns a card", async () => {
  window.earlyPresses = [];
  window.onclick = (event) => window.earlyPresses?.push(event);
  await openPage({ "/it/": { main } });
  find("#lead [data-turn]").click();
  await vi.waitFor(() => expect(turned()).toEqual(["lead"]));
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

test("the search may look into the backs, and turns up the one where it finds something", async () => {
  Object.assign(Element.prototype, { onbeforematch: null });
  onTestFinished(() => void Reflect.deleteProperty(Element.prototype, "onbeforematch"));
  window.fontsApplied = Promise.resolve();
  await openCards();
  const hidden = () => [...document.querySelectorAll("[hidden=until-found]")].map((back) => back.parentElement?.id);
  await vi.waitFor(() => expect(hidden()).toEqual(["lead", "shop", "chat"]));
  find("#shop [data-face=front] [data-turn]").click();
  expect(hidden()).toEqual(["lead", "chat"]);
  const focused = document.activeElement;
  find("#lead [data-face=back]").dispatchEvent(new Event("beforematch", { bubbles: true }));
  expect(turned()).toEqual(["lead", "shop"]);
  expect(document.activeElement).toBe(focused);
  find("#shop [data-face=back] [data-turn]").click();
  send("transitionend", "#shop [data-face=back]");
  expect(hidden()).toContain("shop");
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  dispatchEvent(new Event("resize"));
  vi.advanceTimersByTime(100);
  expect(hidden(), "while they are laid out anew").toEqual([]);
  vi.advanceTimersByTime(400);
  expect(hidden()).toEqual(["shop", "chat"]);
});

/** Opens a page with cards and points at it. */
async function openCards(): Promise<void> {
  // As the head script does, which keeps early presses.
  window.onclick = () => {};
  await openPage({ "/it/": { main } });
  send("pointerover");
  await vi.waitFor(() => expect(window.onclick).toBeNull());
}

function turned(): string[] {
  return [...document.querySelectorAll("[data-turned]")].map((card) => card.id);
}
