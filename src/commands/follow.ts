/**
 * Runs in every page of the development server: puts what a build has changed
 * in the place of what it was, and leaves the rest as it is: scroll position,
 * open answers, turned cards. Where a script has changed it reloads the page. A
 * build error is laid over it.
 *
 * It is sent as text, so no function in it may have a name: tsx would mark it
 * with a helper that the page lacks, and nothing from outside it.
 *
 * @param address of the server's events.
 * @param island selects the islands.
 */
export function follow(address: string, island: string): void {
  // Frames in a page are part of it, and may be too well guarded for this.
  if (window !== top) return;
  const kept = sessionStorage.getItem("dev-scroll");
  if (kept) addEventListener("load", () => setTimeout(() => scrollTo({ top: Number(kept), behavior: "instant" })));
  sessionStorage.removeItem("dev-scroll");
  // As it was sent: what islands make of a page is no change.
  let shown = document.cloneNode(true) as Document;
  const events = new EventSource(`${address}?page=${encodeURIComponent(location.pathname)}`);
  events.addEventListener("built", async () => {
    const html = await (await fetch(location.href)).text();
    const next = new DOMParser().parseFromString(html, "text/html");
    const [before, after] = [document, next].map((page) =>
      [...page.querySelectorAll<HTMLScriptElement>("script[src]")].map(({ src }) => src).join(),
    );
    // Where the router has changed the page, its styles stand in a sheet of its own, and it is not what was sent.
    if (before !== after || document.adoptedStyleSheets.length > 0) {
      sessionStorage.setItem("dev-scroll", String(scrollY));
      return location.reload();
    }
    document.querySelector("dialog[data-dev]")?.remove();
    const top = scrollY;
    const parts: [live: Element, old: Element, fresh: Element][] = [
      [document.head, shown.head, next.head],
      [document.body, shown.body, next.body],
    ];
    for (const [live, old, fresh] of parts) {
      if (old.isEqualNode(fresh)) continue;
      const isDeeper =
        old.cloneNode().isEqualNode(fresh.cloneNode()) &&
        [live, old].every(({ childElementCount }) => childElementCount === fresh.childElementCount) &&
        [...old.childNodes, ...fresh.childNodes].every((node) => node.nodeType !== 3 || !node.nodeValue?.trim()) &&
        // An island is made anew as a whole, and with its props.
        !fresh.matches(`${island}, :has(> ${island} + script)`);
      if (!isDeeper) live.replaceWith(document.importNode(fresh, true));
      else
        parts.push(
          ...[...fresh.children].map((child, index): [Element, Element, Element] => [
            live.children[index] as Element,
            old.children[index] as Element,
            child,
          ]),
        );
    }
    shown = next;
    scrollTo({ top, behavior: "instant" });
    // Being pointed at brings an island to life, wherever it is.
    for (const element of document.querySelectorAll(island)) {
      element.dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));
    }
  });
  events.addEventListener("problem", (problem) => {
    document.querySelector("dialog[data-dev]")?.remove();
    const overlay = document.createElement("dialog");
    overlay.setAttribute("data-dev", "");
    overlay.style.cssText =
      "max-width:60rem;margin:auto;padding:2rem;border:0;border-top:.5rem solid #c8311b;background:#17161b;color:#fbf6ec";
    const text = document.createElement("pre");
    text.style.cssText = "margin:0;white-space:pre-wrap;font:1rem/1.5 ui-monospace,monospace";
    text.textContent = JSON.parse(problem.data);
    overlay.append(text);
    document.body.append(overlay);
    overlay.showModal();
  });
}
