import { Window } from "happy-dom";
import { renderToString } from "react-dom/server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { site } from "../../src/site.ts";
import { finishDocument } from "../../src/ssg/pages/finish-document.ts";
import { site as realFacts } from "../support/project/real-facts.ts";
import { prepareRender } from "../support/site/render-with-facts.ts";

let renderer: Awaited<ReturnType<typeof prepareRender>>;
beforeAll(async () => {
  renderer = await prepareRender();
});
afterAll(() => renderer.remove());

test("the policy comes before the preloads that React adds at the top of the head", () => {
  const html = renderToString(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <title>Page</title>
      </head>
      <body>
        <img src="/eager.png" alt="" fetchPriority="high" />
      </body>
    </html>,
  );
  expect(html).toMatch(/<head><meta charSet="utf-8"\/><link rel="preload" as="image"/);
  expect(finishDocument(html, "default-src 'none'")).toContain(
    `<head><meta charSet="utf-8"/><meta http-equiv="Content-Security-Policy" content="default-src 'none'"/><link rel="preload"`,
  );
});

test.each(["on-view", "on-click"] as const)(
  "with embeds %s every page starts with charset and policy and preloads nothing",
  async (embeds) => {
    const pages = Object.entries(await renderer.render({ ...site, embeds }));
    expect(pages.length).toBeGreaterThan(1);
    for (const [path, html] of pages) {
      const [, beforeTitle = ""] = /<head>(.*?)<title/.exec(html) ?? [];
      const tags = beforeTitle.match(/<\w+/g);
      expect([path, tags]).toEqual([path, ["<meta", "<meta", "<meta"]]);
      expect(beforeTitle).toMatch(/^<meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy"/);
      expect(html).not.toContain('rel="preload"');
    }
  },
);

test("third-party frames are sandboxed, and their links open ordinary tabs", async () => {
  const html = (await renderer.render(realFacts))["it/index.html"] ?? "";
  const page = new new Window().DOMParser().parseFromString(html, "text/html");
  const frames = [...page.querySelectorAll("[data-props]")]
    .map((island) => JSON.parse(island.getAttribute("data-props") ?? ""))
    .filter(({ sandbox }) => sandbox);
  const rights = "allow-scripts allow-popups allow-popups-to-escape-sandbox";
  expect(frames.map(({ src, sandbox }) => [src, sandbox]).sort()).toEqual([
    // The feed is served from our origin, so its sandbox must not grant that origin.
    ["/embed/social-feed/", rights],
    [realFacts.links.mapEmbed, `${rights} allow-same-origin`],
  ]);
});
