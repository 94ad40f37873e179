import { act } from "react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { find } from "../../support/dom/find.ts";
import { hydrate, moveSlider, writeIsland } from "../../support/dom/mount-island.tsx";

// The words that a row does not look at are left out.
const chat = "https://wa.me/39800000000?text=Buongiorno.";
const range = { min: 0, max: 5000, step: 100, start: 1000 };
const terms = { setupPerChannel: 300, feePercent: 30, minimumMonthlyFee: 300, initialTermMonths: 3 };
const adsCost = { chat, locale: "it-IT", range, terms, words: {} };
const lostCalls = {
  chat,
  range: { min: 0, max: 10, step: 1, start: 3 },
  words: { perMonth: "chiamate al mese", monthly: { figure: "40 €", note: "al mese" } },
};
const delivery = { days: 5, counted: "working", what: "Landing page" };
const onlineDay = { chat, locale: "it-IT", ...delivery, words: { time: "in 5 giorni" } };

const slider = () => find<HTMLInputElement>("input[type=range]");
const move = (value: number) => moveSlider(slider(), value);
const withoutNbsp = (text: string | null) => text?.replaceAll("\u00a0", " ");
const textsOf = (selector: string) =>
  [...document.querySelectorAll(selector)].map((part) => withoutNbsp(part.textContent));
const figures = () => textsOf("output strong");
const message = () => withoutNbsp(new URL(find<HTMLAnchorElement>("a").href).searchParams.get("text"));

describe("what ads cost", () => {
  const boxes = () => [...document.querySelectorAll<HTMLInputElement>("input[type=checkbox]")];
  const tick = (index: number) => act(async () => boxes()[index]?.click());

  test("follows the spend, the channels and Win-Win", async () => {
    await hydrate(writeIsland("ads-cost", adsCost));
    expect(figures()).toEqual(["300 €", "1.200 €", "1.300 €", "15.900 €"]);
    await move(500);
    expect(figures()).toEqual(["300 €", "1.200 €", "800 €", "9.900 €"]);
    await move(2500);
    expect(figures()).toEqual(["750 €", "2.550 €", "3.250 €", "39.300 €"]);
    expect(withoutNbsp(slider().getAttribute("aria-valuetext"))).toBe("2.500 €");
    await tick(0);
    expect(figures()).toEqual(["750 €", "2.850 €", "3.250 €", "39.600 €"]);
    await tick(1);
    expect(figures()).toEqual(["750 €", "2.250 €", "3.250 €", "39.000 €"]);
  });

  test("what was moved and ticked before hydration counts", async () => {
    const element = writeIsland("ads-cost", adsCost);
    slider().value = "2500";
    for (const box of boxes()) box.checked = true;
    await hydrate(element);
    expect(figures()).toEqual(["750 €", "2.250 €", "3.250 €", "39.000 €"]);
    expect(slider().value).toBe("2500");
  });

  test("ends our message with the figures, in Italian on every page", async () => {
    await hydrate(writeIsland("ads-cost", { ...adsCost, locale: "en-GB" }));
    await move(2500);
    await tick(1);
    expect(message()).toBe(
      "Buongiorno. Annunci: 2.500 € al mese su un canale, con Win-Win. Compenso 750 € al mese, prima fattura 2.250 € annunci a parte, primo anno 39.000 € annunci compresi.",
    );
  });
});

test("lost calls: one row of dots for each call a day, and a message with the figures", async () => {
  await hydrate(writeIsland("lost-calls", lostCalls));
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
  for (const words of document.querySelectorAll(".tool strong, .tool-unit")) {
    words.innerHTML = `<font>${words.textContent} übersetzt</font>`;
  }
  input.focus();
  await hydrate(element);
  await move(10);
  expect(textsOf(".tool-unit")[0]).toBe("chiamate al mese übersetzt");
  expect(figures()).toEqual(["220"]);
  expect(document.activeElement).toBe(input);
});

describe("the day a site is online", () => {
  const startAndEnd = () => textsOf(".slider strong, output > strong").reverse();

  beforeEach(() => void vi.useFakeTimers({ now: new Date(2026, 11, 3, 23, 30), toFake: ["Date"] }));

  test("has no date in the HTML, nor in its message", () => {
    const html = writeIsland("online-day", onlineDay).innerHTML;
    expect(figures()).toEqual(["in 5 giorni"]);
    expect(message()).toBe("Buongiorno.");
    expect(html).not.toMatch(/2026|dicembre/);
  });

  test("skips weekends and holidays, and starts tomorrow or later", async () => {
    await hydrate(writeIsland("online-day", onlineDay));
    expect(startAndEnd()).toEqual(["venerdì 4 dicembre", "venerdì 11 dicembre"]);
    expect(textsOf("[data-off]")).toEqual(["5", "6", "8"]);
    await move(1);
    expect(startAndEnd()).toEqual(["lunedì 7 dicembre", "lunedì 14 dicembre"]);
  });

  test("can be sent by chat, in Italian in every language", async () => {
    await hydrate(writeIsland("online-day", { ...onlineDay, locale: "en-GB" }));
    expect(message()).toBe("Buongiorno. Landing page: si comincia venerdì 4 dicembre, online venerdì 11 dicembre.");
  });

  test("follows the date when the visitor returns to the tab, to the next working day", async () => {
    await hydrate(writeIsland("online-day", onlineDay));
    vi.setSystemTime(new Date(2026, 11, 11, 9));
    await act(async () => document.dispatchEvent(new Event("visibilitychange")));
    expect(startAndEnd()[0]).toBe("lunedì 14 dicembre");
  });

  test("counts all days if the delivery does", async () => {
    await hydrate(writeIsland("online-day", { ...onlineDay, days: 7, counted: "all" }));
    expect(figures()).toEqual(["giovedì 10 dicembre"]);
    expect(textsOf("[data-off]")).toEqual([]);
  });
});
