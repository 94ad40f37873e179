import { EMBED_ATTRIBUTE, FEED_MESSAGE } from "../shared/contract.ts";
import { focusContent } from "./focus.ts";

/** How far below the viewport a frame is loaded. */
const NEAR = "200px";

/** Loads map and feed of a page when they come into view, or after a click where the page asks first. */
export function startEmbeds(main: ParentNode, left: AbortSignal): void {
  const onView = (entries: readonly IntersectionObserverEntry[]) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) load(target as HTMLElement);
  };
  const observer = new IntersectionObserver(onView, { rootMargin: NEAR });
  const places = [...main.querySelectorAll<HTMLElement>(`[${EMBED_ATTRIBUTE}]`)];
  for (const place of places) {
    const button = place.querySelector("button");
    if (button) button.onclick = () => loadByClick(place);
    else observer.observe(place);
  }
  addEventListener("message", (message) => onMessage(places, message), { signal: left });
  left.addEventListener("abort", () => {
    observer.disconnect();
    // A frame loses its document with its page: its place returns to the picture.
    for (const place of places) reset(place);
  });
}

function reset(place: HTMLElement): void {
  place.querySelector("iframe")?.remove();
  place.dataset.state = place.querySelector("button") ? "idle" : "waiting";
}

/** The pressed button disappears: its focus moves to the place, then to the frame. */
function loadByClick(place: HTMLElement): void {
  load(place);
  focusContent(place);
}

/** Adds the frame, which the picture covers until it has loaded, and for good if it never does. */
async function load(place: HTMLElement): Promise<void> {
  if (!["idle", "waiting"].includes(place.dataset.state ?? "")) return;
  place.dataset.state = "requested";
  const { content } = place.querySelector("template") as HTMLTemplateElement;
  const frame = document.importNode(content, true).querySelector("iframe") as HTMLIFrameElement;
  // The page of the feed is ours, and says itself when there is something to see.
  const isFeed = place.getAttribute(EMBED_ATTRIBUTE) === "feed";
  const isReached = isFeed || (await reaches(frame.src));
  // Its page may have been left.
  if (place.dataset.state !== "requested") return;
  if (!isReached) return end(place, "failed");
  if (!isFeed) frame.onload = () => end(place, "shown");
  place.dataset.state = "framed";
  place.append(frame);
}

/** Returns whether a host answers. Otherwise a frame would show the browser's error page, and fire a load event too. */
async function reaches(url: string): Promise<boolean> {
  try {
    await fetch(url, { method: "HEAD", mode: "no-cors", credentials: "omit" });
    return true;
  } catch {
    return false;
  }
}

function onMessage(places: readonly HTMLElement[], { source, data }: MessageEvent): void {
  const place = places.find((place) => source && place.querySelector("iframe")?.contentWindow === source);
  if (place && data?.type === FEED_MESSAGE) end(place, data.status === "ready" ? "shown" : "failed");
}

function end(place: HTMLElement, state: "shown" | "failed"): void {
  place.dataset.state = state;
  const frame = place.querySelector("iframe");
  if (state === "failed") frame?.remove();
  else if (place === document.activeElement) frame?.focus();
}
