const TITLE = "Unexpected Application Error!";

/** Shows an error in place of the main part, and a link with which the browser loads the address. */
export function showError(error: unknown): void {
  console.error(error);
  document.title = TITLE;
  const main = document.querySelector("main") as HTMLElement;
  const fresh = main.cloneNode() as HTMLElement;
  const box = create("div", { className: "measure section", lang: "en" });
  box.append(
    create("h1", { textContent: TITLE }),
    create("p", { className: "lede", textContent: error instanceof Error ? error.message : String(error) }),
    // The router leaves links with a target to the browser.
    create("a", { className: "button primary", href: location.href, target: "_self", textContent: "Try again" }),
  );
  fresh.append(box);
  main.replaceWith(fresh);
}

function create<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, properties: Partial<HTMLElementTagNameMap[Tag]>) {
  return Object.assign(document.createElement(tag), properties);
}
