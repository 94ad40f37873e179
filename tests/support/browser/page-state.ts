import type { Tab } from "./tab.ts";

/** Marks the current document. Returns a function that tells whether the page still has this document. */
export async function markDocument(tab: Tab): Promise<() => Promise<boolean>> {
  await tab.evaluate(() => void Object.assign(window, { isMarked: true }));
  return () => tab.evaluate(() => "isMarked" in window);
}

/** Lets the page know that somebody is there, and waits until all pages of the language are here. */
export async function allPagesHaveCome(tab: Tab): Promise<void> {
  await tab.evaluate(() => void dispatchEvent(new Event("scroll")));
  await tab.see("html[data-ready=pages]");
}

export function scrolled(tab: Tab): Promise<number> {
  return tab.evaluate(() => Math.round(scrollY));
}

/** Waits until the page has stood still for a third of a second, which takes long on a busy machine. */
export function scrollEnds(tab: Tab): Promise<void> {
  return tab.until("the end of the scroll", async () => {
    const before = scrollY;
    for (let frame = 0; frame < 20; frame++) await new Promise(requestAnimationFrame);
    return scrollY === before;
  });
}

/** Clicks a link that the page itself may not have, without the scroll of a real pointer. */
export function clickAddedLink(tab: Tab, url: string): Promise<void> {
  return tab.evaluate((href) => {
    const link = document.createElement("a");
    link.href = href;
    document.body.append(link);
    link.click();
    link.remove();
  }, url);
}

/** Runs in the page. Opens all answers at once, although a visitor can open only one of each group. */
export function openAnswers(within = "main"): void {
  for (const details of document.querySelectorAll<HTMLDetailsElement>(`${within} details`)) {
    details.removeAttribute("name");
    details.open = true;
  }
}
