import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Facts } from "../../../src/facts.ts";
import { site } from "../../../src/site.ts";
import { prepareRender, type RenderedPages } from "../../support/site/render-with-facts.ts";

let renderer: Awaited<ReturnType<typeof prepareRender>>;
beforeAll(async () => {
  renderer = await prepareRender();
});
afterAll(() => renderer.remove());

function renderWith(change: (facts: Facts) => void): Promise<RenderedPages> {
  const facts = structuredClone(site);
  change(facts);
  return renderer.render(facts);
}

describe("the main number is called toll-free only if it is", () => {
  const free = /numero\s+verde|toll-?free|gratuit\w\s+dall|free to call/i;

  test.each(["it", "en"])("on %s pages", async (language) => {
    const own = (pages: RenderedPages) =>
      Object.entries(pages).flatMap(([file, html]) => (file.startsWith(`${language}/`) ? [html] : []));
    const tollFree = own(await renderWith((facts) => (facts.phones.tollFree = "+39800123456")));
    expect(tollFree.filter((html) => free.test(html)).length).toBeGreaterThan(3);
    // A landline, and a number that is free in Switzerland only.
    for (const number of ["+390236596123", "+41800123456"]) {
      const others = own(await renderWith((facts) => (facts.phones.tollFree = number)));
      expect(others.flatMap((html) => html.match(free) ?? [])).toEqual([]);
    }
  });
});

test("a foreign number is shown with its country code", async () => {
  const pages = await renderWith((facts) => (facts.phones.tollFree = "+41918001234"));
  expect(pages["it/contact/index.html"]).toContain("+41\u00a091\u00a0800\u00a012\u00a034");
});

test("an address in Ticino includes its country, for visitors and search engines", async () => {
  const lugano = { street: "Via Nassa 5", postalCode: "6900", city: "Lugano", province: "TI", country: "CH" } as const;
  const pages = await renderWith((facts) => (facts.addresses.operational = lugano));
  expect(pages["it/contact/index.html"]).toContain("6900\u00a0Lugano\u00a0(TI), Svizzera");
  expect(pages["en/contact/index.html"]).toContain("6900\u00a0Lugano\u00a0(TI), Switzerland");
  expect(pages["en/contact/index.html"]).toContain('"addressCountry":"CH"');
});

describe("the name of the agency", () => {
  test.each([
    ["Studio Ràbano", /^[^|]+ \| Studio Ràbano$/],
    ["Agenzia di Comunicazione Sant’Ambrogio & Co.", /^[^|]+$/],
  ])("%s is in a title only if both fit into 60 characters", async (name, form) => {
    const pages = Object.values(await renderWith((facts) => (facts.name = name)));
    const titles = pages.map((html) => /<title>(.*?)<\/title>/.exec(html)?.[1] ?? "");
    expect(titles.filter((title) => title.length > 60)).toEqual([]);
    expect(titles.filter((title) => form.test(title)).length).toBeGreaterThan(20);
  });

  test("may contain any character", async () => {
    const pages = Object.values(await renderWith((facts) => (facts.name = "Ràbano & <Łódź> “🚀”")));
    for (const html of pages) {
      expect(html).toContain("Ràbano &amp; &lt;Łódź&gt; “🚀”");
      expect(html).not.toContain("<Łódź>");
    }
  });
});
