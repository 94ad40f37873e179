import { beforeEach, expect, test, vi } from "vitest";
import { flushPromises } from "../../support/dom/flush-promises.ts";
import { find } from "../../support/dom/mount-island.tsx";
import { bringIntoView, openTouchedPage } from "../../support/dom/open-page.ts";
import { nav } from "../router/router-site.ts";

const frameWindow = { postMessage: vi.fn() } as unknown as Window;
const request = vi.fn();

// A blank page has loaded at some time or other, so the tests send the load events.
Object.assign(window.happyDOM.settings, { enableIframePageLoading: true, disableIframePageLoading: false });
const dispatch = HTMLIFrameElement.prototype.dispatchEvent;

beforeEach(() => {
  vi.spyOn(HTMLIFrameElement.prototype, "dispatchEvent").mockImplementation(function (this: Element, event) {
    return event instanceof CustomEvent && dispatch.call(this, event);
  });
  request.mockReset().mockResolvedValue(new Response());
  vi.spyOn(HTMLIFrameElement.prototype, "contentWindow", "get").mockReturnValue(frameWindow);
});
const place = () => find("[data-embed]");
const see = (target: Element) => {
  bringIntoView(target);
  return flushPromises();
};
const state = () => place().dataset.state;
const frames = () => document.querySelectorAll("iframe").length;
const loadFrame = () => find("iframe").dispatchEvent(new CustomEvent("load"));
const sendMessage = (data: unknown, source: Window | null = frameWindow) =>
  dispatchEvent(new MessageEvent("message", { data, source } as MessageEventInit));

/** Opens a page with a place as the server writes it. */
async function open(kind: "map" | "feed", asks = false) {
  const main = `<div data-embed="${kind}" data-state="${asks ? "idle" : "waiting"}" tabindex="-1">
    <img src="/images/${kind}.svg" alt=""><template><iframe src="about:blank" title="Dove siamo"></iframe></template>
    ${asks ? "<button>Mostra</button>" : ""}</div>`;
  const page = await openTouchedPage({ "/it/": { header: nav, main }, "/it/about/": { header: nav } });
  // The pages are here.
  vi.stubGlobal("fetch", request);
  return page;
}

test("a map is requested once it comes near, without cookies, and shown after its frame has loaded, without the focus", async () => {
  await open("map");
  expect([request.mock.calls, state(), frames()]).toEqual([[], "waiting", 0]);
  await see(place());
  expect(request).toHaveBeenCalledExactlyOnceWith("about:blank", {
    method: "HEAD",
    mode: "no-cors",
    credentials: "omit",
  });
  expect([state(), frames()]).toEqual(["framed", 1]);
  loadFrame();
  await see(place());
  expect([state(), frames(), document.activeElement]).toEqual(["shown", 1, document.body]);
});

test("a map whose host is unreachable gets no frame and keeps its picture", async () => {
  request.mockRejectedValue(new TypeError("Failed to fetch"));
  await open("map");
  await see(place());
  expect([state(), frames(), document.querySelectorAll("img").length]).toEqual(["failed", 0, 1]);
});

test.each([
  { status: "ready", becomes: "shown", left: 1 },
  { status: "failed", becomes: "failed", left: 0 },
])("a feed that reports $status is $becomes", async ({ status, becomes, left }) => {
  await open("feed");
  await see(place());
  expect(request).not.toHaveBeenCalled();
  loadFrame();
  expect(state(), "its page has loaded, the widget has not").toBe("framed");
  sendMessage({ type: "social-feed", status });
  expect([state(), frames()]).toEqual([becomes, left]);
});

test.each([
  { name: "another window", source: window, data: { type: "social-feed", status: "failed" } },
  { name: "no window", source: null, data: { type: "social-feed", status: "failed" } },
  { name: "the frame, of another type", source: frameWindow, data: { type: "other", status: "failed" } },
  { name: "the frame, without data", source: frameWindow, data: null },
])("a message of $name is ignored", async ({ source, data }) => {
  await open("feed");
  await see(place());
  sendMessage(data, source as Window);
  expect(state()).toBe("framed");
});

test("a place that asks loads after the click, and hands the focus of its button on to the frame", async () => {
  await open("map", true);
  await see(place());
  expect([state(), request.mock.calls]).toEqual(["idle", []]);
  find("button").click();
  expect(document.activeElement).toBe(place());
  await flushPromises();
  loadFrame();
  expect([state(), document.activeElement]).toEqual(["shown", find("iframe")]);
});

test.each([
  { asks: false, first: "waiting" },
  { asks: true, first: "idle" },
])(
  "a place whose page is left returns to $first, and loads again on the page that is shown again",
  async ({ asks, first }) => {
    const { click, travel } = await open("map", asks);
    const load = async () => {
      if (asks) find("button").click();
      await see(place());
    };
    await load();
    loadFrame();
    expect(state()).toBe("shown");
    click("#to-about");
    await travel(-1);
    expect([state(), frames()]).toEqual([first, 0]);
    await load();
    expect([state(), frames(), request.mock.calls.length]).toEqual(["framed", 1, 2]);
  },
);
