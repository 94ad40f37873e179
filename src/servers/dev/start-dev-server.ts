import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { lookup } from "mrmime";
import { decode } from "../../shared/decode.ts";
import { HASHED_FILES } from "../../ssg/hash.ts";
import { IMMUTABLE } from "../../ssg/hosting/host-table.ts";
import type { OutputFile } from "../../ssg/output-file.ts";
import { type Listening, listen } from "../listen.ts";
import { CHANGES, devPage, errorPage, SCRIPT, script } from "./dev-page.ts";
import { isOwnName } from "./own-name.ts";
import { startVersions } from "./versions.ts";
import { watchSources } from "./watch-sources.ts";

/** Serves the site from its sources. Open pages reload after a change. Returns its addresses. */
export async function startDevServer({
  root,
  basePath,
  ...place
}: Listening & { root: string; basePath: string }): Promise<string[]> {
  const listeners = new Set<ServerResponse>();
  const versions = await startVersions(root, () => {
    for (const listener of listeners) listener.write(RELOAD);
  });

  /** A page names what it shows when it begins to listen, and reloads if it has missed a change. */
  function listenTo(response: ServerResponse, page: string): void {
    response.writeHead(200, { "content-type": "text/event-stream" }).flushHeaders();
    listeners.add(response);
    response.once("close", () => listeners.delete(response));
    if (page !== versions.shown()) response.write(RELOAD);
  }

  async function answer(address: string, response: ServerResponse): Promise<void> {
    // Some mounts tell of no save. Files have an ending, addresses of pages have none.
    if (!/\.\w+$/.test(address)) versions.refresh();
    const path = decode(address);
    try {
      const { file, problems } = await versions.find(path.startsWith(basePath) ? path.slice(basePath.length) : path);
      send(response, file, versions.shown(), problems);
    } catch (error) {
      response.writeHead(500, { "content-type": "text/html; charset=utf-8" });
      response.end(errorPage(versions.describe(error), versions.shown()));
    }
  }

  const server = createServer((request: IncomingMessage, response) => {
    const [address = "/", query = ""] = (request.url ?? "/").split("?");
    response.setHeader("cache-control", "no-store");
    if (!isOwnName(request.headers.host ?? "", place.host === true))
      response.writeHead(403).end(`Open the site at ${origins.join(" or ")}.`);
    else if (address === CHANGES) listenTo(response, query);
    else if (address === SCRIPT) response.writeHead(200, { "content-type": "text/javascript" }).end(script);
    else answer(address, response);
  });

  const origins = await listen(server, place);
  watchSources(root, versions.refresh);
  return origins.map((origin) => origin + basePath);
}

const RELOAD = "data: reload\n\n";

function send(response: ServerResponse, { path, body }: OutputFile, shown: string, problems: string): void {
  const type = lookup(path) ?? "application/octet-stream";
  response.setHeader("content-type", type.startsWith("text/") ? `${type}; charset=utf-8` : type);
  if (path.startsWith(HASHED_FILES)) response.setHeader("cache-control", IMMUTABLE);
  const isPage = path.endsWith("/index.html") && !path.startsWith("embed/");
  response.writeHead(path === "404.html" ? 404 : 200).end(isPage ? devPage(String(body), shown, problems) : body);
}
