/** What stands in for a page whose change failed unexpectedly (specification section 8): the message and a way on. Loaded when it is needed. */
export function showErrorPage(error: unknown, url: string): void {
  console.error(error);
  const box = document.createElement("div");
  box.className = "measure section";
  box.lang = "en";
  const title = document.createElement("h1");
  title.textContent = document.title = "Unexpected Application Error!";
  const message = document.createElement("p");
  message.textContent = error instanceof Error ? error.message : String(error);
  const way = document.createElement("a");
  way.href = way.textContent = url;
  // The browser itself follows this one: our own way has just failed.
  way.addEventListener("click", (event) => event.stopPropagation());
  box.append(title, message, way);
  const main = document.querySelector("main");
  main?.replaceChildren(box);
  main?.focus({ preventScroll: true });
}
