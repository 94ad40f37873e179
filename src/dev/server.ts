import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { lookup } from "mrmime";
import { tsImport } from "tsx/esm/api";
import { sourceProblem } from "../ssg/checks/messages.ts";
import { placeOfError } from "../ssg/checks/places.ts";
import { basePath } from "../urls.ts";
import { EVENTS } from "./events.ts";
import type { FindFile } from "./site.ts";
import { watchSources } from "./watch-sources.ts";

/** Serves the site from its sources on 127.0.0.1, on a free port if the given one is in use, and notifies open pages of changes. Returns its address. */
export async function startDevServer(root: string, port: number): Promise<string> {
  const listeners = new Set<ServerResponse>();
  let site = load();

  function load(): Promise<FindFile> {
    const loading = importSite(root);
    loading.catch((error) => console.error(describeError(root, error)));
    return loading;
  }

  async function answer(address: string, response: ServerResponse): Promise<void> {
    try {
      const { path, body } = await (await site)(address);
      const type = lookup(path) ?? "application/octet-stream";
      const contentType = type.startsWith("text/") ? `${type}; charset=utf-8` : type;
      response.writeHead(path === "404.html" ? 404 : 200, { "content-type": contentType }).end(body);
    } catch (error) {
      // The browser retries every second.
      const headers = { "content-type": "text/plain; charset=utf-8", refresh: "1" };
      response.writeHead(500, headers).end(describeError(root, error));
    }
  }

  function listen(response: ServerResponse): void {
    response.writeHead(200, { "content-type": "text/event-stream" }).flushHeaders();
    listeners.add(response);
    response.once("close", () => listeners.delete(response));
  }

  const server = createServer((request, response) => {
    const [address = "/"] = (request.url ?? "/").split("?");
    response.setHeader("cache-control", "no-store");
    if (address === EVENTS) listen(response);
    else answer(address, response);
  });
  const start = (port: number) => once(server.listen(port, "127.0.0.1"), "listening");
  await start(port).catch(() => start(0));
  watchSources(root, () => {
    site = load();
    for (const listener of listeners) listener.write("data: changed\n\n");
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}${basePath}`;
}

/** Imports all modules of the site again. */
async function importSite(root: string): Promise<FindFile> {
  const { openSite } = (await tsImport("./site.ts", import.meta.url)) as typeof import("./site.ts");
  return openSite(root);
}

function describeError(root: string, error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const message = error.message.replaceAll(`${root}/`, "");
  // Its problems include their places.
  if (error.name === "BuildError") return message;
  return sourceProblem(root, error) ?? `${placeOfError(root, error) ?? ""} ${error.name}: ${message}`.trim();
}
