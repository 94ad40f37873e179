import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Facts } from "../../../src/fact-rules.ts";
import { site } from "../../../src/site.ts";
import { prepareRender, type RenderedPages } from "../../support/site/render-with-facts.ts";

let renderer: Awaited<ReturnType<typeof prepareRender>>;
/** The pages of a company in Lugano with facts that the samples do not have. */
let pages: RenderedPages;
beforeAll(async () => {
  renderer = await prepareRender();
  pages = await renderWith((facts) => {
    facts.phones.tollFree = "+41918001234";
    facts.addresses.operational = {
      ...{ street: "Via Nassa 5", postalCode: "6900", city: "Lugano" },
      ...{ province: "TI", country: "CH" },
    };
    facts.company = {
      legalName: "Ràbano S.r.l.",
      register: { office: "Monza", number: "02342520158" },
      rea: "MB-1234567",
      shareCapital: 10000,
      soleShareholder: true,
      pec: "rabano@pec.it",
    };
    facts.links.accessibility = "https://studio.it/accessibilita.pdf";
    facts.terms.priceRanges.leadGeneration.adBudget = "included";
    facts.terms.priceRanges.ecommerce.adBudget = "excluded";
    facts.availability = { hoursPerDay: 12, daysPerWeek: 6 };
    facts.offers.recharge = { multiple: 250, adSpacePercent: 75, managementPercent: 25 };
    const [first, second] = facts.clients.demos;
    Object.assign(first ?? {}, {
      result: { before: { it: "prima", en: "before" }, after: { it: "dopo", en: "after" } },
    });
    delete second?.result;
  });
});
afterAll(() => renderer.remove());

function renderWith(change: (facts: Facts) => void): Promise<RenderedPages> {
  const facts = structuredClone(site);
  change(facts);
  return renderer.render(facts);
}

describe("the main number is called toll-free only if it is", () => {
  const free = /numero\s+verde|toll-?free|gratuit\w\s+dall|free to call/i;

  const said = async (tollFree: string) => {
    const pages = await renderWith((facts) => (facts.phones.tollFree = tollFree));
    return ["it", "en"].map(
      (language) =>
        Object.entries(pages).filter(([file, html]) => file.startsWith(`${language}/`) && free.test(html)).length,
    );
  };

  test("on every page of both languages", async () => {
    for (const pages of await said("+39800123456")) expect(pages).toBeGreaterThan(3);
    // A landline, and a number that is free in Switzerland only.
    expect(await said("+390236596123")).toEqual([0, 0]);
    expect(await said("+41800123456")).toEqual([0, 0]);
  });
});

test("a price says whether it includes the budget for ads", () => {
  expect(pages["it/services/lead-generation/index.html"]).toContain("annunci inclusi, IVA esclusa");
  expect(pages["en/services/ecommerce/index.html"]).toContain("plus ads and VAT");
});

test("a foreign number is shown with its country code", () => {
  expect(pages["it/contact/index.html"]).toContain("+41\u00a091\u00a0800\u00a012\u00a034");
});

test("an address in Ticino includes its country, for visitors and search engines", () => {
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

test("reviews are shown in their order, on the Google Ads page those about ads first", async () => {
  const pages = await renderWith((facts) => {
    facts.reviews = ["A. A.", "B. B.", "C. C."].map((author) => ({
      author,
      rating: 5,
      text: { it: `Detto da ${author}`, en: `Said by ${author}` },
      ...(author === "B. B." && { topics: ["ads"] }),
    }));
  });
  const authors = (file: string) =>
    [...(pages[file]?.matchAll(/(?:Detto da|Said by) (\w)/g) ?? [])].map(([, name]) => name);
  expect(authors("it/index.html")).toEqual(["A", "B", "C"]);
  expect(authors("en/google-ads/index.html")).toEqual(["B", "A", "C"]);
});

test("without reviews no page has a place for them", async () => {
  const pages = Object.entries(await renderWith((facts) => (facts.reviews = [])));
  expect(pages.filter(([, html]) => /class="(?:reviews|wall)"/.test(html))).toEqual([]);
});

test("what the work for a client changed is shown if it is known", () => {
  expect(pages["it/index.html"]).toMatch(/prima<.*dopo</);
  expect(pages["en/index.html"]).toMatch(/before<.*after</);
});

describe("what an agency does not have", () => {
  test("leaves no trace on its pages", async () => {
    const optional = [
      "calendar",
      "founder",
      "linkedin",
      "facebook",
      "instagram",
      "map",
      "mapEmbed",
      "socialFeedScript",
    ] as const;
    const pages = await renderWith(({ addresses, links }) => {
      addresses.legal.city = "Como";
      delete addresses.operational;
      for (const link of optional) delete links[link];
    });
    const traces =
      /undefined|href=""|class="embed|id="feed-title"|"https:\/\/example\.com\/(?!recensioni|privacy|cookie|demo)|Como (?:e|and) Como|<(?:ul|nav|dl)[^>]*><\/|aria-label="(?:Seguici|Follow us)"/g;
    expect(Object.values(pages).flatMap((html) => html.match(traces) ?? [])).toEqual([]);
    expect(pages["it/index.html"]).toContain("PMI, Como");
  });

  test("keeps the link to the map if only its frame is missing", async () => {
    const pages = await renderWith(({ links }) => delete links.mapEmbed);
    expect(pages["it/contact/index.html"]).toMatch(/class="embed embed-map"><a href="https/);
  });
});

describe("a company", () => {
  test("shows what the law asks for on every page, and tells search engines its legal name", () => {
    const line = `Ràbano S.r.l. · P.\u00a0IVA\u00a0${site.vat} · Registro delle Imprese di Monza 02342520158 · REA\u00a0MB-1234567 · Capitale sociale versato 10.000\u00a0€ · Società a socio unico · PEC rabano@pec.it`;
    for (const [file, html] of Object.entries(pages)) if (file.startsWith("it/")) expect(html, file).toContain(line);
    expect(pages["en/about/index.html"]).toContain("Paid-up share capital €10,000");
    expect(pages["en/index.html"]).toContain('"legalName":"Ràbano S.r.l."');
  });

  test("that is a sole trader shows name and VAT number alone", async () => {
    const pages = await renderWith((facts) => (facts.company = "sole trader"));
    expect(pages["it/index.html"]).toContain(
      `<p>${site.name.replaceAll("&", "&amp;")} · P.\u00a0IVA\u00a0${site.vat}</p>`,
    );
  });
});

test("an accessibility statement stands beside the policies", () => {
  expect(pages["en/services/ads/index.html"]).toContain('href="https://studio.it/accessibilita.pdf"');
});

test("an answer that is not round the clock is said in words", () => {
  expect(pages["it/index.html"]).toContain("12\u00a0ore su 24, 6\u00a0giorni su 7");
  expect(Object.values(pages).filter((html) => html.includes("12/6"))).toEqual([]);
});

test("the parts of an ad top-up add up", () => {
  expect(pages["it/landing/index.html"]).toMatch(/188\u00a0€ ogni 250.*62\u00a0€ ogni 250/s);
});
