import { existsSync, readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { join, posix } from "node:path";
import sirv from "sirv";
import { BuildError } from "../problems/problem.ts";
import { headersFor, REVALIDATE } from "../ssg/hosting/host-table.ts";
import { distFolder } from "../ssg/publish.ts";
import { listen, type Place } from "./listen.ts";

export type Preview = Awaited<ReturnType<typeof startPreview>>;

/** Serves `dist` with the headers of the host table. */
export async function startPreview({ root, basePath, ...place }: Place & { root: string; basePath: string }) {
  const dist = distFolder(root);
  // Every build writes this page.
  const missing = join(dist, "404.html");
  if (!existsSync(missing)) {
    const problem = { place: "", says: `There is no site in ${dist}.`, fix: 'Run "npm run build" first.' };
    throw new BuildError([problem], "The site cannot be served:");
  }
  // `dev` reads the disk at each request, so that a new build shows at once.
  const serve = sirv(dist, { dev: true, etag: true });

  function answer(request: IncomingMessage, response: ServerResponse): void {
    const [address = "/"] = (request.url ?? "/").split("?");
    const path = posix.normalize(decodeURIComponent(address));
    for (const [name, value] of Object.entries(headersFor(path, basePath))) response.setHeader(name, value);
    const headers404 = { "Content-Type": "text/html; charset=utf-8", "Cache-Control": REVALIDATE };
    const answerMissing = () => void response.writeHead(404, headers404).end(readFileSync(missing));
    if (!path.startsWith(basePath)) return answerMissing();
    response.once("pipe", (file) => file.once("error", () => response.destroy()));
    // The library decodes an address too, but neither & nor # and their like. It takes a parsed one as it is.
    const pathname = path.slice(basePath.length - 1).replaceAll("%", "%25");
    serve(Object.assign(request, { _parsedUrl: { raw: request.url, pathname } }), response, answerMissing);
  }

  const server = createServer((request, response) => {
    try {
      answer(request, response);
    } catch {
      // The address or the range is malformed, or a build has just moved the file.
      response.headersSent ? response.destroy() : response.writeHead(400).end("Bad request");
    }
  });
  // By default Node closes idle connections after five seconds, sometimes while a browser reuses one.
  server.keepAliveTimeout = 0;
  const urls = (await listen(server, place)).map((origin) => origin + basePath);
  return {
    /** The address on this machine, with the base path, and all addresses. */
    url: urls[0] as string,
    urls,
    close: () => new Promise<void>((resolve) => server.close(() => resolve()).closeAllConnections()),
  };
}
