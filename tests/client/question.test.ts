import { expect, test, vi } from "vitest";
import { question } from "../../src/client/page/question.ts";
import { find } from "../support/dom/find.ts";

// Chromium and Firefox keep what is in view by themselves, WebKit does not.
test("a pressed question stays where it is when the answer above it closes", () => {
  document.body.innerHTML = '<details name="faq"><summary>When?</summary>Soon.</details>';
  const summary = find("summary");
  question.start(summary);
  summary.getBoundingClientRect = () => new DOMRect(0, find("details").hasAttribute("open") ? 100 : 300);
  const scrolled = vi.spyOn(window, "scrollBy");
  summary.click();
  expect(find("details").hasAttribute("open")).toBe(true);
  expect(scrolled.mock.calls).toEqual([[{ top: -200, behavior: "instant" }]]);
});
