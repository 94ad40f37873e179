import { beforeEach, expect, test, vi } from "vitest";
import { find } from "../../support/dom/find.ts";
import { openTouchedPage, settle } from "../../support/dom/open-page.ts";

const state = () => find("[data-embed]").dataset.state;
const frames = () => document.querySelectorAll("iframe").length;
const loadFrame = () => find("iframe").dispatchEvent(new CustomEvent("load"));
const sendMessage = (data: unknown, source = find<HTMLIFrameElement>("iframe").contentWindow) =>
  dispatchEvent(new MessageEvent("message", { data, source }));

// A blank page has loaded at some time or other, so the tests send the load events.
const dispatch = HTMLIFrameElement.prototype.dispatchEvent;

beforeEach(() => {
  vi.spyOn(HTMLIFrameElement.prototype, "dispatchEvent").mockImplementation(function (this: Element, event) {
    return event instanceof CustomEvent && dispatch.call(this, event);
  });
});

test("a map is requested near the view, without cookies, and shown once it has loaded, without the focus", async () => {
  const { request, see } = await open("map");
  expect([state(), frames(), request.mock.calls]).toEqual(["waiting", 0, []]);
  await see();
  const options = { method: "HEAD", mode: "no-cors", credentials: "omit" };
  expect(request).toHaveBeenCalledExactlyOnceWith("about:blank", options);
  expect([state(), frames()]).toEqual(["framed", 1]);
  loadFrame();
  await see();
  expect([state(), frames(), document.activeElement]).toEqual(["shown", 1, document.body]);
});

test("a map whose host is unreachable gets no frame and keeps its picture", async () => {
  const { request, see } = await open("map");
  request.mockRejectedValue(new TypeError("Failed to fetch"));
  await see();
  expect([state(), frames(), document.querySelectorAll("img").length]).toEqual(["failed", 0, 1]);
});

test.each([
  { status: "ready", becomes: "shown", left: 1 },
  { status: "failed", becomes: "failed", left: 0 },
])("a feed that reports $status is $becomes", async ({ status, becomes, left }) => {
  const { request, see } = await open("feed");
  await see();
  expect(request).not.toHaveBeenCalled();
  loadFrame();
  expect(state(), "its page has loaded, the widget has not").toBe("framed");
  sendMessage({ type: "social-feed", status });
  expect([state(), frames()]).toEqual([becomes, left]);
});

test.each([
  { name: "another window", source: window, data: { type: "social-feed", status: "failed" } },
  { name: "no window", source: null, data: { type: "social-feed", status: "failed" } },
  { name: "the frame, of another type", source: undefined, data: { type: "other", status: "failed" } },
  { name: "the frame, without data", source: undefined, data: null },
])("a message of $name is ignored", async ({ source, data }) => {
  const { see } = await open("feed");
  await see();
  sendMessage(data, source);
  expect(state()).toBe("framed");
});

test("a place that asks loads after the click, and hands the focus of its button on to the frame", async () => {
  const { request, see } = await open("map", true);
  await see();
  expect([request.mock.calls, state()]).toEqual([[], "idle"]);
  find("button").click();
  expect(document.activeElement).toBe(find("[data-embed]"));
  await settle();
  loadFrame();
  expect(state()).toBe("shown");
  expect(document.activeElement).toBe(find("iframe"));
});

test.each([
  { asks: false, first: "waiting" },
  { asks: true, first: "idle" },
])("a place whose page is left returns to $first, and loads again with its page", async ({ asks, first }) => {
  const { click, travel, request, see } = await open("map", asks);
  const load = () => {
    if (asks) find("button").click();
    return see();
  };
  await load();
  loadFrame();
  expect(state()).toBe("shown");
  click("#to-about");
  await travel(-1);
  expect([state(), frames()]).toEqual([first, 0]);
  await load();
  expect([state(), frames()]).toEqual(["framed", 1]);
  expect(request).toHaveBeenCalledTimes(2);
});

type Page = Awaited<ReturnType<typeof openTouchedPage>>;

const island = (id: string) => `<p id="${id}" data-island="ads-cost"></p>`;
const pages = { "/it/": { main: island("a") + island("b") }, "/it/about/": { main: island("c") } };

test("an island is hydrated once: near the view, when the browser is idle, unless its page was left", async () => {
  const { bringIntoView, click, islands, rest, travel } = await openTouchedPage(pages);
  const [a, b] = [find("#a"), find("#b")];
  bringIntoView(a);
  await settle();
  expect(islands.hydrateIsland, "the browser is busy").not.toHaveBeenCalled();
  await rest();
  bringIntoView(b);
  click("#to-about");
  await rest();
  const c = find("#c");
  bringIntoView(c);
  await rest();
  await travel(-1);
  for (const island of [a, b, b]) {
    bringIntoView(island);
    await rest();
  }
  expect(islands.hydrateIsland.mock.calls).toEqual([[a], [c], [b]]);
});

test.each([
  { when: "the network returns", happen: () => dispatchEvent(new Event("online")) },
  {
    when: "its page is shown again",
    happen: ({ click, travel }: Page) => {
      click("#to-about");
      return travel(-1);
    },
  },
])("an island whose script does not come says so by an attribute, until it comes when $when", async ({ happen }) => {
  const logged = vi.spyOn(console, "error").mockImplementation(() => {});
  const page = await openTouchedPage(pages);
  const { bringIntoView, islands, rest } = page;
  vi.doMock("../../../src/client/page/react.ts", () => {
    throw new Error("404");
  });
  for (let time = 0; time < 2; time++) bringIntoView(find("#a"));
  await rest();
  // Vitest takes its time to tell of a mock that throws.
  await expect.poll(() => find("#a").getAttribute("data-failed"), { timeout: 20_000 }).toBe("");
  expect(find("#b").hasAttribute("data-failed")).toBe(false);
  expect(logged).toHaveBeenCalledOnce();
  const a = find("#a");
  vi.doMock("../../../src/client/page/react.ts", () => islands);
  await happen(page);
  expect(a.hasAttribute("data-failed"), "until it has come").toBe(true);
  await expect.poll(() => islands.hydrateIsland.mock.calls).toEqual([[a]]);
  expect(a.hasAttribute("data-failed")).toBe(false);
});

test("a map that was asked for and does not come says so, and its button may be pressed again", async () => {
  const { request, see } = await open("map", true);
  request.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  find("button").focus();
  find("button").click();
  await settle();
  expect(find("#announcer").textContent).toBe("Non si carica.");
  expect([state(), frames(), document.activeElement]).toEqual(["idle", 0, find("button")]);
  find("button").click();
  await see();
  loadFrame();
  expect(state()).toBe("shown");
});

/** Opens a page with a place as the server writes it. */
async function open(kind: "map" | "feed", asks = false) {
  const main = `<div data-embed="${kind}" data-state="${asks ? "idle" : "waiting"}" data-failure="Non si carica.">
    <img src="/images/${kind}.svg" alt=""><template><iframe src="about:blank" title="Dove siamo"></iframe></template>
    ${asks ? "<button>Mostra</button>" : ""}</div>`;
  const page = await openTouchedPage({ "/it/": { main } });
  const request = vi.spyOn(window, "fetch").mockResolvedValue(new Response());
  const see = () => {
    page.bringIntoView(find("[data-embed]"));
    return settle();
  };
  return { ...page, request, see };
}
