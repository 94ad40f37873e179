import { expect, test } from "vitest";
import { facts } from "../../../src/site.ts";
import { isAtTop } from "../../support/browser/in-page.ts";
import { openEngine, runsIn } from "../../support/browser/visits.ts";

const open = openEngine();

test("a click on a link changes the page in the same document, scrolls to the top and focuses main", async () => {
  const { tab } = await open("/it/services/", { waits: "pages" });
  const isSameDocument = await tab.markDocument();
  await tab.evaluate(() => scrollTo({ top: 500, behavior: "instant" }));
  await tab.follow("/it/contact/");
  await tab.until("the top of the page", () => scrollY === 0);
  expect(await tab.evaluate(() => document.activeElement?.localName)).toBe("main");
  expect(await tab.evaluate(() => document.title)).toContain("Contatti");
  expect(await isSameDocument()).toBe(true);
});

test.runIf(runsIn("chromium", "webkit"))("what works by script works on the next page, and after Back", async () => {
  const { tab } = await open("/it/", { waits: "pages" });
  await tab.follow("/it/about/");
  await tab.goBack("/it/");
  await tab.click(".flip-button");
  await tab.see(".flip[data-turned]");
  await tab.click(".hero a[data-scroll-to=contact]");
  await tab.until("the section below the header", isAtTop, "contact");
});

test("the language switch in the menu opens the same page with query and hash, and stores the language", async () => {
  const { tab } = await open("/it/landing/?gclid=1#pricing");
  await tab.click("[popovertarget=mobile-menu]");
  await tab.click("#mobile-menu [data-language-switch=en]");
  await tab.arriveAt("/en/landing/?gclid=1#pricing");
  const languages = () => tab.evaluate(() => [document.documentElement.lang, localStorage.getItem("language")]);
  expect(await languages()).toEqual(["en", "en"]);
  expect(await tab.isVisible("#mobile-menu")).toBe(false);
  await tab.goBack("/it/landing/?gclid=1#pricing");
  expect(await languages()).toEqual(["it", "en"]);
});

test.runIf(runsIn("chromium"))("behind an edge that hides e-mail addresses, the links to ours work", async () => {
  const { tab } = await open("/it/contact/", {
    before: async (server) => {
      const response = await fetch(`${server.origin}/it/contact/`);
      server.stub(/^\/it\/contact\/$/, { body: hideAddresses(await response.text()) });
    },
  });
  const links = await tab.evaluate(() =>
    [...document.querySelectorAll("a[href^='mailto:']")].map(({ textContent }) => textContent),
  );
  expect(links).toEqual([facts.email, facts.email]);
});

/** Replaces e-mail addresses as Cloudflare does, except between its comments. */
function hideAddresses(html: string): string {
  const parts = RegExp(`<!--email_off-->.*?<!--/email_off-->|${facts.email}`, "gs");
  return html.replace(parts, (part) => (part === facts.email ? "[email&#160;protected]" : part));
}
