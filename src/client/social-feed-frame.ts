import { FEED_MESSAGE } from "../contract.ts";
import { retry } from "./retry.ts";

/** Runs in the small page of the social-feed frame: loads the widget, tries to start it, and tells the page around how it went. */
const { script: source = "", global = "" } = document.body.dataset;
const gone = new AbortController();
addEventListener("pagehide", () => gone.abort());

const script = document.createElement("script");
script.async = true;
script.src = source;
document.head.append(script);

retry(start, gone.signal).then((started) => {
  if (gone.signal.aborted) return;
  if (!started) console.warn(`Failed to initialize ${global} after maximum retries.`);
  parent.postMessage({ type: FEED_MESSAGE, status: started ? "ready" : "failed" }, "*");
});

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
