import { describe, expect, test, vi } from "vitest";
import { openPage } from "../../support/dom/open-page.ts";
import { pageHtml } from "../../support/dom/serve-pages.ts";
import { site } from "./router-site.ts";

describe("an aborted navigation", () => {
  test("the last of two clicks wins, whichever page loads first", async () => {
    const { clickNow, server, entries } = await openPage(site);
    server.hold("/it/about/");
    server.hold("/it/services/");
    clickNow("#to-about");
    clickNow("#to-services");
    await server.release("/it/services/");
    await server.release("/it/about/");
    expect(document.title).toBe("Servizi");
    expect(location.pathname).toBe("/it/services/");
    expect(document.querySelector("meta[name=description]")?.getAttribute("content")).toBe("Servizi");
    expect(entries).toHaveLength(2);
  });

  test("does not abort the request, which a prefetch may share", async () => {
    const { clickNow, click, server } = await openPage(site);
    server.hold("/it/about/");
    clickNow("#to-about");
    await click("#to-services");
    await server.release("/it/about/");
    await click("#to-about");
    expect(document.title).toBe("Chi siamo");
    expect(server.requests("/it/about/")).toBe(1);
  });

  test("may be caused by a navigation within the page", async () => {
    const { clickNow, click, server } = await openPage(site);
    server.hold("/it/about/");
    clickNow("#to-about");
    await click("#faq-link");
    await server.release("/it/about/");
    expect(document.title).toBe("Casa");
    expect(location.hash).toBe("#faq");
  });

  test.each([404, 500])("that fails with %i changes nothing", async (status) => {
    const { clickNow, click, server, assign } = await openPage({ ...site, "/it/about/": { status } });
    server.hold("/it/about/");
    clickNow("#to-about");
    await click("#to-services");
    await server.release("/it/about/");
    expect(document.title).toBe("Servizi");
    expect(assign).not.toHaveBeenCalled();
  });
});

describe("the browser loads the page", () => {
  test.each([
    { reason: "unreachable", page: "offline" as const },
    { reason: "missing (404)", page: { status: 404, body: pageHtml({ title: "x" }) } },
    { reason: "forbidden (403)", page: { status: 403, body: pageHtml({ title: "x" }) } },
    { reason: "not HTML", page: { type: "application/pdf", body: pageHtml({ title: "x" }) } },
    { reason: "redirected", page: { redirected: true, body: pageHtml({ title: "x" }) } },
    { reason: "without a region", page: { title: "x", without: "footer" } },
    { reason: "of another build", page: { title: "x", build: "b2" } },
    { reason: "empty", page: { body: "" } },
  ])("if the page is $reason", async ({ page }) => {
    const { click, assign, reload, pushed } = await openPage({ ...site, "/it/about/": page });
    await click("#to-about");
    expect(assign).toHaveBeenCalledExactlyOnceWith("/it/about/");
    expect(reload).not.toHaveBeenCalled();
    expect(pushed).not.toHaveBeenCalled();
    expect(document.title).toBe("Casa");
  });

  test("Back reloads, because the address has already changed", async () => {
    const { click, travel, assign, reload, server } = await openPage(site);
    await click("#faq-link");
    await click("#to-about");
    server.pages["/it/"] = "offline";
    await travel(-1);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(assign).not.toHaveBeenCalled();
  });

  test("a page that failed to load is requested again the next time", async () => {
    const { click, server } = await openPage({ ...site, "/it/about/": "offline" });
    await click("#to-about");
    server.pages["/it/about/"] = site["/it/about/"];
    await new Promise((resolve) => setTimeout(resolve, 5));
    await click("#to-about");
    expect(document.title).toBe("Chi siamo");
  });
});

describe("an exception while the new page is shown", () => {
  test.each(['id="next" href="/it/about/"', 'id="next" href="/it/contact/" data-scroll-to="contact"'])(
    "of <a %s> reloads the address, with one history entry and the old position",
    async (attributes) => {
      vi.spyOn(console, "error").mockImplementation(() => {});
      const { click, scroll, entries, reload } = await openPage({
        ...site,
        "/it/": { title: "Casa", main: `<a ${attributes}>x</a>` },
      });
      scroll(420);
      vi.spyOn(document.head, "append").mockImplementation(() => {
        scroll(0);
        throw new Error("No room");
      });
      await click("#next");
      await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
      expect(entries).toHaveLength(2);
      expect(sessionStorage.getItem("scroll default /it/")).toBe("420");
    },
  );
});
