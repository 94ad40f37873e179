import { SCRIPTED_ATTRIBUTE } from "../contract.ts";

/**
 * What stands in the place of `<main>` when a page change failed unexpectedly
 * (specification section 8): the message or status, and a way on. Our own way
 * has failed, so from here on the browser follows every link itself.
 */
export function errorPage(error: unknown, url: string): Element {
  console.error(error);
  const title = document.createElement("h1");
  title.textContent = document.title = "Unexpected Application Error!";
  const message = document.createElement("p");
  message.className = "lede";
  message.textContent = error instanceof Error ? error.message : String(error);
  const way = document.createElement("a");
  way.className = "button primary";
  way.href = url;
  way.textContent = "Try again";
  const box = document.createElement("div");
  box.className = "measure section";
  box.lang = "en";
  box.append(title, message, way);
  const main = (document.querySelector("main") as Element).cloneNode() as Element;
  main.append(box);
  document.documentElement.removeAttribute(SCRIPTED_ATTRIBUTE);
  return main;
}
