import { existsSync, statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join, normalize } from "node:path";
import { site } from "../../../src/site.ts";
import { headersFor } from "../../../src/ssg/hosting/host-table.ts";
import { RECORD_PATH, recorder } from "./recorder.ts";

/** A response of the test server. */
export interface StubResponse {
  status?: number;
  type?: string;
  body: string | Buffer;
}

/**
 * A static host for one test. Storage and cache are empty, because each server
 * has its own port. It sends the headers of the host table, but lets no file be
 * cached. It adds an error recorder to each page. Tests can replace responses.
 * A second server replaces third parties.
 */
export interface SiteServer {
  /** Scheme, host and port, without a slash at the end. */
  readonly origin: string;
  /** Errors, warnings and policy violations of all pages so far. */
  readonly problems: string[];
  /** Requested paths in order, including those of third parties. */
  readonly requests: string[];
  /** Replaces responses for matching paths until the returned function is called. `undefined` keeps the site's own response. */
  stub(path: RegExp, respond: (path: string) => Promise<StubResponse | undefined>): () => void;
  /** Delays responses for matching paths until the returned function is called. */
  hold(path: RegExp): () => void;
  close(): Promise<void>;
}

/** Serves the built site in a folder. */
export async function startSiteServer(dist: string): Promise<SiteServer> {
  const problems: string[] = [];
  const requests: string[] = [];
  const rules = new Set<Rule>();
  const own = await listen(serveSite);
  const outside = await listen(serveThirdParties);

  /** Records a request and returns the test's response for its path, if any. */
  async function findTestResponse(path: string): Promise<StubResponse | undefined> {
    requests.push(path);
    for (const rule of [...rules]) {
      const response = rule.path.test(path) ? await rule.respond(path) : undefined;
      if (response) return response;
    }
    return undefined;
  }

  async function serveSite(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = pathOf(request);
    if (path === RECORD_PATH) {
      for await (const chunk of request) problems.push(String(chunk));
      response.end();
      return;
    }
    for (const [name, value] of Object.entries(headersFor(path))) response.setHeader(name, value);
    const stub = await findTestResponse(path);
    const file = join(dist, normalize(decodeURIComponent(path)));
    const isFolder = existsSync(file) && statSync(file).isDirectory();
    if (!stub && isFolder && !path.endsWith("/")) {
      response.writeHead(301, { location: request.url?.replace(path, `${path}/`) }).end();
      return;
    }
    send(response, prepare(stub ?? (await readResponse(isFolder ? join(file, "index.html") : file))));
  }

  async function readResponse(file: string): Promise<StubResponse> {
    if (!existsSync(file)) return { status: 404, body: await readFile(join(dist, "404.html")) };
    return { type: types[extname(file)] ?? "application/octet-stream", body: await readFile(file) };
  }

  /** Adds the recorder before the policy of a page, and replaces third-party origins with the second server. */
  function prepare({ type = HTML, ...response }: StubResponse): StubResponse {
    if (type !== HTML) return { type, ...response };
    let html = String(response.body).replace("<head>", `<head><script>${recorder}</script>`);
    for (const origin of thirdPartyOrigins) html = html.replaceAll(origin, outside.origin);
    return { ...response, type, body: html };
  }

  async function serveThirdParties(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = pathOf(request);
    send(
      response,
      (await findTestResponse(path)) ??
        thirdPartyResponses[extname(path)] ?? { body: "<!doctype html><title>Elsewhere</title>" },
    );
  }

  return {
    origin: own.origin,
    problems,
    requests,
    stub(path, respond) {
      const rule = { path, respond };
      rules.add(rule);
      return () => rules.delete(rule);
    },
    hold(path) {
      let release = () => {};
      const released = new Promise<undefined>((resolve) => {
        release = () => resolve(undefined);
      });
      const rule = { path, respond: () => released };
      rules.add(rule);
      return () => {
        rules.delete(rule);
        release();
      };
    },
    async close() {
      await Promise.all([own.close(), outside.close()]);
    },
  };
}

interface Rule {
  path: RegExp;
  respond: (path: string) => Promise<StubResponse | undefined>;
}

/** A third-party origin for the facts of tests. */
export const OUTSIDE = "https://outside.agency.test";

/** Origins of third parties that pages load from. */
const thirdPartyOrigins = new Set(
  [site.links.flags, site.links.mapEmbed, site.links.socialFeedScript, OUTSIDE].map((url) => new URL(url).origin),
);

const HTML = "text/html; charset=utf-8";

/** Responses of third parties, by file extension. */
const thirdPartyResponses: Record<string, StubResponse> = {
  ".png": {
    type: "image/svg+xml",
    body: '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><path fill="teal" d="M0 0h40v30H0z"/></svg>',
  },
  ".js": { type: "text/javascript", body: `window.${site.socialFeedGlobal} = { init() {} };` },
};

const types: Record<string, string> = {
  ".html": HTML,
  ".css": "text/css",
  ".js": "text/javascript",
  ".json": "application/json",
  ".webmanifest": "application/manifest+json",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".avif": "image/avif",
  ".webp": "image/webp",
  ".ico": "image/x-icon",
  ".woff2": "font/woff2",
  ".txt": "text/plain",
  ".xml": "application/xml",
};

function pathOf({ url = "/" }: IncomingMessage): string {
  return new URL(url, "http://site").pathname;
}

function send(response: ServerResponse, { status = 200, type = HTML, body }: StubResponse): void {
  response.writeHead(status, { "content-type": type, "cache-control": "no-cache" }).end(body);
}

async function listen(
  handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
): Promise<{ origin: string; close(): Promise<void> }> {
  const server = createServer((request, response) => {
    handle(request, response).catch((error) => response.writeHead(500).end(String(error)));
  });
  // By default Node closes a connection after five idle seconds, and a browser may be about to reuse it.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
