import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { join, relative, sep } from "node:path";
import { BuildError } from "../problems/problem.ts";
import { headersFor, REVALIDATE } from "../ssg/hosting/host-table.ts";
import { distFolder } from "../ssg/publish.ts";
import { type Listening, listen } from "./listen.ts";
import { sendFile } from "./send-file.ts";

export type Preview = Awaited<ReturnType<typeof startPreview>>;

/** Serves `dist` with the headers of the host table. */
export async function startPreview({ root, basePath, ...place }: Listening & { root: string; basePath: string }) {
  const dist = distFolder(root);
  // Every build writes this page.
  const missing = join(dist, "404.html");
  if (!existsSync(missing)) {
    const problem = { place: "", says: `There is no site in ${dist}.`, fix: 'Run "npm run build" first.' };
    throw new BuildError([problem], "The site cannot be served:");
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [address = "/"] = (request.url ?? "/").split("?");
    const path = decodeURIComponent(address);
    const file = join(dist, path.slice(basePath.length));
    const plain = basePath + relative(dist, file).replaceAll(sep, "/");
    for (const [name, value] of Object.entries(headersFor(plain, basePath))) response.setHeader(name, value);
    // Two dots lead out of it; on Windows also beside a backslash.
    const isOfSite = path.startsWith(basePath) && (file + sep).startsWith(dist + sep);
    if (isOfSite && (await sendFile(file, request, response))) return;
    const headers404 = { "Content-Type": "text/html; charset=utf-8", "Cache-Control": REVALIDATE };
    response.writeHead(404, headers404).end(await readFile(missing));
  }

  const server = createServer((request, response) => {
    // The address is malformed, or a build has just moved the file.
    answer(request, response).catch(() => {
      response.headersSent ? response.destroy() : response.writeHead(400).end("Bad request");
    });
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
