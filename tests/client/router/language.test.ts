import { beforeEach, describe, expect, test, vi } from "vitest";
import { storeLanguageChoice } from "../../../src/client/language-choice.ts";
import { openPage } from "../../support/dom/open-page.ts";
import { refuse, site } from "./router-site.ts";

// As the head script does.
beforeEach(storeLanguageChoice);

// tests/browser/navigation/page-changes.test.ts tests that the switch keeps query and hash, and that Back returns.
describe("the language switch", () => {
  test("stores the language and opens the other page at its top, also after a link to the contact section", async () => {
    const { click, pushed } = await openPage(site);
    await click("#to-services");
    expect(localStorage.getItem("language"), "reading stores nothing").toBeNull();
    await click("#to-contact-page");
    await click("#to-en");
    expect(localStorage.getItem("language")).toBe("en");
    expect(document.cookie).toBe("");
    expect(location.pathname + location.hash).toBe("/en/");
    expect(document.documentElement.lang).toBe("en");
    expect(document.activeElement).toBe(document.querySelector("main"));
    expect(pushed).toHaveBeenCalledTimes(3);
  });

  test("to the current language stores it and stays, without a new entry", async () => {
    const { click, pushed } = await openPage(site, { at: "/en/" });
    await click("#to-en");
    expect(localStorage.getItem("language")).toBe("en");
    expect(pushed).not.toHaveBeenCalled();
  });

  test("stores the language when the browser follows it, as before the router has come and on the error page", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    const { click } = await openPage({ ...site, "/it/about/": { status: 503 } });
    await click("#to-about");
    await vi.waitFor(() => expect(document.title).toContain("Error"));
    expect(await click("#to-en")).toBe(true);
    expect(localStorage.getItem("language")).toBe("en");
  });

  test("works without storage", async () => {
    const { click } = await openPage(site);
    const setItem = vi.fn(refuse);
    vi.stubGlobal("localStorage", { setItem });
    await click("#to-en");
    expect(setItem).toHaveBeenCalled();
    expect(document.title).toBe("Home");
  });
});
