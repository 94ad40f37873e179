import { FEED_MESSAGE } from "../../shared/contract.ts";
import { announce, focusContent } from "../focus.ts";
import type { ShownPart } from "./page-part.ts";

/** How far below the viewport a frame is loaded. */
const NEAR = "200px";

/** Loads map or feed when it comes into view, or after a click where the page asks first. */
export const embed: ShownPart = {
  selector: "[data-embed]",
  start(element, { leaving }) {
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && load(element),
      { rootMargin: NEAR },
    );
    const button = element.querySelector("button");
    if (button) button.addEventListener("click", () => loadByClick(element), { signal: leaving });
    else observer.observe(element);
    addEventListener("message", (message) => onMessage(element, message), { signal: leaving });
    leaving.addEventListener("abort", () => {
      observer.disconnect();
      // A frame loses its document with its page: the picture returns.
      reset(element);
    });
  },
};

function reset(embed: HTMLElement): void {
  embed.querySelector("iframe")?.remove();
  embed.dataset.state = embed.querySelector("button") ? "idle" : "waiting";
}

/** The pressed button disappears: its focus moves to the embed, then to the frame. */
function loadByClick(embed: HTMLElement): void {
  load(embed);
  focusContent(embed);
}

/** Adds the frame, which the picture covers until it has loaded, and for good if it never does. */
async function load(embed: HTMLElement): Promise<void> {
  if (!["idle", "waiting"].includes(embed.dataset.state ?? "")) return;
  embed.dataset.state = "requested";
  const { content } = embed.querySelector("template") as HTMLTemplateElement;
  const frame = document.importNode(content, true).querySelector("iframe") as HTMLIFrameElement;
  // The page of the feed is ours, and says itself when there is something to see.
  const isFeed = embed.dataset.embed === "feed";
  const isReached = isFeed || (await reaches(frame.src));
  // Its page may have been left.
  if (embed.dataset.state !== "requested") return;
  if (!isReached) return fail(embed);
  if (!isFeed) frame.onload = () => show(embed);
  embed.dataset.state = "framed";
  embed.append(frame);
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

function onMessage(embed: HTMLElement, { source, data }: MessageEvent): void {
  if (!source || embed.querySelector("iframe")?.contentWindow !== source || data?.type !== FEED_MESSAGE) return;
  if (data.status === "ready") show(embed);
  else fail(embed);
}

function show(embed: HTMLElement): void {
  embed.dataset.state = "shown";
  if (embed === document.activeElement) embed.querySelector("iframe")?.focus();
}

/** Who has pressed the button is told, and may press it again. Otherwise the picture stays, with its link. */
function fail(embed: HTMLElement): void {
  const button = embed.querySelector("button");
  const isWaitedFor = embed === document.activeElement;
  embed.querySelector("iframe")?.remove();
  embed.dataset.state = button ? "idle" : "failed";
  if (!button) return;
  announce(embed.dataset.failure ?? "");
  if (isWaitedFor) button.focus({ preventScroll: true });
}
