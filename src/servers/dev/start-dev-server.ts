import { once } from "node:events";
import { type FSWatcher, watch } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join, sep } from "node:path";
import fastGlob from "fast-glob";
import { lookup } from "mrmime";
import { placeOfError } from "../../ssg/problems/places.ts";
import { sourceProblem } from "../../ssg/problems/source-problem.ts";
import { basePath } from "../../urls.ts";
import { EVENTS } from "./events.ts";
import type { DevSite } from "./open-pages.ts";
import { prepareImport } from "./prepare-import.ts";

/**
 * Serves the site from its sources on 127.0.0.1, on a free port if the given one is in use.
 * Tells open pages of changes and problems. Returns its address.
 */
export async function startDevServer(root: string, port: number): Promise<string> {
  const importSources = await prepareImport(root);
  const listeners = new Set<ServerResponse>();
  let site = load();

  /** A site that cannot be opened has its error as problem, and in place of each page. */
  async function load(): Promise<DevSite> {
    const opened = await importSources()
      .then(({ openSite }) => openSite(root))
      .catch((error): DevSite => ({ problems: describeError(root, error), find: () => Promise.reject(error) }));
    if (opened.problems) console.error(opened.problems);
    return opened;
  }

  async function announce(): Promise<void> {
    const loading = load();
    site = loading;
    const { problems } = await loading;
    // A newer version announces itself.
    if (loading !== site) return;
    for (const listener of listeners) listener.write(`event: change\ndata: ${JSON.stringify(problems)}\n\n`);
  }

  async function listen(response: ServerResponse): Promise<void> {
    response.writeHead(200, { "content-type": "text/event-stream" }).flushHeaders();
    listeners.add(response);
    response.once("close", () => listeners.delete(response));
    response.write(`data: ${JSON.stringify((await site).problems)}\n\n`);
  }

  async function answer(address: string, response: ServerResponse): Promise<void> {
    try {
      const { path, body } = await (await site).find(address);
      const type = lookup(path) ?? "application/octet-stream";
      const contentType = type.startsWith("text/") ? `${type}; charset=utf-8` : type;
      response.writeHead(path === "404.html" ? 404 : 200, { "content-type": contentType }).end(body);
    } catch (error) {
      // The browser retries every second.
      const headers = { "content-type": "text/plain; charset=utf-8", refresh: "1" };
      response.writeHead(500, headers).end(describeError(root, error));
    }
  }

  const server = createServer((request: IncomingMessage, response) => {
    const [address = "/"] = (request.url ?? "/").split("?");
    response.setHeader("cache-control", "no-store");
    if (!isOurs(request.headers.host)) response.writeHead(403).end(`Open the site at http://127.0.0.1:${ownPort()}.`);
    else if (address === EVENTS) listen(response);
    else answer(address, response);
  });
  const ownPort = () => (server.address() as AddressInfo).port;
  /** The name of another site may lead to this machine, so that its script could read drafts. */
  const isOurs = (host = "") => [`127.0.0.1:${ownPort()}`, `localhost:${ownPort()}`].includes(host);
  const start = (port: number) => once(server.listen(port, "127.0.0.1"), "listening");
  await start(port).catch(() => start(0));
  watchSources(root, announce);
  return `http://127.0.0.1:${ownPort()}${basePath}`;
}

function describeError(root: string, error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const message = error.message.replaceAll(root + sep, "");
  // Its problems include their places.
  if (error.name === "BuildError") return message;
  return sourceProblem(root, error) ?? `${placeOfError(root, error) ?? ""} ${error.name}: ${message}`.trim();
}

/** Editors save in several steps; the last one counts. */
const SETTLE_MS = 20;

/** Calls back after every change of the sources. Watches folders, since a file that an editor replaces is another file. */
function watchSources(root: string, onChange: () => void): void {
  let watchers: FSWatcher[] = [];
  let settle: NodeJS.Timeout | undefined;
  function watchFolders(): void {
    for (const watcher of watchers) watcher.close();
    const folders = fastGlob.sync("{src,styles,static}{,/**}", { cwd: root, onlyDirectories: true });
    try {
      watchers = folders.map((folder) => watch(join(root, folder), wait).on("error", () => {}));
    } catch {
      // A folder has just been deleted.
      wait();
    }
  }
  function wait(): void {
    clearTimeout(settle);
    settle = setTimeout(() => {
      // There may be new folders.
      watchFolders();
      onChange();
    }, SETTLE_MS);
  }
  watchFolders();
}
