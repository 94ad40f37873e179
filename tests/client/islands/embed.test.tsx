import { beforeEach, expect, test, vi } from "vitest";
import { FEED_MESSAGE } from "../../../src/shared/contract.ts";
import { find, mountIsland, perform } from "../../support/dom/mount-island.tsx";

const map = { src: "about:blank", title: "Dove siamo", sandbox: "allow-scripts", isOwn: false };
const feed = { src: "about:blank", title: "Gli ultimi post", sandbox: "allow-scripts", isOwn: true };
const slots = { picture: '<img src="/images/map.svg" alt="">' };
const frameWindow = { postMessage: vi.fn() } as unknown as Window;
const request = vi.fn();

// Frames load a blank page immediately and without an event, so the tests dispatch the load events.
document.addEventListener("load", (event) => event instanceof CustomEvent || event.stopPropagation(), true);
Object.assign(window.happyDOM.settings, { enableIframePageLoading: true, disableIframePageLoading: false });

const state = () => find(".embed-place").getAttribute("data-state");
const loadFrame = () => perform(() => void find("iframe").dispatchEvent(new CustomEvent("load")));
const sendMessage = (data: unknown, source: Window | null) =>
  perform(() => void dispatchEvent(new MessageEvent("message", { data, source } as MessageEventInit)));

beforeEach(() => {
  request.mockReset().mockResolvedValue(new Response());
  vi.stubGlobal("fetch", request);
  vi.spyOn(HTMLIFrameElement.prototype, "contentWindow", "get").mockReturnValue(frameWindow);
});

test("a map is requested once, without cookies, and its frame is shown after it has loaded, without the focus", async () => {
  const element = await mountIsland("embed", map, slots);
  expect(request).toHaveBeenCalledExactlyOnceWith(map.src, { method: "HEAD", mode: "no-cors", credentials: "omit" });
  const frame = find("iframe", element);
  const { title, sandbox, referrerpolicy } = Object.fromEntries([...frame.attributes].map((a) => [a.name, a.value]));
  expect({ title, sandbox, referrerpolicy }).toEqual({
    title: map.title,
    sandbox: map.sandbox,
    referrerpolicy: "no-referrer",
  });
  expect(state()).toBe("framed");
  await loadFrame();
  expect(state()).toBe("shown");
  expect(document.activeElement).toBe(document.body);
});

test("a map whose host is unreachable gets no frame and keeps its picture", async () => {
  request.mockRejectedValue(new TypeError("Failed to fetch"));
  const element = await mountIsland("embed", map, slots);
  expect(state()).toBe("failed");
  expect(element.querySelector("iframe")).toBeNull();
  expect(element.innerHTML).toContain(slots.picture);
});

test.each([
  { status: "ready", becomes: "shown", frames: 1 },
  { status: "failed", becomes: "failed", frames: 0 },
])("a feed that reports $status is $becomes", async ({ status, becomes, frames }) => {
  const element = await mountIsland("embed", feed, slots);
  expect(request).not.toHaveBeenCalled();
  await loadFrame();
  expect(state(), "its page has loaded, the widget has not").toBe("framed");
  await sendMessage({ type: FEED_MESSAGE, status }, frameWindow);
  expect(state()).toBe(becomes);
  expect(element.querySelectorAll("iframe")).toHaveLength(frames);
});

test.each([
  { name: "another window", source: window, data: { type: FEED_MESSAGE, status: "failed" } },
  { name: "no window", source: null, data: { type: FEED_MESSAGE, status: "failed" } },
  { name: "the frame, of another type", source: frameWindow, data: { type: "other", status: "failed" } },
  { name: "the frame, without data", source: frameWindow, data: null },
])("a message of $name is ignored", async ({ source, data }) => {
  await mountIsland("embed", feed, slots);
  await sendMessage(data, source);
  expect(state()).toBe("framed");
});
