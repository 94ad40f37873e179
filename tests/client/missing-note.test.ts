import { afterEach, expect, test, vi } from "vitest";
import { explainMissingPage } from "../../src/client/missing-note.ts";
import { MISSING_NOTE_ID, ROUTES_META } from "../../src/contract.ts";
import { paths } from "../../src/urls.ts";

const ORIGIN = "https://www.example.com";
const note = `<div id="${MISSING_NOTE_ID}">Non c’è.</div>`;

afterEach(() => vi.restoreAllMocks());

test.each([
  { from: `${ORIGIN}/nowhere`, isTold: true },
  { from: `${ORIGIN}/it/nowhere/`, isTold: true },
  { from: `${ORIGIN}/IT/about/`, isTold: true },
  { from: `${ORIGIN}/`, isTold: false },
  { from: `${ORIGIN}/about`, isTold: false },
  { from: `${ORIGIN}/en/about/`, isTold: false },
  { from: `${ORIGIN}/campaign.html`, isTold: false },
  { from: "https://other.example.net/nowhere", isTold: false },
  { from: "", isTold: false },
  { from: `${ORIGIN}/nowhere`, page: "<p>a page without the note</p>", isTold: false },
])("a visitor from $from is told that the page does not exist: $isTold", ({ from, page = note, isTold }) => {
  window.happyDOM.setURL(`${ORIGIN}/it/`);
  document.head.innerHTML = `<meta name="${ROUTES_META}" content="${paths.join(" ")}">`;
  document.body.innerHTML = `${page}<p id="announcer"></p>`;
  vi.spyOn(document, "referrer", "get").mockReturnValue(from);
  const open = vi.fn();
  HTMLElement.prototype.showPopover = open;
  explainMissingPage();
  expect(open).toHaveBeenCalledTimes(isTold ? 1 : 0);
  expect(document.getElementById("announcer")?.textContent).toBe(isTold ? "Non c’è." : "");
});
