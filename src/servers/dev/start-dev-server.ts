import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { sep } from "node:path";
import { lookup } from "mrmime";
import { placeOfError } from "../../ssg/problems/place-of-error.ts";
import { formatProblem } from "../../ssg/problems/problem.ts";
import { sourceProblems } from "../../ssg/problems/source-problem.ts";
import { listen, type Place } from "../listen.ts";
import { EVENTS } from "./events.ts";
import type { DevSite } from "./open-pages.ts";
import { prepareImport } from "./prepare-import.ts";
import { watchSources } from "./watch-sources.ts";

/** A page that is opened while sources are saved still asks for the scripts of its own version. */
const KEPT_VERSIONS = 30;

/** Serves the site from its sources, and tells open pages of changes and problems. Returns its addresses. */
export async function startDevServer({
  root,
  basePath,
  ...place
}: Place & { root: string; basePath: string }): Promise<string[]> {
  const importSources = await prepareImport(root);
  const listeners = new Set<ServerResponse>();
  /** The version that each document was last sent in, by address. */
  const sent = new Map<string, DevSite>();
  /** The scripts of the last versions, whose names change with their content. */
  let scripts: DevSite["scripts"][] = [];
  let site = load();

  /** A site that cannot be opened has its error as problem, and in place of each page. */
  async function load(): Promise<DevSite> {
    const opened = await importSources()
      .then(({ openSite }) => openSite(root))
      .catch((error): DevSite => {
        return { problems: describeError(root, error), scripts: new Map(), find: () => Promise.reject(error) };
      });
    if (opened.problems) console.error(opened.problems);
    scripts = [opened.scripts, ...scripts].slice(0, KEPT_VERSIONS);
    return opened;
  }

  async function announce(): Promise<void> {
    const loading = load();
    site = loading;
    const { problems } = await loading;
    // A newer version announces itself.
    if (loading !== site) return;
    for (const listener of listeners) tellChange(listener, problems);
  }

  /** Tells a page, which its referrer names, of the problems, and of a change since its document was sent. */
  async function tell(response: ServerResponse, page: string): Promise<void> {
    response.writeHead(200, { "content-type": "text/event-stream" }).flushHeaders();
    const current = await site;
    response.write(`data: ${JSON.stringify(current.problems)}\n\n`);
    listeners.add(response);
    response.once("close", () => listeners.delete(response));
    if ((sent.get(page) ?? current) !== current) tellChange(response, current.problems);
  }

  async function answer(address: string, response: ServerResponse): Promise<void> {
    try {
      const version = await site;
      const kept = scripts.find((files) => files.has(address))?.get(address);
      const { path, body } = kept ?? (await version.find(address));
      if (path.endsWith(".html")) sent.set(address, version);
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
    const { host = "", referer = "" } = request.headers;
    response.setHeader("cache-control", "no-store");
    // The name of another site may lead to this machine, so that its script could read drafts.
    if (!hosts.includes(host)) response.writeHead(403).end(`Open the site at ${origins[0]}.`);
    else if (address === EVENTS) tell(response, URL.canParse(referer) ? new URL(referer).pathname : "");
    else answer(address, response);
  });
  const origins = await listen(server, place);
  const hosts = origins.map((origin) => new URL(origin).host);
  hosts.push(`localhost:${new URL(origins[0] as string).port}`);
  watchSources(root, announce);
  return origins.map((origin) => origin + basePath);
}

function tellChange(listener: ServerResponse, problems: string): void {
  listener.write(`event: change\ndata: ${JSON.stringify(problems)}\n\n`);
}

function describeError(root: string, error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const message = error.message.replaceAll(root + sep, "");
  // Its problems include their places.
  if (error.name === "BuildError") return message;
  const mistakes = sourceProblems(root, error).map(formatProblem);
  return mistakes.length > 0
    ? mistakes.join("\n")
    : `${placeOfError(root, error) ?? ""} ${error.name}: ${message}`.trim();
}
