import { describe, expect, test, vi } from "vitest";
import { preferMotion } from "../../support/dom/motion.ts";
import { openPage } from "../../support/dom/open-page.ts";
import { refuse, site } from "./router-site.ts";

describe("hashes", () => {
  test("a hash on the page scrolls smoothly, moves the focus and adds one history entry", async () => {
    const { click, pushed, scrollIntoView, server } = await openPage(site);
    await click("#faq-link");
    await click("#faq-link");
    expect(location.hash).toBe("#faq");
    expect(pushed).toHaveBeenCalledTimes(1);
    expect(scrollIntoView).toHaveBeenLastCalledWith({ behavior: "smooth" });
    expect(scrollIntoView.mock.contexts.at(-1)).toBe(document.getElementById("faq"));
    expect(document.activeElement).toBe(document.getElementById("faq"));
    expect(server.fetch).not.toHaveBeenCalled();
  });

  test("the skip link leads to main", async () => {
    const { click } = await openPage(site);
    await click(".skip-link");
    expect(document.activeElement).toBe(document.querySelector("main"));
  });

  test("a hash on another page scrolls instantly", async () => {
    const { click, scrollIntoView } = await openPage(
      { ...site, "/it/about/": { ...site["/it/about/"], header: '<a id="to-faq" href="/it/#faq">FAQ</a>' } },
      { at: "/it/about/" },
    );
    await click("#to-faq");
    expect(scrollIntoView).toHaveBeenCalledWith({ behavior: "instant" });
    expect(document.activeElement).toBe(document.getElementById("faq"));
  });

  test.each(["#nothing-here", "#%E0%A4%A", "#"])("%s has no target and scrolls to the top", async (hash) => {
    const { click, scrollTo } = await openPage({
      ...site,
      "/it/": { title: "Casa", main: `<a id="odd" href="${hash}">?</a>` },
    });
    await click("#odd");
    expect(scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: "smooth" });
  });

  test("the browser handles a hash typed into the address bar, and Back returns from it", async () => {
    const { typeHash, travel, scroll, scrollTo, server } = await openPage(site);
    scroll(300);
    await typeHash("#faq");
    scroll(900);
    await travel(-1);
    expect(scrollTo).toHaveBeenLastCalledWith({ top: 300, behavior: "instant" });
    expect(server.fetch).not.toHaveBeenCalled();
  });
});

test("a hash typed a second time scrolls to its target, not to the saved position", async () => {
  const { typeHash, scrollTo, scrollIntoView } = await openPage(site, { saved: { "scroll default /it/#faq": 77 } });
  await typeHash("#faq");
  expect(scrollTo).not.toHaveBeenCalled();
  expect(scrollIntoView.mock.contexts.at(-1)).toBe(document.getElementById("faq"));
});

describe("a link to the contact section", () => {
  test("scrolls there smoothly, moves the focus and adds no hash to the address", async () => {
    const { click, scrollIntoView } = await openPage(site);
    await click("#here");
    expect(scrollIntoView.mock.contexts.map((target) => (target as Element).id)).toEqual(["contact"]);
    expect(scrollIntoView).toHaveBeenLastCalledWith({ behavior: "smooth" });
    expect(document.activeElement).toBe(document.getElementById("contact"));
    expect(location.href).toBe("https://www.example.com/it/");
  });

  test("uses the state of its history entry and then clears it", async () => {
    const { click, pushed, entries } = await openPage(site);
    await click("#here");
    expect(pushed.mock.calls.map(([state]) => (state as { usr: unknown }).usr)).toEqual([{ scrollTo: "contact" }]);
    expect(entries.map(({ state }) => (state as { usr?: unknown }).usr ?? null)).toEqual([null, null]);
  });

  test("scrolls again on a second press without a new entry; Back returns to the position before the first", async () => {
    const { click, travel, scroll, scrollIntoView, scrollTo, pushed } = await openPage(site);
    scroll(150);
    await click("#here");
    scroll(900);
    await click("#here");
    expect(scrollIntoView).toHaveBeenCalledTimes(2);
    expect(pushed).toHaveBeenCalledTimes(1);
    await travel(-1);
    expect(scrollTo).toHaveBeenLastCalledWith({ top: 150, behavior: "instant" });
    await click("#here");
    expect(pushed).toHaveBeenCalledTimes(2);
  });

  test("to another page opens it at the top, then scrolls; a reload does not scroll again", async () => {
    const { click, scrollIntoView, scrollTo } = await openPage(site);
    await click("#to-contact-page");
    expect(document.title).toBe("Contatti");
    expect(location.pathname + location.hash).toBe("/it/contact/");
    expect(scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: "instant" });
    expect(scrollIntoView).toHaveBeenCalledWith({ behavior: "smooth" });
    expect(document.activeElement).toBe(document.getElementById("contact"));
    expect((history.state as { usr: unknown }).usr).toBeNull();
  });

  test("scrolls instantly with reduced motion", async () => {
    const { click, scrollIntoView } = await openPage(site);
    preferMotion("reduce");
    await click("#to-contact-page");
    expect(scrollIntoView).toHaveBeenCalledWith({ behavior: "instant" });
  });

  test("to a page without the section shows its top", async () => {
    const { click, scrollTo } = await openPage({ ...site, "/it/contact/": { title: "Contatti" } });
    await click("#to-contact-page");
    expect(document.title).toBe("Contatti");
    expect(scrollTo).toHaveBeenCalled();
  });

  test("works if the history refuses to clear the state", async () => {
    const { click, scrollIntoView } = await openPage(site);
    vi.mocked(history.replaceState).mockImplementation(refuse);
    await click("#here");
    await click("#here");
    expect(scrollIntoView).toHaveBeenCalledTimes(2);
  });

  test("still scrolls after a reload if the page could not be shown at first", async () => {
    const { scrollIntoView } = await openPage(site, { state: { usr: { scrollTo: "contact" }, key: "k", idx: 1 } });
    expect(scrollIntoView).toHaveBeenCalledTimes(1);
    expect((history.state as { usr: unknown }).usr).toBeNull();
  });
});

test("a link inside a scroll container scrolls only that container, without a history entry or hash", async () => {
  const main = `<section id="book" data-scroller><a id="turn" href="#page-2">x</a><p id="page-2" tabindex="-1"></p></section>
    <a id="outside" href="#page-2">y</a>`;
  const { click, pushed, scrollIntoView, scrollTo } = await openPage({ "/it/": { title: "Casa", main } });
  expect(await click("#turn")).toBe(false);
  expect(scrollIntoView).toHaveBeenCalledExactlyOnceWith({ block: "nearest" });
  expect(document.activeElement?.id).toBe("page-2");
  expect(pushed).not.toHaveBeenCalled();
  expect(scrollTo).not.toHaveBeenCalled();
  expect(location.hash).toBe("");
  await click("#outside");
  expect(location.hash).toBe("#page-2");
});
