import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { lookup } from "mrmime";
import { basePath } from "../urls.ts";
import { EVENTS } from "./events.ts";
import { describeError, loadSite } from "./load-site.ts";
import { watchSources } from "./watch-sources.ts";

/**
 * Serves the site from its sources on 127.0.0.1, renders pages on request and
 * notifies open pages of changes. Takes a free port if the given one is in use.
 */
export async function startDevServer(root: string, port: number) {
  const listeners = new Set<ServerResponse>();
  let site = load();

  function load() {
    const loading = loadSite(root);
    loading.catch((error) => console.error(describeError(root, error)));
    return loading;
  }

  async function answer(address: string, response: ServerResponse): Promise<void> {
    try {
      const { path, body } = await (await site)(address);
      const type = lookup(path) ?? "application/octet-stream";
      response.writeHead(path === "404.html" ? 404 : 200, {
        "content-type": type.startsWith("text/") ? `${type}; charset=utf-8` : type,
        "cache-control": "no-store",
      });
      response.end(body);
    } catch (error) {
      // The browser retries every second.
      const headers = { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store", refresh: "1" };
      response.writeHead(500, headers).end(describeError(root, error));
    }
  }

  function listen(response: ServerResponse): void {
    response.writeHead(200, { "content-type": "text/event-stream", "cache-control": "no-store" }).flushHeaders();
    listeners.add(response);
    response.once("close", () => listeners.delete(response));
  }

  const server = createServer((request, response) => {
    const [address = "/"] = (request.url ?? "/").split("?");
    if (address === EVENTS) listen(response);
    else answer(address, response);
  });
  const start = (port: number) => once(server.listen(port, "127.0.0.1"), "listening");
  await start(port).catch(() => start(0));
  const watcher = watchSources(root, () => {
    site = load();
    for (const listener of listeners) listener.write("data: changed\n\n");
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${basePath}`,
    close() {
      watcher.close();
      server.close().closeAllConnections();
    },
  };
}
