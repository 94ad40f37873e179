import { beforeEach, describe, expect, test, vi } from "vitest";
import { cardOrder } from "../../src/client/page/card-order.ts";
import { cardTurns } from "../../src/client/page/card-turns.ts";
import { find } from "../support/dom/find.ts";

const written = ["lead", "shop", "ads", "reports", "sites", "chat", "pages", "phone"];

/** The page can be scrolled by 10,000 px, so that a zone is 100 px high. The board is in view from 1300 to 2700 px. */
const [SCREEN_PX, PAGE_PX, ZONE_IN_VIEW] = [800, 10_800, 2000];

const { signal: leaving } = new AbortController();

const cancel = vi.fn();
const animate = vi.fn((_frames: unknown, _options: { duration: number }) => ({ playbackRate: 1, cancel }));

beforeEach(() => {
  vi.stubGlobal("innerHeight", SCREEN_PX);
  vi.spyOn(document.documentElement, "scrollHeight", "get").mockReturnValue(PAGE_PX);
  Element.prototype.animate = animate.mockClear() as never;
  // Every shuffle returns another order.
  vi.spyOn(Math, "random").mockReturnValue(0.4);
  scrollTo(0, 100);
});

test("the first order is random, without an animation, and stays when a page that was left is shown again", () => {
  mountBoard();
  const first = order();
  expect(first).not.toEqual(written);
  expect(first.toSorted()).toEqual(written.toSorted());
  expect(animate).not.toHaveBeenCalled();
  expect(find("ul").dataset.board).toBe("drawn");
  showBoard();
  expect(order(), "shown again").toEqual(first);
});

test("the first order is the written one with reduced motion, for good", () => {
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  mountBoard();
  expect(scrollChanges(4000)).toBe(false);
  expect(order()).toEqual(written);
  expect(find("ul").dataset.board).toBe("drawn");
});

describe("the services grid reshuffles when the scroll percentage modulo 20 is under 1, once each time", () => {
  test("without animation if the board is off the screen", () => {
    mountBoard();
    const stops = [500, 700, 4010, 4020, 4099, 4100, 4200, 6000, 5000, 6050, 9999, 10_000, 10_060, 0, -40, 50, 8150];
    expect(stops.filter(scrollChanges)).toEqual([4010, 6000, 6050, 10_000, 0]);
    expect(animate).not.toHaveBeenCalled();
  });

  test("from where the moves of the shuffle before have ended", () => {
    mountBoard();
    scrollChanges(ZONE_IN_VIEW);
    scrollChanges(1900);
    cancel.mockClear();
    const measured = vi.spyOn(find("[data-card]"), "getBoundingClientRect");
    scrollChanges(ZONE_IN_VIEW);
    expect(cancel).toHaveBeenCalledTimes(8);
    const [from = 0, to = 0] = measured.mock.invocationCallOrder;
    for (const at of cancel.mock.invocationCallOrder) expect([from < at, at < to]).toEqual([true, true]);
  });

  test("with a short animation if it is in view", () => {
    mountBoard();
    const stops = Array.from({ length: 50 }, (_, index) => 1000 + index * 40);
    expect(stops.filter(scrollChanges)).toEqual([ZONE_IN_VIEW]);
    expect(animate).toHaveBeenCalledTimes(8);
    expect(animate.mock.calls[0]?.[1].duration).toBeLessThanOrEqual(300);
    expect(animate.mock.calls[0]?.[1].duration).toBeGreaterThanOrEqual(150);
  });
});

describe("no card moves under a visitor", () => {
  test.each([":focus-within", ":hover", "[data-turned]"])("while a card is %s, in view or not", (state) => {
    mountBoard();
    // happy-dom supports neither pointers nor `:focus-within`.
    vi.spyOn(find("[data-card]"), "matches").mockImplementation((selector) => selector.includes(state));
    expect([1900, ZONE_IN_VIEW, 2900, 4000].filter(scrollChanges)).toEqual([]);
  });

  test.each([
    { what: "a screen reader", scroll: () => {} },
    {
      what: "a key, also after the wheel",
      scroll: () => [dispatchEvent(new Event("wheel")), press("keydown", "body")],
    },
    { what: "the page itself, long after the wheel", scroll: wheelLongAgo },
  ])("while $what scrolls", ({ scroll }) => {
    vi.useFakeTimers();
    mountBoard();
    scroll();
    expect([1900, ZONE_IN_VIEW, 2900, 4000].filter(changesAt)).toEqual([]);
  });

  test("but while a finger, the momentum after it or the scrollbar moves the page", () => {
    vi.useFakeTimers();
    mountBoard();
    press("touchmove", "body", 1);
    for (const y of [1600, 1800, 1900]) {
      changesAt(y);
      vi.advanceTimersByTime(400);
    }
    expect(changesAt(ZONE_IN_VIEW)).toBe(true);
    press("pointerdown", "html");
    vi.advanceTimersByTime(5000);
    expect(changesAt(4000)).toBe(true);
  });

  test("while text of a card is selected", () => {
    mountBoard();
    getSelection()?.selectAllChildren(find("#shop p"));
    expect([1900, ZONE_IN_VIEW, 2900].filter(scrollChanges)).toEqual([]);
    getSelection()?.removeAllRanges();
    expect(scrollChanges(4000)).toBe(true);
  });

  test("while a finger is on the board, also when its pointer has become a scroll", () => {
    mountBoard();
    press("pointerdown", "li");
    press("touchstart", "li", 1);
    expect(scrollChanges(ZONE_IN_VIEW)).toBe(false);
    scrollChanges(1900);
    press("pointercancel", "li");
    expect(scrollChanges(ZONE_IN_VIEW)).toBe(false);
    scrollChanges(1900);
    press("touchmove", "li", 1);
    expect(scrollChanges(ZONE_IN_VIEW)).toBe(false);
    scrollChanges(1900);
    press("touchend", "li", 0);
    expect(scrollChanges(ZONE_IN_VIEW)).toBe(true);
  });

  test("while one of two fingers is on the board", () => {
    mountBoard();
    const touches = [{ target: find("li") }, { target: document.body }];
    document.body.dispatchEvent(Object.assign(new Event("touchstart", { bubbles: true }), { touches }));
    expect(scrollChanges(ZONE_IN_VIEW)).toBe(false);
  });

  test("and a move that is held when the page is left has ended when it is shown again", () => {
    const visit = new AbortController();
    document.body.innerHTML = `<ul data-board>${written.map(cardOf).join("")}</ul>`;
    find("ul").getBoundingClientRect = () => new DOMRect(0, 2100 - scrollY, 1000, 600);
    cardOrder.start(find(cardOrder.selector), { leaving: visit.signal });
    for (const y of [1200, ZONE_IN_VIEW]) scrollChanges(y);
    press("pointerdown", "li");
    cancel.mockClear();
    visit.abort();
    expect(cancel).toHaveBeenCalledTimes(8);
  });

  test.each([
    { what: "a finger beside the board", happen: () => press("touchstart", "body", 1) },
    { what: "a touch that has ended", happen: () => [press("touchstart", "li", 1), press("touchend", "li", 0)] },
    { what: "a pause", happen: () => vi.advanceTimersByTime(5000) },
  ])("but $what holds none", ({ happen }) => {
    vi.useFakeTimers();
    mountBoard();
    scrollChanges(1700);
    happen();
    expect([1800, ZONE_IN_VIEW, 2900, 4000].filter(scrollChanges)).toEqual([ZONE_IN_VIEW, 4000]);
  });

  test.each(["pointerup", "pointercancel"])("from the press on a moving card until its %s", (end) => {
    mountBoard();
    for (const y of [1200, ZONE_IN_VIEW]) scrollChanges(y);
    const rates = () => animate.mock.results.map(({ value }) => value.playbackRate);
    press("pointerdown", "li");
    expect(rates()).toEqual(Array(8).fill(0));
    press(end, "li");
    expect(rates()).toEqual(Array(8).fill(1));
  });
});

test("a press on the button turns a card over, and Escape turns back only the focused one", () => {
  mountBoard();
  for (const id of ["lead", "shop"]) find(`#${id} [data-face=front] [data-turn]`).click();
  expect(turned().toSorted()).toEqual(["lead", "shop"]);
  for (let time = 0; time < 2; time++) {
    const target = find("#shop [data-face=back] a");
    target.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
    expect(turned()).toEqual(["lead"]);
  }
  expect(document.activeElement).toBe(find("#shop [data-face=front] [data-turn]"));
});

test("Escape with a modifier is the browser's", () => {
  mountBoard();
  find("#lead [data-face=front] [data-turn]").click();
  for (const modifier of ["altKey", "ctrlKey", "metaKey", "shiftKey"])
    find("#lead a").dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true, [modifier]: true }));
  expect(turned()).toEqual(["lead"]);
});

test("a card that leads nowhere turns over at a press anywhere, but on a link", () => {
  mountBoard();
  find("#lead").dataset.turn = "";
  find("#lead [data-face=front] p").click();
  expect(turned()).toEqual(["lead"]);
  expect(document.activeElement).toBe(find("#lead [data-face=back] [data-turn]"));
  find("#lead [data-face=back] a").click();
  expect(turned()).toEqual(["lead"]);
  find("#lead [data-face=back] p").click();
  expect(turned()).toEqual([]);
});

test("the end of a selection turns over no card that leads nowhere, but its button does", () => {
  mountBoard();
  find("#lead").dataset.turn = "";
  getSelection()?.selectAllChildren(find("#lead p"));
  find("#lead p").click();
  expect(turned()).toEqual([]);
  find("#lead [data-face=front] [data-turn]").click();
  expect(turned()).toEqual(["lead"]);
});

test("a click beside the button turns over no other card", () => {
  mountBoard();
  for (const target of ["#lead [data-face=front] p", "#lead [data-face=front] a", "#lead"]) find(target).click();
  expect(turned()).toEqual([]);
});

const cardOf = (id: string) => `<li id="${id}" data-card>
  <div data-face="front"><p>${id}</p><a href="#more">more</a><button type="button" data-turn>turn</button></div>
  <div data-face="back"><p>back</p><a href="tel:1">call</a><button type="button" data-turn>back</button></div></li>`;

/** Writes the board into the page, draws its first order, and starts to shuffle it and to turn its cards. */
function mountBoard(): void {
  document.body.innerHTML = `<ul data-board>${written.map(cardOf).join("")}</ul>`;
  find("ul").getBoundingClientRect = () => new DOMRect(0, 2100 - scrollY, 1000, 600);
  showBoard();
  for (const card of document.querySelectorAll<HTMLElement>(cardTurns.selector)) cardTurns.start(card);
}

/** As when the page is shown again. */
const showBoard = () => cardOrder.start(find(cardOrder.selector), { leaving });

/** Scrolls the page by the wheel and returns whether the order changes. */
function scrollChanges(y: number): boolean {
  dispatchEvent(new Event("wheel"));
  return changesAt(y);
}

/** Moves the page, as a screen reader does, and returns whether the order changes. */
function changesAt(y: number): boolean {
  const before = order().join();
  scrollTo(0, y);
  dispatchEvent(new Event("scroll"));
  return order().join() !== before;
}

/** Presses an element; for a finger, with how many touch the screen then. */
function press(type: string, selector: string, fingers?: number): void {
  const event = new Event(type, { bubbles: true });
  const touch = { target: find(selector) };
  if (fingers !== undefined) Object.assign(event, { touches: Array.from({ length: fingers }, () => touch) });
  find(selector).dispatchEvent(event);
}

function wheelLongAgo(): void {
  dispatchEvent(new Event("wheel"));
  vi.advanceTimersByTime(2000);
}

const idsOf = (selector: string) => [...document.querySelectorAll(selector)].map(({ id }) => id);
const order = () => idsOf("[data-card]");
const turned = () => idsOf("[data-turned]");
