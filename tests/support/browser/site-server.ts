import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { extname, join, normalize } from "node:path";
import { lookup } from "mrmime";
import { listen } from "../../../src/servers/listen.ts";
import { facts } from "../../../src/site.ts";
import { headersFor } from "../../../src/ssg/hosting/host-table.ts";

export interface StubResponse {
  status?: number;
  type?: string;
  body: string | Buffer;
}

/** What a host says about a file that it does not have. */
export const MISSING: StubResponse = { status: 404, body: "" };

export const NO_HEADERS = /^$/;

export type SiteServer = Awaited<ReturnType<typeof startSiteServer>>;

/**
 * Serves the built site in a folder below a base path, for one test. Storage and cache are empty, because each server
 * has its own port. It sends the headers of the host table, but lets no file be cached. It adds an error recorder to
 * each page. Tests can replace responses. A second server replaces third parties.
 */
export async function startSiteServer(dist: string, base = "/") {
  const own = await start(serveSite);
  const outside = await start(serveThirdParties);
  const scripts = [recorder];
  const rules: { path: RegExp; response: StubResponse | Promise<StubResponse | undefined> }[] = [];
  const server = {
    /** Scheme, host and port, without a slash at the end. */
    origin: own.origin,
    /** Errors, warnings and policy violations of all pages so far. */
    problems: [] as string[],
    /** Requested paths in order, including those of third parties. */
    requests: [] as string[],
    /** Those of third parties. */
    outsideRequests: [] as string[],
    /** Headers of the host table that are not sent. */
    withheld: NO_HEADERS,
    /** Runs a function at the start of each page, and of the frames of the facts. */
    runFirst(run: () => void): void {
      scripts.push(`(${run})()`);
    },
    /** Replaces responses for matching paths. */
    stub(path: RegExp, response: StubResponse): void {
      rules.push({ path, response });
    },
    /** Delays responses for matching paths until the returned function is called, which may replace them. */
    hold(path: RegExp): (response?: StubResponse) => void {
      let release = (_response?: StubResponse) => {};
      const response = new Promise<StubResponse | undefined>((resolve) => {
        release = resolve;
      });
      rules.push({ path, response });
      return release;
    },
    async close(): Promise<void> {
      await Promise.all([own.close(), outside.close()]);
    },
  };
  return server;

  /** Records a request and returns the test's response for its path, if any. */
  async function findTestResponse(path: string): Promise<StubResponse | undefined> {
    server.requests.push(path);
    for (const rule of rules.filter((rule) => rule.path.test(path))) {
      const response = await rule.response;
      if (response) return response;
    }
    return undefined;
  }

  async function serveSite(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = pathOf(request);
    if (path === RECORD_PATH) {
      for await (const chunk of request) server.problems.push(String(chunk));
      response.end();
      return;
    }
    const local = path.startsWith(base) ? path.slice(base.length - 1) : "/outside-the-site";
    for (const [name, value] of Object.entries(headersFor(local, "/")))
      if (!server.withheld.test(name)) response.setHeader(name, value);
    send(response, prepare((await findTestResponse(path)) ?? (await readResponse(local))));
  }

  async function readResponse(path: string): Promise<StubResponse> {
    const file = join(dist, normalize(decodeURIComponent(path)).replace(/\/$/, "/index.html"));
    if (!existsSync(file)) return { status: 404, body: await readFile(join(dist, "404.html")) };
    const type = file.endsWith(".html") ? HTML : (lookup(file) ?? "application/octet-stream");
    return { type, body: await readFile(file) };
  }

  /** Adds the recorder and the scripts of the test before the policy of a page, and replaces third-party origins with the second server. */
  function prepare({ type = HTML, ...response }: StubResponse): StubResponse {
    // The files with all pages are JSON.
    if (type !== HTML && type !== "application/json") return { type, ...response };
    let text = String(response.body);
    if (type === HTML) text = text.replace("<head>", () => `<head><script>${scripts.join(";")}</script>`);
    // Without the recorder no error of the page would be seen.
    if (type === HTML && text.includes("<main") && !text.includes(recorder)) throw new Error("<head> was not found.");
    for (const url of thirdParties) text = text.replaceAll(new URL(url).origin, outside.origin);
    return { ...response, type, body: text };
  }

  async function serveThirdParties(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = pathOf(request);
    server.outsideRequests.push(path);
    const usual = thirdPartyResponses[extname(path)] ?? { body: "<!doctype html><title>Elsewhere</title>" };
    send(response, (await findTestResponse(path)) ?? usual);
  }
}

/** Where pages report to. A request to it is answered once all reports before it have come. */
export const RECORD_PATH = "/recorded-by-tests";

/** A script for the head of each page. Immediately reports errors, warnings and policy violations. */
const recorder = `(${record})(${JSON.stringify(RECORD_PATH)})`;

function record(path: string): void {
  const report = (text: string) => navigator.sendBeacon(path, `${location.pathname}: ${text}`);
  for (const level of ["error", "warn"] as const) {
    const original = console[level];
    console[level] = (...values: unknown[]) => {
      report(`console.${level}: ${values.map(String).join(" ")}`);
      original.apply(console, values);
    };
  }
  const reportError = ({ message, target }: ErrorEvent) => {
    const file = target instanceof Element && (target.getAttribute("src") ?? target.getAttribute("href"));
    report(file ? `did not load: ${file}` : `uncaught: ${message}`);
  };
  addEventListener("error", reportError, true);
  addEventListener("unhandledrejection", ({ reason }) => report(`unhandled: ${reason}`));
  addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) => {
    // The policy of the social-feed frame blocks the report too.
    if (!blockedURI.endsWith(path)) report(`policy: ${effectiveDirective} refused ${blockedURI}`);
  });
}

/** A third-party origin for the facts of tests. */
export const OUTSIDE = "https://outside.agency.test";

const { flags, mapEmbed, socialFeedScript } = facts.links;
const thirdParties = [flags, mapEmbed, socialFeedScript, OUTSIDE].filter((url) => url !== undefined);

const HTML = "text/html; charset=utf-8";

const thirdPartyResponses: Record<string, StubResponse> = {
  ".png": {
    type: "image/svg+xml",
    body: '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><path fill="teal" d="M0 0h40v30H0z"/></svg>',
  },
  ".js": { type: "text/javascript", body: `window.${facts.socialFeedGlobal} = { init() {} };` },
};

function pathOf({ url = "/" }: IncomingMessage): string {
  return new URL(url, "http://site").pathname;
}

function send(response: ServerResponse, { status = 200, type = HTML, body }: StubResponse): void {
  response.writeHead(status, { "content-type": type, "cache-control": "no-cache" }).end(body);
}

async function start(handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>) {
  const server = createServer((request, response) => {
    handle(request, response).catch((error) => response.writeHead(500).end(String(error)));
  });
  // By default Node closes a connection after five idle seconds, and a browser may be about to reuse it.
  server.keepAliveTimeout = 0;
  const [origin = ""] = await listen(server, { port: 0 });
  return { origin, close: () => new Promise<void>((resolve) => server.close(() => resolve()).closeAllConnections()) };
}
