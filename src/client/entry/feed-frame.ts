import { FEED_MESSAGE } from "../../shared/contract.ts";
import { provideStorage } from "./memory-storage.ts";

/** Pause between two attempts. */
const RETRY_MS = 1000;
/** Attempts after the first. */
const RETRIES = 5;

/** Inlined in the page of the social-feed frame: loads and starts the widget, and posts the result to the parent page. */
const { dataset } = document.getElementById("feed") as HTMLElement;
const source = dataset.script ?? "";
const global = dataset.global ?? "";

provideStorage();
load(RETRIES);

/** A script that is blocked or unreachable is loaded again. */
function load(retries: number): void {
  const script = document.createElement("script");
  script.async = true;
  script.src = source;
  script.onload = () => start(retries);
  script.onerror = () => retry(load, retries);
  document.head.append(script);
}

/** The script may create its widget only some time after it has loaded. */
function start(retries: number): void {
  try {
    Reflect.get(window, global).init();
    postResult("ready");
  } catch {
    retry(start, retries);
  }
}

function retry(attempt: (retries: number) => void, retries: number): void {
  if (retries > 0) setTimeout(attempt, RETRY_MS, retries - 1);
  else postResult("failed");
}

function postResult(status: "ready" | "failed"): void {
  if (status === "failed") console.warn(`Failed to initialize ${global} after maximum retries.`);
  parent.postMessage({ type: FEED_MESSAGE, status }, "*");
}
