import { expect, test, vi } from "vitest";
import { find, hydrate, perform, writeIsland } from "../../support/dom/mount-island.tsx";

const range = { min: 0, max: 10, step: 1, start: 3 };
const chat = "https://wa.me/1?text=Ciao";
const sending = { send: "Manda", opensNewTab: "si apre altrove" };
const tools = {
  "lost-calls": {
    range,
    chat,
    words: { ...sending, perDay: "Al giorno", result: "Perse", perMonth: "chiamate al mese" },
  },
  "ads-cost": {
    locale: "it-IT",
    range,
    chat,
    terms: { setupPerChannel: 300, feePercent: 30, minimumMonthlyFee: 0, initialTermMonths: 3 },
    words: {
      ...{ ...sending, spend: "Spesa", result: "Costo", channels: "Su entrambi", winWin: "Con Win-Win" },
      ...{ fee: "compenso", total: "al mese", firstInvoice: "prima", firstYear: "primo anno" },
    },
  },
  "online-day": {
    locale: "it-IT",
    days: 5,
    counted: "working",
    ...{ chat, what: "Pagina" },
    words: {
      ...sending,
      start: "Cominciamo",
      result: "Online",
      tomorrow: "domani",
      time: "in 5 giorni",
      online: "sei online",
    },
  },
};
const map = {
  src: "https://example.com/",
  title: "Mappa",
  sandbox: "",
  isOwn: false,
  load: "Mostra",
  notice: "Di altri",
};

/** How page translators change a text. */
const translators = {
  "wraps them": (text: Text) => {
    const font = document.createElement("font");
    text.replaceWith(font);
    font.append(`[${text.data}]`);
  },
  "changes them in place": (text: Text) => {
    text.data = `[${text.data}]`;
  },
};

test.each(Object.keys(translators).flatMap((how) => Object.keys(tools).map((name) => ({ how, name }))))(
  "$name works on a page whose words a translator has changed: it $how",
  async ({ how, name }) => {
    const logged = vi.spyOn(console, "error");
    const element = writeIsland(name as keyof typeof tools, tools[name as keyof typeof tools]);
    translate(element, how);
    const slider = find<HTMLInputElement>("input[type=range]", element);
    slider.focus();
    await hydrate(element);
    const before = find("output strong", element).textContent;
    await perform(() => {
      slider.value = "9";
      slider.dispatchEvent(new Event("input", { bubbles: true }));
    });
    expect(find("input[type=range]", element)).toBe(slider);
    expect(document.activeElement).toBe(slider);
    expect(find("output strong", element).textContent).not.toBe(before);
    expect(find("label span", element).textContent).toMatch(/^\[.+\]$/);
    expect(logged).not.toHaveBeenCalled();
  },
);

test.each(Object.keys(translators))(
  "a map loads on a click though a translator has changed its words: it %s",
  async (how) => {
    vi.stubGlobal("fetch", () => new Promise(() => {}));
    const element = writeIsland("embed", map, { picture: "" });
    translate(element, how);
    const button = find("button", element);
    await hydrate(element);
    await perform(() => button.click());
    expect(find(".embed-place", element).dataset.state).toBe("requested");
    expect(document.activeElement).toBe(find(".embed-place", element));
  },
);

function translate(element: Element, how: string): void {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (texts.nextNode()) if (texts.currentNode.nodeValue?.trim()) found.push(texts.currentNode as Text);
  found.forEach(translators[how as keyof typeof translators]);
}
