import { describe, expect, test } from "vitest";
import { flushPromises } from "../../support/dom/flush-promises.ts";
import { openPage, send } from "../../support/dom/open-page.ts";
import type { Answers } from "../../support/dom/serve-pages.ts";

const site = {
  "/it/": {
    main: `<a id="home" href="/it/">x</a><a id="about" href="/it/about/#values"><b>x</b></a>
      <a id="call" href="tel:+39800000000">x</a><a id="out" href="https://example.com/">x</a>`,
  },
  "/it/about/": { title: "Chi siamo" },
};

/** Opens a page whose server has no file with all pages, scrolls, and returns the documents that it requests. */
async function open(served: Answers = site) {
  const opened = await openPage(served);
  send("scroll");
  await flushPromises();
  const addresses = () => opened.server.fetch.mock.calls.map(([address]) => address);
  return { ...opened, documents: () => addresses().filter((address) => address.endsWith("/")) };
}

// tests/client/router/held-pages.test.ts tests that nothing is fetched with Save-Data or on a slow connection.
describe("a page is prefetched", () => {
  test.each(["pointerover", "focusin", "pointerdown"])(
    "at the first %s on its link, and the click sends no second request",
    async (type) => {
      const { documents, click } = await open();
      for (let time = 0; time < 2; time++) send(type, "#about b");
      expect(documents()).toEqual(["/it/about/"]);
      await click("#about");
      expect(document.title).toBe("Chi siamo");
      expect(documents()).toHaveLength(1);
    },
  );

  test("if its link has the focus when the script comes", async () => {
    const { server } = await openPage(site);
    document.querySelector<HTMLElement>("#about")?.focus();
    send("keydown");
    await flushPromises();
    expect(server.requests("/it/about/")).toBe(1);
  });

  test.each(["#home", "#call", "#out"])("not for %s", async (selector) => {
    const { documents } = await open();
    send("pointerover", selector);
    expect(documents()).toEqual([]);
  });

  test.each<Answers[string]>([{ status: 500 }, { status: 404 }, "offline"])(
    "a failed prefetch (%j) changes nothing: the click asks again",
    async (answer) => {
      const { documents, server, click, assign } = await open({ ...site, "/it/about/": answer });
      send("pointerover", "#about");
      await flushPromises();
      expect(documents()).toEqual(["/it/about/"]);
      server.answers["/it/about/"] = { title: "Chi siamo" };
      await click("#about");
      expect(document.title).toBe("Chi siamo");
      expect(assign).not.toHaveBeenCalled();
    },
  );
});
