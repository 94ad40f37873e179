import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { extname } from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import { BUILD_META, ISLAND_ATTRIBUTE, LATE_ATTRIBUTE } from "../contract.ts";
import type { OutputFile } from "../ssg/output.ts";
import { basePath } from "../urls.ts";
import { follow } from "./follow.ts";

/** Shows builds to the pages that are open. */
export interface DevServer {
  url: string;
  /** Files of the pages that are open. */
  open(): Set<string>;
  /**
   * Serves these files from now on. What is open follows as soon as its own
   * pages are there; the others are made while it does.
   *
   * @param signal stops the making of those others, when a newer build is about to.
   * @returns how many differ from the last ones.
   */
  show(files: Iterable<OutputFile>, signal?: AbortSignal): Promise<number>;
  /** Shows a build error over the pages that are open, and over every page opened until the next success. */
  fail(message: string): void;
  close(): void;
}

const types: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".woff2": "font/woff2",
  ".xml": "application/xml; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
};

/** Serves a build out of memory on 127.0.0.1, with a script in each page that follows the next builds. Falls back to a free port. */
export async function startDevServer(port: number): Promise<DevServer> {
  const files = new Map<string, OutputFile["body"]>();
  /** What the build that is under way has made so far. */
  let making: ReadonlyMap<string, OutputFile["body"]> | null = null;
  let problem: string | null = null;
  let builds = 0;
  const listeners = new Map<ServerResponse, string>();

  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
    if (pathname === EVENTS) return listen(response, searchParams.get("page") ?? "");
    const path = pathname.startsWith(basePath) ? decoded(pathname.slice(basePath.length)) : pathname;
    const found = await find(path);
    const body = found ?? files.get("404.html") ?? "<!doctype html><body>";
    const isPage = found === undefined || !extname(path) || extname(path) === ".html";
    response.writeHead(found === undefined ? 404 : 200, {
      "content-type": isPage ? types[".html"] : (types[extname(path)] ?? "application/octet-stream"),
      // What has its hash in its name is still the same after a reload, compiled scripts included.
      "cache-control": /^assets\/.*-\w+\.\w+$/.test(path) ? "max-age=31536000, immutable" : "no-store",
    });
    response.end(isPage ? forDevelopment(String(body), builds) : body);
  });

  /** A file of the newest build; one that it has not made yet is waited for. */
  async function find(path: string): Promise<OutputFile["body"] | undefined> {
    const candidates = [path, ...pageFiles(path)];
    const bodyIn = (from: ReadonlyMap<string, OutputFile["body"]>) =>
      candidates.map((candidate) => from.get(candidate)).find((body) => body !== undefined);
    while (making) {
      const made = bodyIn(making);
      if (made !== undefined) return made;
      await nextTurn();
    }
    return bodyIn(files);
  }

  function listen(response: ServerResponse, page: string): void {
    response.writeHead(200, { "content-type": "text/event-stream", "cache-control": "no-store" });
    response.write(problem === null ? ": listening\n\n" : event("problem", problem));
    listeners.set(response, page);
    response.on("close", () => listeners.delete(response));
  }

  function tell(message: string): void {
    for (const listener of listeners.keys()) listener.write(message);
  }

  function openPages(): Set<string> {
    return new Set([...listeners.values()].flatMap((page) => pageFiles(page.slice(basePath.length))));
  }

  await new Promise<void>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      if (error.code !== "EADDRINUSE") return reject(error);
      server.listen(0, "127.0.0.1", resolve);
    });
    server.listen(port, "127.0.0.1", resolve);
  });

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${basePath}`,
    open: openPages,
    async show(next, signal) {
      const made = new Map<string, OutputFile["body"]>();
      making = made;
      problem = null;
      builds++;
      const awaited = [...openPages()].filter((path) => files.has(path));
      let isTold = false;
      let changed = 0;
      try {
        for (const { path, body } of next) {
          // A page that cannot be rendered is empty: what was there before stays until the problem is told.
          if (body === "") continue;
          made.set(path, body);
          if (!sameBody(files.get(path), body)) changed++;
          if (!isTold && awaited.every((file) => made.has(file))) {
            isTold = true;
            tell(event("built", ""));
          }
          if (isTold) await nextTurn();
          if (signal?.aborted) return changed;
        }
      } finally {
        for (const [path, body] of made) files.set(path, body);
        making = null;
      }
      for (const path of files.keys()) if (!made.has(path)) files.delete(path);
      if (!isTold) tell(event("built", ""));
      return changed;
    },
    fail(message) {
      problem = message;
      tell(event("problem", message));
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

const EVENTS = "/__dev";

/** Files that may stand for an address. */
function pageFiles(path: string): string[] {
  return [`${path}index.html`, `${path}/index.html`];
}

/** The path as it was written; one that cannot be decoded names no file. */
function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

function sameBody(one: OutputFile["body"] | undefined, other: OutputFile["body"]): boolean {
  if (one === undefined || typeof one === "string" || typeof other === "string") return one === other;
  return Buffer.compare(one, other) === 0;
}

function event(name: string, data: unknown): string {
  return `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
}

/**
 * The page with our follower in it and the number of its build, so that the
 * router keeps no page of an older one; without the policy that would forbid
 * the follower, and without the template that is not there any more when the
 * follower compares.
 */
function forDevelopment(html: string, build: number): string {
  const open = html
    .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/i, "")
    .replace(new RegExp(`<template ${LATE_ATTRIBUTE}="">(.*?)</template>`, "s"), "$1")
    .replace(new RegExp(`<meta name="${BUILD_META}"[^>]*>`), `<meta name="${BUILD_META}" content="${build}">`);
  const script = `<script>(${follow.toString()})("${EVENTS}", "[${ISLAND_ATTRIBUTE}]")</script>`;
  return open.includes("</body>") ? open.replace("</body>", `${script}</body>`) : open + script;
}
