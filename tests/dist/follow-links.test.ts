import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test, vi } from "vitest";
import { followLinks } from "../../src/commands/follow-links.ts";

/** Starts a server that answers each path with a status and a page. */
async function serve(answers: Record<string, [status: number, html?: string]>): Promise<string> {
  const server = createServer(({ url = "/" }, response) => {
    const [status, html = ""] = answers[url] ?? [404];
    response
      .writeHead(status, { "content-type": "text/html", ...(status === 429 && { "retry-after": "1" }) })
      .end(html);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close().closeAllConnections());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

const linksTo = (...urls: string[]) => urls.map((url) => `<a href="${url}">x</a>`).join("");

test("a link that leads nowhere is named once, with the first page that has it", async () => {
  const nowhere = linksTo("/nowhere/", "/en/");
  const url = await serve({ "/it/": [200, nowhere], "/en/": [200, nowhere] });
  const { problems, checked } = await followLinks(
    [`${url}it/`, `${url}en/`],
    { url, published: "https://a.it/" },
    false,
  );
  expect(problems).toMatchObject([{ place: "/it/ and 1 more", says: "A link leads to /nowhere/, which answers 404." }]);
  expect(checked).toBeGreaterThan(2);
});

test("other sites are left alone unless asked; what they answer is a problem, for which nobody waits", async () => {
  const other = await serve({ "/shop": [200], "/busy": [429], "/gone": [410] });
  const html = linksTo(...["shop", "busy", "gone"].map((path) => other + path));
  const url = await serve({ "/it/": [200, html] });
  const follow = (external: boolean) => followLinks([`${url}it/`], { url, published: "https://a.it/" }, external);
  expect(await follow(false)).toEqual({ checked: 1, problems: [] });
  const { checked, problems } = await follow(true);
  expect(checked).toBe(4);
  expect(problems.map(({ place, says }) => `${place} ${says}`).sort()).toEqual([
    `/it/ A link leads to ${other}busy, which answers 429.`,
    `/it/ A link leads to ${other}gone, which answers 410.`,
  ]);
});

test("behind the proxy of a company, our own server is asked directly, and the proxy for other sites alone", async () => {
  const asked: string[] = [];
  const proxy = createServer()
    .on("connect", ({ url = "" }, socket) => {
      asked.push(url);
      socket.end("HTTP/1.1 502 Bad Gateway\r\n\r\n");
    })
    .listen(0, "127.0.0.1");
  await once(proxy, "listening");
  onTestFinished(() => void proxy.close());
  vi.stubEnv("HTTP_PROXY", `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`);
  onTestFinished(() => void vi.unstubAllEnvs());
  const url = await serve({ "/it/": [200, linksTo("/en/", "https://shop.example/")], "/en/": [200] });
  const follow = (external: boolean) => followLinks([`${url}it/`], { url, published: "https://a.it/" }, external);
  expect(await follow(false)).toMatchObject({ problems: [], checked: 2 });
  expect(asked).toEqual([]);
  await follow(true);
  expect(new Set(asked)).toEqual(new Set(["shop.example:443"]));
});
