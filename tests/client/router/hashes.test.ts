import { describe, expect, test, vi } from "vitest";
import { isScrolling } from "../../../src/client/keep-place.ts";
import { flushPromises } from "../../support/dom/flush-promises.ts";
import { openPage, scrollPageTo, send } from "../../support/dom/open-page.ts";
import { refuse, site } from "./router-site.ts";

const section = () => (history.state as { usr: { scrollTo: string } | null }).usr;

describe("hashes", () => {
  test("a hash on the page scrolls smoothly, moves the focus and adds one history entry", async () => {
    const { click, pushed, scrollsTo, server } = await openPage(site);
    await click("#faq-link");
    // What corrects a position must not end the scroll that begins.
    expect(isScrolling()).toBe(true);
    await click("#faq-link");
    expect(location.hash).toBe("#faq");
    expect(pushed).toHaveBeenCalledTimes(1);
    expect(scrollsTo("faq")).toEqual(["smooth", "smooth"]);
    expect(document.activeElement).toBe(document.getElementById("faq"));
    expect(server.requests("/it/")).toBe(0);
  });

  test.each(["#nothing-here", "#%E0%A4%A", "#"])("%s has no target and scrolls to the top", async (hash) => {
    const { click, scrollTo } = await openPage({ "/it/": { main: `<a id="odd" href="${hash}">?</a>` } });
    await click("#odd");
    expect(scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: "smooth" });
  });

  test.each(["#nothing-here", "#%", "#%E0%A4%A"])("%s typed into the address bar moves nothing", async (hash) => {
    const { scrollTo } = await openPage(site);
    history.pushState(null, "", hash);
    dispatchEvent(new PopStateEvent("popstate", { state: null }));
    await flushPromises();
    expect(scrollTo).not.toHaveBeenCalled();
  });

  test("one typed into the address bar leads to its target, and Back returns from it", async () => {
    const { travel, scrollTo, server } = await openPage(site);
    scrollPageTo(300);
    history.pushState(null, "", "#faq");
    dispatchEvent(new PopStateEvent("popstate", { state: null }));
    await flushPromises();
    expect(scrollTo.mock.calls).toEqual([[{ top: 500, behavior: "instant" }]]);
    scrollPageTo(900);
    await travel(-1);
    expect(scrollTo).toHaveBeenLastCalledWith({ top: 300, behavior: "instant" });
    expect(server.fetch).not.toHaveBeenCalled();
  });
});

describe("a link to the contact section", () => {
  test("scrolls there smoothly by the state of its entry, which is then cleared, and adds no hash", async () => {
    const { click, scrollsTo, pushed } = await openPage(site);
    await click("#here");
    expect(scrollsTo("contact")).toEqual(["smooth"]);
    expect(document.activeElement).toBe(document.getElementById("contact"));
    expect(location.href).toBe("https://www.example.com/it/");
    expect(pushed.mock.calls.map(([state]) => state.usr)).toEqual([{ scrollTo: "contact" }]);
    expect(section(), "a reload on the way scrolls there").toEqual({ scrollTo: "contact" });
    await vi.waitFor(() => expect(section()).toBeNull());
    expect(scrollsTo("contact")).toEqual(["smooth", "instant"]);
  });

  test("scrolls again on a second press without a new entry; Back returns to the position before the first", async () => {
    const { click, travel, scrollsTo, scrollTo, pushed } = await openPage(site);
    scrollPageTo(150);
    await click("#here");
    scrollPageTo(900);
    await click("#here");
    expect(scrollsTo("contact")).toHaveLength(2);
    expect(pushed).toHaveBeenCalledTimes(1);
    await travel(-1);
    expect(scrollTo).toHaveBeenLastCalledWith({ top: 150, behavior: "instant" });
    await click("#here");
    expect(pushed).toHaveBeenCalledTimes(2);
  });

  test.each([
    { motion: "full", isReduced: false, behavior: "smooth" },
    { motion: "reduced", isReduced: true, behavior: "instant" },
  ])("of another page opens it at its top and scrolls on, $behavior with $motion motion", async (row) => {
    const { click, scrollTo } = await openPage(site);
    vi.stubGlobal("matchMedia", () => ({ matches: row.isReduced }));
    await click("#to-contact-page");
    expect(location.pathname + location.hash).toBe("/it/contact/");
    expect(scrollTo.mock.calls).toEqual([[{ top: 0, behavior: "instant" }], [{ top: 800, behavior: row.behavior }]]);
    expect(document.activeElement).toBe(document.getElementById("contact"));
    await vi.waitFor(() => expect(section()).toBeNull());
  });

  test.each(["wheel", "touchmove", "keydown", "pointerdown"])(
    "is given up at the first %s, and nothing scrolls there any more",
    async (type) => {
      const { click, scrollsTo } = await openPage(site);
      vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
      await click("#here");
      send(type);
      expect(section()).toBeNull();
      vi.advanceTimersByTime(1000);
      expect(scrollsTo("contact")).toHaveLength(1);
    },
  );

  test("works if the history refuses to clear the state", async () => {
    const { click, scrollsTo } = await openPage(site);
    vi.spyOn(history, "replaceState").mockImplementation(refuse);
    await click("#here");
    await click("#here");
    expect(scrollsTo("contact")).toHaveLength(2);
  });

  test("still scrolls after a reload if the page could not be shown at first", async () => {
    const { scrollsTo } = await openPage(site, { state: { key: "k", usr: { scrollTo: "contact" } } });
    expect(scrollsTo("contact")).toHaveLength(1);
    await vi.waitFor(() => expect(section()).toBeNull());
  });
});
