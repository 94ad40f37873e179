import { beforeEach, expect, test } from "vitest";
import { startSkipLink } from "../../src/client/document/skip-link.ts";
import { focusContent } from "../../src/client/focus.ts";
import { find } from "../support/dom/find.ts";

beforeEach(() => {
  document.body.innerHTML = '<a class="skip-link" href="#main">Skip</a><main><section><p>Text</p></section></main>';
});

test.each(["main", "section"])("%s takes the focus from a script, and not from a later press on its text", (name) => {
  focusContent(name === "main" ? null : find(name));
  expect(document.activeElement).toBe(find(name));
  find("p").dispatchEvent(new Event("pointerdown", { bubbles: true }));
  expect(find(name).hasAttribute("tabindex")).toBe(false);
});

test("what has lost the focus takes it no more, until a script asks again", () => {
  for (let time = 0; time < 2; time++) {
    focusContent(null);
    expect(document.activeElement).toBe(find("main"));
    find("a").focus();
    expect(find("main").hasAttribute("tabindex")).toBe(false);
  }
});

test("the skip link moves the focus to the main part", () => {
  startSkipLink();
  find("a").click();
  expect(document.activeElement).toBe(find("main"));
});
