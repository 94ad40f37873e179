import { act, type ComponentType, createElement, useState } from "react";
import { renderToString } from "react-dom/server";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { hydrateIsland } from "../../../src/client/page/react.ts";
import { type IslandName, islands } from "../../../src/islands/index.ts";
import { find } from "../../support/dom/find.ts";

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

// The words that a row does not look at are left out.
const chat = "https://wa.me/39800000000?text=Buongiorno.";
const range = { min: 1, max: 10, step: 1, start: 2 };
const management = { price: 300, paid: "month", months: 3, rule: { percent: 30, setUp: 300 } };
const topUp = { price: 500, ads: 350, paid: "each" };
const words = { topUps: "Ricariche", management: "Gestione", less: "costa meno" };
const adsCost = { chat, locale: "it-IT", range, list: { management, topUp }, enquiryCost: [10, 30], words };
const lostCalls = {
  chat,
  range: { min: 0, max: 10, step: 1, start: 3 },
  words: { perMonth: "chiamate al mese", monthly: { figure: "40 €", note: "al mese" } },
};
const delivery = { days: 5, counted: "working", what: "Landing page" };
const onlineDay = { chat, locale: "it-IT", ...delivery, words: { time: "in 5 giorni" } };

const slider = () => find<HTMLInputElement>("input[type=range]");
const withoutNbsp = (text: string | null) => text?.replaceAll("\u00a0", " ");
const textsOf = (selector: string) =>
  [...document.querySelectorAll(selector)].map((part) => withoutNbsp(part.textContent));
const figures = () => textsOf("output strong");
const message = () => withoutNbsp(new URL(find<HTMLAnchorElement>("a").href).searchParams.get("text"));

describe("what ads cost", () => {
  const boxes = () => [...document.querySelectorAll<HTMLInputElement>("input[type=checkbox]")];
  const marked = () => textsOf(".tool-sum").filter((text) => text?.includes("costa meno"));
  const tick = (index: number) => act(async () => boxes()[index]?.click());

  // Top-ups, management, its set-up, what is paid on approval, and enquiries.
  test("follows the top-ups, the channels and Win-Win, and marks what costs less, if one does", async () => {
    await mount("ads-cost", adsCost);
    expect(figures()).toEqual(["1.000 €", "1.000 €", "300 €", "1.200 €", "23–70"]);
    expect(marked()).toEqual([]);
    await move(1);
    expect(figures()).toEqual(["500 €", "650 €", "300 €", "1.200 €", "11–35"]);
    expect(marked()).toEqual(["Ricariche costa meno 500 €"]);
    await move(3);
    expect(figures()).toEqual(["1.500 €", "1.365 €", "300 €", "1.245 €", "35–105"]);
    expect(marked()).toEqual(["Gestione costa meno 1.365 €"]);
    expect(withoutNbsp(slider().getAttribute("aria-valuetext"))).toBe("1.050 €");
    await tick(0);
    expect(figures()).toEqual(["1.500 €", "1.365 €", "600 €", "1.545 €", "35–105"]);
    await tick(1);
    expect(figures()).toEqual(["1.500 €", "1.365 €", "0 €", "945 €", "35–105"]);
  });

  test("says nothing of enquiries if the facts do not", async () => {
    await mount("ads-cost", { ...adsCost, enquiryCost: undefined });
    expect(figures()).toHaveLength(4);
  });

  test("what was moved and ticked before hydration counts", async () => {
    const element = writeIsland("ads-cost", adsCost);
    slider().value = "3";
    for (const box of boxes()) box.checked = true;
    await hydrate(element);
    expect(figures().slice(2, 4)).toEqual(["0 €", "945 €"]);
    expect(slider().value).toBe("3");
  });

  test("ends our message with the figures, in Italian on every page", async () => {
    await mount("ads-cost", { ...adsCost, locale: "en-GB" });
    await move(3);
    await tick(1);
    expect(message()).toBe(
      "Buongiorno. Annunci: 1.050 € al mese su un canale. Con le ricariche 1.500 € al mese, con la gestione 1.365 € (Win-Win); prima fattura della gestione 945 €, annunci a parte.",
    );
  });
});

test("lost calls: one row of dots for each call a day, and a message with the figures", async () => {
  await mount("lost-calls", lostCalls);
  expect(figures()).toEqual(["66"]);
  expect(textsOf(".tool-pair p")).toEqual(["40 € al mese"]);
  await move(10);
  expect(figures()).toEqual(["220"]);
  expect(message()).toBe("Buongiorno. Chiamate perse: 10 al giorno, circa 220 al mese.");
  expect(find("path:last-child").getAttribute("d")?.match(/M/g)).toHaveLength(10);
  await move(0);
  expect(figures()).toEqual(["0"]);
});

test("the words of a page translator stay, and the tool that was focused computes in their place", async () => {
  const element = writeIsland("lost-calls", lostCalls);
  const input = slider();
  // As translators do.
  for (const words of document.querySelectorAll(".tool strong, .tool-unit"))
    words.innerHTML = `<font>${words.textContent} übersetzt</font>`;
  input.focus();
  await hydrate(element);
  await move(10);
  expect(textsOf(".tool-unit")[0]).toBe("chiamate al mese übersetzt");
  expect(figures()).toEqual(["220"]);
  expect(document.activeElement).toBe(input);
});

// The first hour of a day is the day before in UTC, in Rome (vitest.config.ts) and beyond the date line.
describe.each([0, 23])("the day a site is online, at half past %i", (hour) => {
  const startAndEnd = () => textsOf(".slider strong, output > strong").reverse();

  beforeEach(() => void vi.useFakeTimers({ now: new Date(2026, 11, 3, hour, 30), toFake: ["Date"] }));

  test("has no date in the HTML, nor in its message", () => {
    const html = writeIsland("online-day", onlineDay).innerHTML;
    expect(figures()).toEqual(["in 5 giorni"]);
    expect(message()).toBe("Buongiorno.");
    expect(html).not.toMatch(/2026|dicembre/);
  });

  test("skips weekends and holidays, and starts tomorrow or later", async () => {
    await mount("online-day", onlineDay);
    expect(startAndEnd()).toEqual(["venerdì 4 dicembre", "venerdì 11 dicembre"]);
    expect(textsOf("[data-off]")).toEqual(["5", "6", "8"]);
    await move(1);
    expect(startAndEnd()).toEqual(["lunedì 7 dicembre", "lunedì 14 dicembre"]);
  });

  test("can be sent by chat, in Italian in every language", async () => {
    await mount("online-day", { ...onlineDay, locale: "en-GB" });
    expect(message()).toBe("Buongiorno. Landing page: si comincia venerdì 4 dicembre, online venerdì 11 dicembre.");
  });

  test("follows the date when the visitor returns to the tab, to the next working day", async () => {
    await mount("online-day", onlineDay);
    vi.setSystemTime(new Date(2026, 11, 11, 9));
    await act(async () => document.dispatchEvent(new Event("visibilitychange")));
    expect(startAndEnd()[0]).toBe("lunedì 14 dicembre");
  });

  test("counts all days if the delivery does", async () => {
    await mount("online-day", { ...onlineDay, days: 7, counted: "all" });
    expect(figures()).toEqual(["giovedì 10 dicembre"]);
    expect(textsOf("[data-off]")).toEqual([]);
  });
});

const STUCK = "The slider is stuck.";

test.each([new TypeError(STUCK), STUCK])("%s thrown by an island shows in its place, others work", async (thrown) => {
  const logged = vi.spyOn(console, "error").mockImplementation(() => {});
  Object.assign(islands, {
    fragile: function Fragile() {
      const [isBroken, setBroken] = useState(false);
      if (isBroken) throw thrown;
      return <button type="button" onClick={() => setBroken(true)} />;
    },
  });
  const island = await mount("fragile" as IslandName, {});
  await mount("lost-calls", lostCalls);
  document.body.append(island);
  await act(async () => find("button", island).click());
  await move(10);
  expect(island.textContent).toContain("Something went wrong.");
  expect(island.textContent).toContain(STUCK);
  expect(find<HTMLDetailsElement>("details", island).open).toBe(false);
  expect(find("details pre", island).textContent).toContain("Fragile");
  expect(logged.mock.calls.flat()).toContain(thrown);
  expect(figures()).toEqual(["220"]);
});

/** Writes an island into the page as the server does, and returns its unhydrated element. */
function writeIsland(name: IslandName, props: object): HTMLElement {
  const html = renderToString(createElement(islands[name] as ComponentType<object>, props));
  document.body.innerHTML = `<div data-island="${name}">${html}</div>`;
  const island = find("[data-island]");
  island.setAttribute("data-props", JSON.stringify(props));
  return island;
}

const hydrate = (island: HTMLElement) => act(async () => hydrateIsland(island));

async function mount(name: IslandName, props: object): Promise<HTMLElement> {
  const island = writeIsland(name, props);
  await hydrate(island);
  return island;
}

/** Moves the slider as the visitor does. */
function move(value: number): Promise<void> {
  return act(async () => {
    slider().value = String(value);
    slider().dispatchEvent(new Event("input", { bubbles: true }));
  });
}
