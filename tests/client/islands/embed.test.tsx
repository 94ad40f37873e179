import { beforeEach, expect, test, vi } from "vitest";
import { FEED_MESSAGE } from "../../../src/contract.ts";
import { find, mountIsland, perform, writeIsland } from "../../support/dom/mount-island.tsx";

const map = { src: "about:blank", title: "Dove siamo", sandbox: "allow-scripts", isOwn: false };
const feed = { src: "about:blank", title: "Gli ultimi post", sandbox: "allow-scripts", isOwn: true };
const asking = { load: "Mostra", notice: "Il contenuto arriva da un servizio esterno." };
const slots = { picture: '<img src="/images/map.svg" alt="">' };
const frameWindow = { postMessage: vi.fn() } as unknown as Window;
const request = vi.fn();

// Frames load a blank page immediately and without an event, so the tests dispatch the load events.
document.addEventListener("load", (event) => event instanceof CustomEvent || event.stopPropagation(), true);
const { settings } = (window as unknown as { happyDOM: { settings: Record<string, boolean> } }).happyDOM;
Object.assign(settings, { enableIframePageLoading: true, disableIframePageLoading: false });

beforeEach(() => {
  request.mockReset().mockResolvedValue(new Response());
  vi.stubGlobal("fetch", request);
  vi.spyOn(HTMLIFrameElement.prototype, "contentWindow", "get").mockReturnValue(frameWindow);
});

test.each([map, feed, { ...map, ...asking }])(
  "before hydration the picture is shown and there is no frame: %o",
  (props) => {
    const element = writeIsland("embed", props, slots);
    expect(element.innerHTML).toContain(slots.picture);
    expect(element.querySelector("iframe")).toBeNull();
    expect(request).not.toHaveBeenCalled();
  },
);

test("hydration logs nothing and changes only what it loads", async () => {
  const logged = vi.spyOn(console, "error");
  const before = writeIsland("embed", { ...map, ...asking }, slots).innerHTML;
  expect((await mountIsland("embed", { ...map, ...asking }, slots)).innerHTML).toBe(before);
  expect(logged).not.toHaveBeenCalled();
});

test("a map is requested once, without cookies, and its frame is shown after it has loaded", async () => {
  const element = await mountIsland("embed", map, slots);
  expect(request).toHaveBeenCalledExactlyOnceWith(map.src, { method: "HEAD", mode: "no-cors", credentials: "omit" });
  const frame = find<HTMLIFrameElement>("iframe", element);
  expect(frame.getAttribute("title")).toBe(map.title);
  expect(frame.getAttribute("sandbox")).toBe(map.sandbox);
  expect(frame.getAttribute("referrerpolicy")).toBe("no-referrer");
  expect(state()).toBe("framed");
  await perform(() => void frame.dispatchEvent(new CustomEvent("load")));
  expect(state()).toBe("shown");
});

test("a map whose host is unreachable gets no frame and keeps its picture", async () => {
  request.mockRejectedValue(new TypeError("Failed to fetch"));
  const element = await mountIsland("embed", map, slots);
  expect(state()).toBe("failed");
  expect(element.querySelector("iframe")).toBeNull();
  expect(element.innerHTML).toContain(slots.picture);
});

test.each([
  { status: "ready", becomes: "shown" },
  { status: "failed", becomes: "failed" },
])("a feed that reports $status", async ({ status, becomes }) => {
  const element = await mountIsland("embed", feed, slots);
  expect(request).not.toHaveBeenCalled();
  await perform(() => void find("iframe", element).dispatchEvent(new CustomEvent("load")));
  expect(state(), "its page has loaded, the widget has not").toBe("framed");
  await sendMessage({ type: FEED_MESSAGE, status }, frameWindow);
  expect(state()).toBe(becomes);
  expect(element.querySelector("iframe") !== null).toBe(becomes === "shown");
});

test.each([
  { name: "another window", source: window, data: { type: FEED_MESSAGE, status: "failed" } },
  { name: "no window", source: null, data: { type: FEED_MESSAGE, status: "failed" } },
  { name: "the frame, of another type", source: frameWindow, data: { type: "other", status: "failed" } },
  { name: "the frame, without data", source: frameWindow, data: null },
  { name: "the frame, with a text", source: frameWindow, data: "failed" },
])("a message of $name is ignored", async ({ source, data }) => {
  await mountIsland("embed", feed, slots);
  await sendMessage(data, source);
  expect(state()).toBe("framed");
});

test("with embeds on click nothing loads before the click, and the focus moves to the loaded frame", async () => {
  const element = await mountIsland("embed", { ...map, ...asking }, slots);
  expect(request).not.toHaveBeenCalled();
  expect(element.textContent).toContain(asking.notice);
  const button = find("button", element);
  button.focus();
  await perform(() => button.click());
  expect(document.activeElement).toBe(find(".embed-place"));
  const frame = find("iframe", element);
  await perform(() => void frame.dispatchEvent(new CustomEvent("load")));
  expect(document.activeElement).toBe(frame);
});

test("a frame that loads in view does not move the focus", async () => {
  const element = await mountIsland("embed", map, slots);
  await perform(() => void find("iframe", element).dispatchEvent(new CustomEvent("load")));
  expect(document.activeElement).toBe(document.body);
});

function state(): string | null {
  return find(".embed-place").getAttribute("data-state");
}

function sendMessage(data: unknown, source: Window | null): Promise<void> {
  return perform(() => void dispatchEvent(new MessageEvent("message", { data, source } as MessageEventInit)));
}
