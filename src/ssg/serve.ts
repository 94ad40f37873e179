import { readFileSync, statSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { basePath } from "../urls.ts";
import { answer, type ReadFile } from "./answer.ts";
import { distFolder, publishedFolder } from "./output.ts";

/** A server that has started. */
export interface PreviewServer {
  /** Where the site starts, base path included: `http://127.0.0.1:4173/`. */
  url: string;
  close(): Promise<void>;
}

/**
 * Serves the built site of a project on 127.0.0.1, as a plain static host
 * would. Takes a free port if the wanted one is in use (0 asks for any).
 */
export async function startServer({ root, port }: { root: string; port: number }): Promise<PreviewServer> {
  const read = siteReader(root);
  const server = createServer(async (request, response) => {
    const { method = "GET", url: target = "/", headers } = request;
    const { status, headers: sent, body } = await answer({ method, target, headers }, read).catch(unavailable);
    response.writeHead(status, sent).end(body);
  });
  // Node would end an idle connection after five seconds, on a busy machine just as a visitor uses it again.
  server.keepAliveTimeout = 0;
  await listen(server, port);
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${basePath}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** How long to wait for a site that is in neither of its places: a swap takes far less. */
const SWAP_MS = 2000;
const RETRY_MS = 5;

/**
 * Reads the files of `dist`, or the previous ones while a build swaps the two. A
 * file counts as missing only if the folder it was looked for in still stands
 * in its place afterwards, so that nobody is told 404 in mid-swap. It reads
 * without promises: the files are small, and each promise of Node's costs more
 * than what it waits for, a dozen for an answer.
 */
function siteReader(root: string): ReadFile {
  return async (path) => {
    for (let waited = 0; waited < SWAP_MS; waited += RETRY_MS) {
      const site = findSite(root);
      const body = site && readIfThere(join(site.folder, path));
      if (body) return body;
      if (site && site.identity === findSite(root)?.identity) return null;
      await wait(RETRY_MS);
    }
    throw new Error(`There is no site in ${distFolder(root)}. Run "npm run build" first.`);
  };
}

/** The folder that holds the site at this moment; its identity goes with it when it is renamed. */
function findSite(root: string): { folder: string; identity: string } | null {
  const folder = publishedFolder(root);
  const found = folder === null ? undefined : statSync(folder, { throwIfNoEntry: false });
  return folder === null || !found ? null : { folder, identity: `${folder}:${found.dev}:${found.ino}` };
}

function readIfThere(path: string): Uint8Array | null {
  try {
    return readFileSync(path);
  } catch (error) {
    if (["ENOENT", "ENOTDIR", "EISDIR", "ENAMETOOLONG"].includes((error as NodeJS.ErrnoException).code ?? ""))
      return null;
    throw error;
  }
}

function unavailable(error: unknown) {
  const message = error instanceof Error ? error.message : String(error);
  return { status: 503, headers: { "content-type": "text/plain; charset=utf-8" }, body: Buffer.from(message) };
}

async function listen(server: Server, port: number): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      if (error.code !== "EADDRINUSE") return reject(error);
      server.listen(0, "127.0.0.1", resolve);
    });
    server.listen(port, "127.0.0.1", resolve);
  });
}
