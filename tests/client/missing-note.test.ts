import { beforeEach, expect, test, vi } from "vitest";
import { explainMissingPage } from "../../src/client/missing-note.ts";
import { MISSING_KEY, MISSING_NOTE_ID } from "../../src/shared/contract.ts";

const open = vi.fn();
const said = () => document.getElementById("announcer")?.textContent;

beforeEach(() => {
  document.body.innerHTML = `<div id="${MISSING_NOTE_ID}">Non c’è.</div><p id="announcer"></p>`;
  HTMLElement.prototype.showPopover = open.mockClear();
  sessionStorage.clear();
});

// tests/dist/metadata/stubs.test.ts tests who leaves the mark.
test("a visitor whom the 404 page has sent home is told once that the page does not exist", () => {
  sessionStorage.setItem(MISSING_KEY, "/nowhere");
  explainMissingPage();
  expect(open).toHaveBeenCalledTimes(1);
  expect(said()).toBe("Non c’è.");
  explainMissingPage();
  expect(open, "a reload").toHaveBeenCalledTimes(1);
});

test("the mark waits for a page that has the note", () => {
  sessionStorage.setItem(MISSING_KEY, "/nowhere");
  document.body.innerHTML = "";
  explainMissingPage();
  expect(sessionStorage.getItem(MISSING_KEY)).toBe("/nowhere");
});
