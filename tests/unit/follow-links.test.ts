import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test, vi } from "vitest";
import { followLinks } from "../../src/commands/follow-links.ts";

/** Starts a server on a free port. Returns its address. */
async function listen(server: Server): Promise<string> {
  await once(server.listen(0, "127.0.0.1"), "listening");
  onTestFinished(() => void server.close().closeAllConnections());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

/** Starts a server that answers each path with a status and a page. */
function serve(answers: Record<string, [status: number, html?: string]>): Promise<string> {
  const server = createServer(({ url = "/" }, response) => {
    const [status, html = ""] = answers[url] ?? [404];
    response.writeHead(status, { "content-type": "text/html", "retry-after": "1" }).end(html);
  });
  return listen(server);
}

const follow = (url: string, external: boolean, pages = [`${url}it/`]) =>
  followLinks(pages, { url, published: "https://a.it/" }, external);

const linksTo = (...urls: string[]) => urls.map((url) => `<a href="${url}">x</a>`).join("");

test("a link that leads nowhere is named once, with the first page that has it", async () => {
  const nowhere = linksTo("/nowhere/", "/en/");
  const url = await serve({ "/it/": [200, nowhere], "/en/": [200, nowhere] });
  const { problems, checked } = await follow(url, false, [`${url}it/`, `${url}en/`]);
  expect(problems).toMatchObject([{ place: "/it/ and 1 more", says: "A link leads to /nowhere/, which answers 404." }]);
  expect(checked).toBeGreaterThan(2);
});

test("other sites are left alone unless asked; what they answer is a problem, for which nobody waits", async () => {
  const other = await serve({ "/shop": [200], "/busy": [429], "/gone": [410] });
  const html = linksTo(...["shop", "busy", "gone"].map((path) => other + path));
  const url = await serve({ "/it/": [200, html] });
  expect(await follow(url, false)).toEqual({ checked: 1, problems: [] });
  const { checked, problems } = await follow(url, true);
  expect(checked).toBe(4);
  expect(problems.map(({ place, says }) => `${place} ${says}`).sort()).toEqual([
    `/it/ A link leads to ${other}busy, which answers 429.`,
    `/it/ A link leads to ${other}gone, which answers 410.`,
  ]);
});

test("behind the proxy of a company, our own server is asked directly, and the proxy for other sites alone", async () => {
  const asked: string[] = [];
  const proxy = createServer().on("connect", ({ url = "" }, socket) => {
    asked.push(url);
    socket.end("HTTP/1.1 502 Bad Gateway\r\n\r\n");
  });
  vi.stubEnv("HTTP_PROXY", await listen(proxy));
  onTestFinished(() => void vi.unstubAllEnvs());
  const url = await serve({ "/it/": [200, linksTo("/en/", "https://shop.example/")], "/en/": [200] });
  expect(await follow(url, false)).toMatchObject({ problems: [], checked: 2 });
  expect(asked).toEqual([]);
  await follow(url, true);
  expect([...new Set(asked)]).toEqual(["shop.example:443"]);
});
