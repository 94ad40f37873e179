import { afterEach, expect, test, vi } from "vitest";
import { openPage } from "../../support/dom/open-page.ts";
import { site } from "./router-site.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

test("all markup passes through one policy, created once", async () => {
  const policy = { createHTML: vi.fn((html: string) => html) };
  const createPolicy = vi.fn(() => policy);
  vi.stubGlobal("trustedTypes", { createPolicy });
  const { click } = await openPage(site);
  expect(createPolicy).not.toHaveBeenCalled();
  await click("#to-about");
  await click("#to-services");
  expect(document.title).toBe("Servizi");
  expect(createPolicy).toHaveBeenCalledExactlyOnceWith("site-pages", expect.anything());
  expect(policy.createHTML).toHaveBeenCalledTimes(2);
});

test("after ten seconds without a response the browser loads the page", async () => {
  const timeout = vi.spyOn(AbortSignal, "timeout");
  const { click, server, assign } = await openPage(site);
  server.fetch.mockImplementation(async () => {
    throw new DOMException("Timed out", "TimeoutError");
  });
  await click("#to-about");
  expect(timeout).toHaveBeenCalledWith(10_000);
  expect(assign).toHaveBeenCalledWith("/it/about/");
});

test("the browser loads the page if the connection ends in the middle of it", async () => {
  const { click, server, assign } = await openPage(site);
  server.fetch.mockImplementation(
    async () =>
      ({
        ok: true,
        status: 200,
        redirected: false,
        headers: new Headers({ "content-type": "text/html" }),
        text: async () => {
          throw new TypeError("network error");
        },
      }) as never,
  );
  await click("#to-about");
  expect(assign).toHaveBeenCalledWith("/it/about/");
});
