import { afterEach, expect, test, vi } from "vitest";
import { openSite } from "../../support/dom/open-site.ts";
import type { TestPage } from "../../support/dom/serve-pages.ts";

const nav = '<a id="a" href="/it/about/">x</a><a id="s" href="/it/services/">x</a>';
const site = {
  "/it/": { title: "Casa", header: nav },
  "/it/about/": { title: "Chi siamo", header: nav },
  "/it/services/": { title: "Servizi", header: nav },
} satisfies Record<string, TestPage>;

afterEach(() => {
  vi.unstubAllGlobals();
});

test("markup passes through one policy, made once, and through nothing else", async () => {
  const policy = { createHTML: vi.fn((html: string) => html) };
  const createPolicy = vi.fn(() => policy);
  vi.stubGlobal("trustedTypes", { createPolicy });
  const { click } = await openSite(site);
  expect(createPolicy).not.toHaveBeenCalled();
  await click("#a");
  await click("#s");
  expect(document.title).toBe("Servizi");
  expect(createPolicy).toHaveBeenCalledExactlyOnceWith("site-pages", expect.anything());
  expect(policy.createHTML).toHaveBeenCalledTimes(2);
});

test("a server that never answers is left to the browser after ten seconds", async () => {
  const timeout = vi.spyOn(AbortSignal, "timeout");
  const { click, server, assign } = await openSite(site);
  server.fetch.mockImplementation(async () => {
    throw new DOMException("Timed out", "TimeoutError");
  });
  await click("#a");
  expect(timeout).toHaveBeenCalledWith(10_000);
  expect(assign).toHaveBeenCalledWith("/it/about/");
});

test("a connection that ends in the middle of the page is left to the browser", async () => {
  const { click, server, assign } = await openSite(site);
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
  await click("#a");
  expect(assign).toHaveBeenCalledWith("/it/about/");
});
