import { describe, expect, test } from "vitest";
import { markDocument, untilLoaded } from "../../support/browser/page-state.ts";
import { openTab } from "../../support/browser/tab.ts";
import { arriveAt, asDocuments, follow, goBack, openEngine, rest } from "../../support/browser/visits.ts";

const open = openEngine({ engines: ["chromium"] });

const START = "/it/services/";

// tests/client/router/links.test.ts tests which links the router follows.
test.each([
  ["Control-click", { keys: ["Control"] }],
  ["Shift-click", { keys: ["Shift"] }],
  ["a middle click", { button: "middle" }],
] as const)(
  "%s opens a new tab or window",
  async (_, { ...how }: { keys?: readonly ["Control" | "Shift"]; button?: "middle" }) => {
    const { tab } = await open(START);
    const opened = tab.chromium.nextWindow();
    await tab.click('footer a[href="/it/about/"]', { ...how, keys: [...(how.keys ?? [])] });
    const window = await opened;
    await arriveAt(openTab(window), "/it/about/");
    await window.close();
    expect(await tab.evaluate(() => location.pathname)).toBe(START);
  },
);

describe("a page that the router cannot show", () => {
  test("is loaded by the browser once, and so is the page before on Back", async () => {
    const { tab, server } = await open(START, { before: asDocuments });
    const body = "<!doctype html><title>Portal</title><link rel=canonical href=/it/landing/><p>Accept the terms first.";
    server.stub(/^\/it\/landing\/$/, async () => ({ body }));
    await markDocument(tab);
    server.documents.length = 0;
    await follow(tab, "/it/landing/");
    await untilLoaded(tab);
    await rest();
    await goBack(tab, START);
    await rest();
    // Chromium may show the previous document again.
    expect(server.documents.filter((path) => path !== START)).toEqual(["/it/landing/"]);
    expect(server.documents.length).toBeLessThanOrEqual(2);
  });
});
