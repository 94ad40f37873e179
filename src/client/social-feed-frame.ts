import { FEED_MESSAGE } from "../contract.ts";
import { retry } from "./retry.ts";

/** Runs in the small page of the social-feed frame: loads the widget, tries to start it, and tells the page around how it went. */
const { script: source = "", global = "" } = document.body.dataset;
const gone = new AbortController();
addEventListener("pagehide", ({ persisted }) => {
  // A page that the browser keeps goes on where it stopped.
  if (!persisted) gone.abort();
});

const script = document.createElement("script");
script.async = true;
script.src = source;
document.head.append(script);

let status: "ready" | "failed" | undefined;
retry(start, gone.signal).then((started) => {
  if (gone.signal.aborted) return;
  if (!started) console.warn(`Failed to initialize ${global} after maximum retries.`);
  status = started ? "ready" : "failed";
  tell();
});

// The page around may come to life only later, and asks then.
addEventListener("message", ({ source }) => {
  if (source === parent && status) tell();
});

function tell(): void {
  parent.postMessage({ type: FEED_MESSAGE, status }, "*");
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
