import { existsSync, statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join, normalize } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { lookup } from "mrmime";
import { site } from "../../../src/site.ts";
import { headersFor } from "../../../src/ssg/hosting/host-table.ts";
import { RECORD_PATH, recorder } from "./recorder.ts";

/** A response of the test server. */
export interface StubResponse {
  status?: number;
  type?: string;
  headers?: Record<string, string>;
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
  /** Those of third parties. */
  readonly outsideRequests: string[];
  /** Those that a window or frame navigated to. */
  readonly documents: string[];
  /** Whether our own headers are sent; GitHub Pages sends none. */
  sendsHeaders: boolean;
  /** Names of those that are not sent. */
  withheld: readonly string[];
  /** Runs a function at the start of each page, and of the frames of the site. */
  runFirst<Values extends unknown[]>(run: (...values: Values) => void, ...values: Values): void;
  /** Replaces responses for matching paths until the returned function is called. `undefined` keeps the site's own response. */
  stub(path: RegExp, respond: (path: string) => Promise<StubResponse | undefined>): () => void;
  /** Delays responses for matching paths until the returned function is called. */
  hold(path: RegExp): () => void;
  /** Delays responses for matching paths by this time. */
  delay(path: RegExp, ms: number): void;
  close(): Promise<void>;
}

/** Serves the built site in a folder below a base path. */
export async function startSiteServer(dist: string, base = "/"): Promise<SiteServer> {
  const problems: string[] = [];
  const requests: string[] = [];
  const outsideRequests: string[] = [];
  const documents: string[] = [];
  const scripts = [recorder];
  const rules = new Set<Rule>();
  const own = await listen(serveSite);
  const outside = await listen(serveThirdParties);

  /** Records a request and returns the test's response for its path, if any. */
  async function findTestResponse({ headers }: IncomingMessage, path: string): Promise<StubResponse | undefined> {
    requests.push(path);
    if (/^(document|iframe)$/.test(String(headers["sec-fetch-dest"]))) documents.push(path);
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
    const local = path.startsWith(base) ? path.slice(base.length - 1) : "/outside-the-site";
    const ours = server.sendsHeaders ? headersFor(local) : {};
    for (const [name, value] of Object.entries(ours))
      if (!server.withheld.includes(name)) response.setHeader(name, value);
    const stub = await findTestResponse(request, path);
    const file = join(dist, normalize(decodeURIComponent(local)));
    const isFolder = existsSync(file) && statSync(file).isDirectory();
    if (!stub && isFolder && !path.endsWith("/")) {
      response.writeHead(301, { location: request.url?.replace(path, `${path}/`) }).end();
      return;
    }
    send(response, prepare(stub ?? (await readResponse(isFolder ? join(file, "index.html") : file))));
  }

  async function readResponse(file: string): Promise<StubResponse> {
    if (!existsSync(file)) return { status: 404, body: await readFile(join(dist, "404.html")) };
    const type = file.endsWith(".html") ? HTML : (lookup(file) ?? "application/octet-stream");
    return { type, body: await readFile(file) };
  }

  /** Adds the recorder and the scripts of the test before the policy of a page, and replaces third-party origins with the second server. */
  function prepare({ type = HTML, ...response }: StubResponse): StubResponse {
    // The files with all pages are JSON.
    if (type !== HTML && type !== JSON_TYPE) return { type, ...response };
    let text = String(response.body);
    if (type === HTML) text = text.replace("<head>", `<head><script>${scripts.join(";")}</script>`);
    for (const origin of thirdPartyOrigins) text = text.replaceAll(origin, outside.origin);
    return { ...response, type, body: text };
  }

  async function serveThirdParties(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = pathOf(request);
    outsideRequests.push(path);
    send(
      response,
      (await findTestResponse(request, path)) ??
        thirdPartyResponses[extname(path)] ?? { body: "<!doctype html><title>Elsewhere</title>" },
    );
  }

  const server: SiteServer = {
    origin: own.origin,
    problems,
    requests,
    outsideRequests,
    documents,
    sendsHeaders: true,
    withheld: [],
    runFirst(run, ...values) {
      scripts.push(`(${run})(...${JSON.stringify(values)})`);
    },
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
    delay(path, ms) {
      rules.add({ path, respond: () => wait(ms, undefined, { ref: false }) });
    },
    async close() {
      await Promise.all([own.close(), outside.close()]);
    },
  };
  return server;
}

interface Rule {
  path: RegExp;
  respond: (path: string) => Promise<StubResponse | undefined>;
}

/** A third-party origin for the facts of tests. */
export const OUTSIDE = "https://outside.agency.test";

/** Origins of third parties that pages load from. */
const thirdPartyOrigins = new Set(
  [site.links.flags, site.links.mapEmbed, site.links.socialFeedScript, OUTSIDE].flatMap((url) =>
    url ? [new URL(url).origin] : [],
  ),
);

const HTML = "text/html; charset=utf-8";
const JSON_TYPE = "application/json";

/** Responses of third parties, by file extension. */
const thirdPartyResponses: Record<string, StubResponse> = {
  ".png": {
    type: "image/svg+xml",
    body: '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><path fill="teal" d="M0 0h40v30H0z"/></svg>',
  },
  ".js": { type: "text/javascript", body: `window.${site.socialFeedGlobal} = { init() {} };` },
};

function pathOf({ url = "/" }: IncomingMessage): string {
  return new URL(url, "http://site").pathname;
}

function send(response: ServerResponse, { status = 200, type = HTML, headers, body }: StubResponse): void {
  response.writeHead(status, { "content-type": type, "cache-control": "no-cache", ...headers }).end(body);
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
