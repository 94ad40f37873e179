import { FEED_MESSAGE } from "../../contract.ts";
import { provideStorage } from "./memory-storage.ts";
import { retry } from "./retry.ts";

/** Inlined in the page of the social-feed frame: loads and starts the widget, and posts the result to the parent page. */
const { script: source = "", global = "" } = document.body.dataset;
const gone = new AbortController();
addEventListener("pagehide", ({ persisted }) => {
  // A page in the back/forward cache continues later.
  if (!persisted) gone.abort();
});

provideStorage();
const script = document.createElement("script");
script.async = true;
script.src = source;
script.onload = async () => postResult(await retry(start, gone.signal));
script.onerror = () => postResult(false);
document.head.append(script);

function postResult(isStarted: boolean): void {
  if (gone.signal.aborted) return;
  if (!isStarted) console.warn(`Failed to initialize ${global} after maximum retries.`);
  parent.postMessage({ type: FEED_MESSAGE, status: isStarted ? "ready" : "failed" }, "*");
}

function start(): boolean {
  const widget = (window as unknown as Record<string, { init?: () => unknown } | undefined>)[global];
  if (!widget?.init) return false;
  try {
    widget.init();
    return true;
  } catch {
    return false;
  }
}
