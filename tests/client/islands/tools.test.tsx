import { beforeEach, describe, expect, test, vi } from "vitest";
import { find, hydrate, mountIsland, perform, writeIsland } from "../../support/dom/mount-island.tsx";

const range = { min: 0, max: 5000, step: 100, start: 1000 };
const adsCost = {
  locale: "it-IT",
  terms: {
    setupPerChannel: 300,
    feePercent: 30,
    minimumMonthlyFee: 300,
    initialTermMonths: 3,
    advanceOn: "planned-spend",
  },
  range,
  words: {
    spend: "Spesa",
    result: "Costo",
    winWin: "Win-Win",
    fee: "compenso",
    total: "al mese",
    firstInvoice: "prima",
  },
};
const lostCalls = {
  range: { ...range, max: 10, step: 1, start: 3 },
  chat: "https://wa.me/39?text=Buongiorno.",
  words: {
    ...{ perDay: "Al giorno", result: "", perMonth: "", send: "Scrivi", opensNewTab: "nuova scheda" },
    monthly: { figure: "40 €", note: "al mese" },
  },
};
const onlineDay = {
  locale: "it-IT",
  days: 5,
  counted: "working",
  words: { start: "Cominciamo", result: "Online", tomorrow: "domani", time: "in 5 giorni", online: "sei online" },
};

const slider = () => find<HTMLInputElement>("input[type=range]");
const textOf = (part: Element) => part.textContent?.replaceAll("\u00a0", " ");
const figures = () => [...document.querySelectorAll("output strong")].map(textOf);

function move(value: number): Promise<void> {
  return perform(() => {
    slider().value = String(value);
    slider().dispatchEvent(new Event("input", { bubbles: true }));
  });
}

describe("what ads cost", () => {
  test("follows the spend and Win-Win", async () => {
    await mountIsland("ads-cost", adsCost);
    expect(figures()).toEqual(["300 €", "1.300 €", "1.200 €"]);
    await move(2000);
    expect(figures()).toEqual(["600 €", "2.600 €", "2.100 €"]);
    expect(slider().getAttribute("aria-valuetext")?.replaceAll("\u00a0", " ")).toBe("2.000 €");
    await perform(() => find("input[type=checkbox]").click());
    expect(figures()).toEqual(["600 €", "2.600 €", "1.800 €"]);
  });

  test("what was moved and ticked before hydration counts", async () => {
    const element = writeIsland("ads-cost", adsCost);
    slider().value = "2000";
    find<HTMLInputElement>("input[type=checkbox]").checked = true;
    await hydrate(element);
    expect(figures()).toEqual(["600 €", "2.600 €", "1.800 €"]);
    expect(slider().value).toBe("2000");
  });
});

test("lost calls: one row of dots for each call a day, and a message with the figures", async () => {
  await mountIsland("lost-calls", lostCalls);
  expect(figures()).toEqual(["66"]);
  expect(textOf(find(".tool-pair p"))).toBe("40 € al mese");
  await move(10);
  expect(figures()).toEqual(["220"]);
  expect(decodeURIComponent(find<HTMLAnchorElement>(".tool > a").href)).toBe(
    "https://wa.me/39?text=Buongiorno. Chiamate perse: 10 al giorno, circa 220 al mese.",
  );
  expect(find("path:last-child").getAttribute("d")?.match(/M/g)).toHaveLength(10);
  await move(0);
  expect(figures()).toEqual(["0"]);
});

describe("the day a site is online", () => {
  beforeEach(() => void vi.useFakeTimers({ now: new Date(2026, 11, 3, 23, 30), toFake: ["Date"] }));

  test("has no date in the HTML", () => {
    const html = writeIsland("online-day", onlineDay).innerHTML;
    expect(figures()).toEqual(["in 5 giorni"]);
    expect(html).not.toMatch(/2026|dicembre/);
  });

  test("skips weekends and holidays, and starts tomorrow or later", async () => {
    await mountIsland("online-day", onlineDay);
    expect([find(".slider strong"), find("output > strong")].map(textOf)).toEqual([
      "venerdì 4 dicembre",
      "venerdì 11 dicembre",
    ]);
    const off = [...document.querySelectorAll("[data-off]")].map((day) => day.textContent);
    expect(off).toEqual(["5", "6", "8"]);
    await move(1);
    expect([find(".slider strong"), find("output > strong")].map(textOf)).toEqual([
      "lunedì 7 dicembre",
      "lunedì 14 dicembre",
    ]);
  });

  test("follows the date when the visitor returns to the tab, to the next working day", async () => {
    await mountIsland("online-day", onlineDay);
    vi.setSystemTime(new Date(2026, 11, 11, 9));
    await perform(() => document.dispatchEvent(new Event("visibilitychange")));
    expect(find(".slider strong").textContent).toContain("lunedì 14");
  });

  test("counts all days if the delivery does", async () => {
    await mountIsland("online-day", { ...onlineDay, days: 7, counted: "all" });
    expect(figures()).toEqual(["giovedì 10 dicembre"]);
    expect(document.querySelectorAll("[data-off]")).toHaveLength(0);
  });
});
