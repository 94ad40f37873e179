import { expect, test, vi } from "vitest";
import { flushPromises } from "../support/dom/flush-promises.ts";
import { openPage, send } from "../support/dom/open-page.ts";
import { pageHtml, STYLES } from "../support/dom/serve-pages.ts";

test("of two saves whose pages arrive in the wrong order, the last one stays", async () => {
  const events = new EventTarget();
  vi.stubGlobal("EventSource", function open() {
    return events;
  });
  const { server } = await openPage({ "/it/": { title: "Home" } });
  await import("../../src/servers/dev/client.ts");
  send("scroll");
  await flushPromises();
  const answers: ((page: Response) => void)[] = [];
  server.fetch.mockImplementation((address) => {
    return address.endsWith(STYLES)
      ? Promise.resolve(new Response("", { headers: { "content-type": "text/css" } }))
      : new Promise((resolve) => answers.push(resolve));
  });
  const answer = (index: number, title: string) => {
    answers[index]?.(new Response(pageHtml({ title }), { headers: { "content-type": "text/html" } }));
    return flushPromises();
  };
  for (let save = 0; save < 2; save++) events.dispatchEvent(new MessageEvent("change", { data: '""' }));
  await flushPromises();
  await answer(1, "Second");
  await answer(0, "First");
  expect(document.title).toBe("Second");
});
