/** Where open pages listen for changes, and the script that does so. */
export const CHANGES = "/__changes";
export const SCRIPT = "/__dev.js";

/**
 * Reloads the page after a change, and shows what the build would refuse in front of it. A browser has six connections
 * to a server, and a page that listens keeps one. So a hidden tab listens again when it is shown.
 */
export const script = `const address = "${CHANGES}" + new URL(import.meta.url).search;
let changes;
function listen() {
  changes?.close();
  if (document.hidden) return;
  changes = new EventSource(address);
  changes.onmessage = () => location.reload();
}
document.addEventListener("visibilitychange", listen);
listen();
document.querySelector("dialog[data-dev]")?.showModal();`;

/** How every document ends. */
const END = "</body></html>";

/** Adds the script to a page that shows a version of the sources, and what the build would refuse of it. */
export function devPage(html: string, version: string, problems: string): string {
  const dialog = problems && `<dialog data-dev><pre>${escapeHtml(problems)}</pre></dialog>`;
  return html.replace(END, () => `${dialog}<script type="module" src="${SCRIPT}?${version}"></script>${END}`);
}

/** Takes the place of a page that cannot be rendered. It is high, so that the browser is at its position after the repair. */
export function errorPage(error: string, version: string): string {
  const text = `<pre style="position: fixed; inset: 0; overflow: auto; white-space: pre-wrap">${escapeHtml(error)}</pre>`;
  const html = `<!doctype html><html lang="en"><head><title>Error</title></head><body style="margin: 0; block-size: 100000px">${text}${END}`;
  return devPage(html, version, "");
}

function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
