import { beforeEach, describe, expect, test, vi } from "vitest";
import { endIsland } from "../../src/client/islands.ts";
import { preferMotion } from "../support/dom/motion.ts";
import { doing, find, mountIsland, writeIsland } from "../support/dom/mount-island.tsx";

const written = ["lead", "shop", "ads", "reports", "sites", "chat", "pages", "phone"];

const animate = vi.fn();

beforeEach(() => {
  preferMotion("no-preference");
  vi.stubGlobal("scrollY", 100);
  // A page of 10,000 px of scrolling: a zone is 100 px high.
  vi.spyOn(document.documentElement, "scrollHeight", "get").mockReturnValue(10_000 + innerHeight);
  Element.prototype.animate = animate.mockReset();
});

describe("order (specification sections 2, 4 and 9)", () => {
  test("the server's is that of the specification", () => {
    writeIsland("services-grid", {}, { cards: cards() });
    expect(order()).toEqual(written);
  });

  test("once alive it is random, and the cards move there in 150 to 300 ms", async () => {
    await mount();
    expect(order()).not.toEqual(written);
    expect(order().toSorted()).toEqual(written.toSorted());
    const [, { duration }] = animate.mock.calls[0] as [unknown, { duration: number }];
    expect(duration).toBeGreaterThanOrEqual(150);
    expect(duration).toBeLessThanOrEqual(300);
  });

  test("it changes once for each zone that is entered", async () => {
    await mount();
    const changes: number[] = [];
    for (const y of [500, 1999, 2000, 2050, 2099, 2100, 3000, 4010, 4020, 9999, 10_000, 0, 50]) {
      if (await scrollChanges(y)) changes.push(y);
    }
    expect(changes).toEqual([2000, 4010, 10_000, 0]);
  });

  test.each([
    { busy: "holds the focus", start: () => markFirstCard(":focus-within") },
    { busy: "is turned", start: () => find("[data-card]").setAttribute("data-turned", "") },
    { busy: "is under the pointer", start: () => markFirstCard(":hover") },
  ])("nothing moves while a card $busy", async ({ start }) => {
    await mount();
    await doing(start);
    expect(await scrollChanges(2000)).toBe(false);
  });

  test("a visitor who is busy with a card as the script comes is left in peace", async () => {
    writeIsland("services-grid", {}, { cards: cards() });
    vi.spyOn(Element.prototype, "matches").mockReturnValue(true);
    await mount();
    expect(order()).toEqual(written);
  });

  test("with reduced motion the first order stays", async () => {
    preferMotion("reduce");
    await mount();
    expect(order()).toEqual(written);
    expect(await scrollChanges(2000)).toBe(false);
    expect(animate).not.toHaveBeenCalled();
  });

  test("once it has gone it no longer listens", async () => {
    const listeners = new Set<unknown>();
    vi.spyOn(window, "addEventListener").mockImplementation((type, listener) => {
      if (type === "scroll") listeners.add(listener);
    });
    vi.spyOn(window, "removeEventListener").mockImplementation((_type, listener) => void listeners.delete(listener));
    const element = await mount();
    expect(listeners.size).toBe(1);
    await doing(() => endIsland(element));
    expect(listeners.size).toBe(0);
  });
});

describe("a card is turned or not (specification section 4)", () => {
  test("its buttons turn it over and back, and the focus goes along", async () => {
    await mount();
    const card = find("#lead");
    await doing(() => find("[data-face=front] [data-turn]", card).click());
    expect(card.hasAttribute("data-turned")).toBe(true);
    expect(document.activeElement).toBe(find("[data-face=back] [data-turn]", card));
    await doing(() => find("[data-face=back] [data-turn]", card).click());
    expect(card.hasAttribute("data-turned")).toBe(false);
    expect(document.activeElement).toBe(find("[data-face=front] [data-turn]", card));
  });

  test("Escape turns back the card that holds the focus, and only that one", async () => {
    await mount();
    for (const id of ["lead", "shop"]) await doing(() => find(`#${id} [data-face=front] [data-turn]`).click());
    await pressEscape(find("#shop [data-face=back] a"));
    expect(turned()).toEqual(["lead"]);
    expect(document.activeElement).toBe(find("#shop [data-face=front] [data-turn]"));
  });

  test("Escape on a card that shows its front does nothing", async () => {
    await mount();
    await pressEscape(find("#lead [data-face=front] a"));
    expect(turned()).toEqual([]);
  });

  test("a card with a path leaves the click to its link", async () => {
    await mount();
    await doing(() => find("#lead [data-face=front] p").click());
    expect(turned()).toEqual([]);
  });

  test("a card without a path turns over on the card itself, but not on a link in it", async () => {
    await mount();
    const card = find("#chat");
    await doing(() => find("[data-face=front] p", card).click());
    expect(turned()).toEqual(["chat"]);
    await doing(() => find("[data-face=back] a", card).click());
    expect(turned()).toEqual(["chat"]);
    await doing(() => find("[data-face=back] p", card).click());
    expect(turned()).toEqual([]);
  });

  test("a turned card follows its place", async () => {
    await mount();
    await doing(() => find("#lead [data-face=front] [data-turn]").click());
    await doing(() => find("#lead [data-face=back] [data-turn]").click());
    (document.activeElement as HTMLElement).blur();
    const card = find("#lead");
    await scrollChanges(2000);
    expect(find("#lead")).toBe(card);
  });
});

function mount(): Promise<HTMLElement> {
  // The last number there is would leave every card where it stands.
  let calls = 0;
  vi.spyOn(Math, "random").mockImplementation(() => [0.1, 0.7, 0.4, 0.9, 0.2][calls++ % 5] ?? 0);
  return mountIsland("services-grid", {}, { cards: cards() });
}

async function scrollChanges(y: number): Promise<boolean> {
  const before = order().join();
  vi.stubGlobal("scrollY", y);
  await doing(() => void dispatchEvent(new Event("scroll")));
  return order().join() !== before;
}

/** happy-dom knows neither pointer nor `:focus-within`. */
function markFirstCard(state: string): void {
  const card = find("[data-card]");
  const matches = card.matches.bind(card);
  vi.spyOn(card, "matches").mockImplementation((selector: string) => selector.includes(state) || matches(selector));
}

function pressEscape(target: HTMLElement): Promise<void> {
  target.focus();
  return doing(() => void target.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true })));
}

function order(): string[] {
  return [...document.querySelectorAll("[data-card]")].map((card) => card.id);
}

function turned(): string[] {
  return [...document.querySelectorAll("[data-turned]")].map((card) => card.id);
}

function cards(): string {
  return written
    .map(
      (id) => `<li id="${id}" data-card ${id === "chat" ? "data-turns" : ""}>
        <div data-face="front"><p>${id}</p>${id === "chat" ? "" : '<a href="/it/">more</a>'}
          <button type="button" data-turn>turn</button></div>
        <div data-face="back"><p>back</p><a href="tel:1">call</a><button type="button" data-turn>back</button></div>
      </li>`,
    )
    .join("");
}
