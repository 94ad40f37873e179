import { afterEach, describe, expect, test, vi } from "vitest";
import { explainMissingPage } from "../../src/client/missing-note.ts";
import { MISSING_NOTE_ID, ROUTES_META } from "../../src/contract.ts";
import { paths } from "../../src/urls.ts";

const ORIGIN = "https://www.example.com";

afterEach(() => vi.restoreAllMocks());

/** Opens the home page from another address, and returns what screen readers are told if the note opens. */
function comeFrom(referrer: string, note = `<div id="${MISSING_NOTE_ID}">Non c’è.</div>`): string | null {
  (window as unknown as { happyDOM: { setURL(url: string): void } }).happyDOM.setURL(`${ORIGIN}/it/`);
  document.head.innerHTML = `<meta name="${ROUTES_META}" content="${paths.join(" ")}">`;
  document.body.innerHTML = `${note}<p id="announcer"></p>`;
  vi.spyOn(document, "referrer", "get").mockReturnValue(referrer);
  const open = vi.fn();
  HTMLElement.prototype.showPopover = open;
  explainMissingPage();
  return open.mock.calls.length > 0 ? (document.getElementById("announcer")?.textContent ?? "") : null;
}

describe("a visitor is told that a page does not exist", () => {
  test.each(["/nowhere", "/it/nowhere/", "/IT/about/", "/fr/about"])("if led home from %s", (path) => {
    expect(comeFrom(ORIGIN + path)).toBe("Non c’è.");
  });
});

describe("a visitor is told nothing", () => {
  test.each([
    ["without a referrer", ""],
    ["from another site", "https://other.example.net/nowhere"],
    ["from the bare domain", `${ORIGIN}/`],
    ["from an address without a language", `${ORIGIN}/about`],
    ["from another page", `${ORIGIN}/en/about/`],
    ["from a file", `${ORIGIN}/campaign.html`],
  ])("%s", (_, referrer) => expect(comeFrom(referrer)).toBeNull());

  test("on a page without the note", () => expect(comeFrom(`${ORIGIN}/nowhere`, "")).toBeNull());
});
