import { beforeEach, expect, test, vi } from "vitest";
import { FEED_MESSAGE } from "../../src/contract.ts";
import { doing, find, mountIsland, writeIsland } from "../support/dom/mount-island.tsx";

const words = {
  title: "Gli ultimi post",
  failed: "I post non si sono caricati.",
};
const feed = {
  src: "about:blank",
  sandbox: "allow-scripts",
  ...words,
};
const onView = feed;
const onClick = { ...feed, load: "Mostra i post", notice: "Il contenuto arriva da un servizio esterno." };
const postMessage = vi.fn();
const frameWindow = { postMessage } as unknown as Window;
const slots = { picture: '<img src="/images/feed.svg" alt="">' };

// The frames here load nothing: their page is blank.
const { settings } = (window as unknown as { happyDOM: { settings: Record<string, boolean> } }).happyDOM;
Object.assign(settings, { enableIframePageLoading: true, disableIframePageLoading: false });

beforeEach(() => {
  postMessage.mockReset();
  vi.spyOn(HTMLIFrameElement.prototype, "contentWindow", "get").mockReturnValue(frameWindow);
});

test("on view: a titled, lazy, sandboxed frame is there without any script", () => {
  const element = writeIsland("embed", onView, slots);
  const frame = find<HTMLIFrameElement>("iframe", element);
  expect(frame.getAttribute("src")).toBe(feed.src);
  expect(frame.getAttribute("title")).toBe(words.title);
  expect(frame.getAttribute("loading")).toBe("lazy");
  expect(frame.getAttribute("sandbox")).toBe("allow-scripts");
  expect(frame.getAttribute("referrerpolicy")).toBe("no-referrer");
});

test("on click: nothing of a third party before the click, then the frame in the same place, with the focus", async () => {
  const element = await mountIsland("embed", onClick, slots);
  expect(element.querySelector("iframe")).toBeNull();
  expect(find(".embed-place", element).innerHTML).toContain(slots.picture);
  expect(element.textContent).toContain(onClick.notice);
  await doing(() => find("button", element).click());
  const frame = find<HTMLIFrameElement>(".embed-place iframe", element);
  expect(document.activeElement).toBe(frame);
  expect(element.querySelector("button")).toBeNull();
});

test.each([
  { status: "ready", isShown: true },
  { status: "failed", isShown: false },
])("a feed that says it is $status", async ({ status, isShown }) => {
  const element = await mountIsland("embed", onView, slots);
  await say({ type: FEED_MESSAGE, status }, frameWindow);
  expect(element.querySelector("iframe") !== null).toBe(isShown);
  expect(element.textContent?.includes(words.failed)).toBe(!isShown);
});

test.each([
  { name: "another window", source: window, data: { type: FEED_MESSAGE, status: "failed" } },
  { name: "no window", source: null, data: { type: FEED_MESSAGE, status: "failed" } },
  { name: "the frame, of another type", source: frameWindow, data: { type: "other", status: "failed" } },
  { name: "the frame, without data", source: frameWindow, data: null },
  { name: "the frame, with a text", source: frameWindow, data: "failed" },
])("a message of $name is ignored", async ({ source, data }) => {
  const element = await mountIsland("embed", onView, slots);
  await say(data, source);
  expect(element.querySelector("iframe")).not.toBeNull();
});

test("once alive it asks a frame that may have failed before", async () => {
  writeIsland("embed", onView, slots);
  expect(postMessage).not.toHaveBeenCalled();
  await mountIsland("embed", onView, slots);
  expect(postMessage).toHaveBeenCalledWith({ type: FEED_MESSAGE }, "*");
});

test("hydration says nothing and changes nothing", async () => {
  const logged = vi.spyOn(console, "error");
  for (const props of [onView, onClick]) {
    const before = writeIsland("embed", props, slots).innerHTML;
    expect((await mountIsland("embed", props, slots)).innerHTML).toBe(before);
  }
  expect(logged).not.toHaveBeenCalled();
});

function say(data: unknown, source: Window | null): Promise<void> {
  return doing(() => void dispatchEvent(new MessageEvent("message", { data, source } as MessageEventInit)));
}
