/** What a document has of its page alone: head tags, and regions in their order. */
export interface PageNodes {
  title: string;
  head: Element[];
  regions: Element[];
}

export function readPage(page: Document): PageNodes {
  const head = [...page.head.querySelectorAll("[data-page]")];
  return { title: page.title, head, regions: [...page.querySelectorAll("[data-region]")] };
}

/** Puts a page in place of the one that is shown, and returns that: its main part, and copies of the other regions, which stay. Where these differ they are changed: each change restyles something. */
export function swapPage({ title, head, regions }: PageNodes): PageNodes {
  // Here copies load nothing: pictures that never load would keep them in memory for good.
  const shelf = document.implementation.createHTMLDocument("");
  const old = readPage(document);
  document.title = title;
  for (const tag of old.head) tag.remove();
  document.head.append(...head);
  const left = old.regions.map((region, at) => {
    const fresh = regions[at] as Element;
    // The link in the head applies the same styles.
    for (const part of [region, fresh]) for (const link of part.querySelectorAll("[data-styles]")) link.remove();
    if (region.localName === "main") {
      region.replaceWith(fresh);
      return region;
    }
    // The script has placed a menu by a style attribute. The security policy refuses one in a copy.
    for (const placed of region.querySelectorAll("[style]")) placed.removeAttribute("style");
    const copy = shelf.importNode(region, true);
    makeEqual(region, fresh);
    return copy;
  });
  return { ...old, regions: left };
}

/** Changes the attributes and texts that differ. An element with other children is replaced. */
function makeEqual(old: ChildNode, fresh: ChildNode): void {
  if (old.isEqualNode(fresh)) return;
  if (old.nodeName !== fresh.nodeName || old.childNodes.length !== fresh.childNodes.length)
    return old.replaceWith(fresh);
  if (old instanceof Element && fresh instanceof Element) {
    for (const name of old.getAttributeNames()) if (!fresh.hasAttribute(name)) old.removeAttribute(name);
    for (const { name, value } of fresh.attributes) if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  } else old.nodeValue = fresh.nodeValue;
  // A copy of the list, because a fresh child that replaces an old one leaves it.
  const children = [...fresh.childNodes];
  for (const [at, child] of [...old.childNodes].entries()) makeEqual(child, children[at] as ChildNode);
}
