import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { lookup } from "mrmime";
import { describeError } from "../../problems/describe-error.ts";
import { listen, type Place } from "../listen.ts";
import { CHANGES, devPage, errorPage, SCRIPT, script } from "./dev-page.ts";
import type { DevSite } from "./open-site.ts";
import { isOwnName } from "./own-name.ts";
import { prepareImport } from "./prepare-import.ts";
import { stateOfSources, watchSources } from "./watch-sources.ts";

/** The check renders all pages, for which the next save would have to wait. So it waits for a pause. */
const CHECK_DELAY_MS = 1000;

/** The site as its sources were at one time. */
interface Version {
  state: string;
  site: Promise<DevSite>;
  /** What the build would refuse, once it is known. */
  problems: string;
}

/** Serves the site from its sources. Open pages reload after a change. Returns its addresses. */
export async function startDevServer({
  root,
  basePath,
  ...place
}: Place & { root: string; basePath: string }): Promise<string[]> {
  const importSources = await prepareImport(root);
  const listeners = new Set<ServerResponse>();
  let version = open(stateOfSources(root));

  function open(state: string): Version {
    const site = importSources().then(({ openSite }) => openSite(root));
    const opened: Version = { state, site, problems: "" };
    site.then(
      () => check(opened),
      (error) => console.error(describeError(root, error)),
    );
    return opened;
  }

  /** Finds what the build would refuse, unless there is a newer version by then. */
  async function check(opened: Version): Promise<void> {
    await wait(CHECK_DELAY_MS);
    if (opened !== version) return;
    const problems = await opened.site.then((site) => site.findProblems()).catch((error) => describeError(root, error));
    if (opened !== version || problems === "") return;
    console.error(problems);
    opened.problems = problems;
    reloadPages();
  }

  /** Opens the sources anew if they have changed. Called after a save, and at each request for a page, because some mounts tell of no save. */
  function refresh(): void {
    const state = stateOfSources(root);
    if (state === version.state) return;
    version = open(state);
    reloadPages();
  }

  function reloadPages(): void {
    for (const listener of listeners) listener.write(RELOAD);
  }

  /** What a page shows: it names this when it begins to listen, and reloads if it has missed a change. */
  const shown = ({ state, problems }: Version) => (problems ? `${state}-refused` : state);

  function listenTo(response: ServerResponse, page: string): void {
    response.writeHead(200, { "content-type": "text/event-stream" }).flushHeaders();
    listeners.add(response);
    response.once("close", () => listeners.delete(response));
    if (page !== shown(version)) response.write(RELOAD);
  }

  async function answer(address: string, response: ServerResponse): Promise<void> {
    // Files have an ending, addresses of pages have none.
    if (!/\.\w+$/.test(address)) refresh();
    const current = version;
    try {
      const path = decode(address);
      const site = await current.site;
      const { path: file, body } = await site.find(path.startsWith(basePath) ? path.slice(basePath.length) : path);
      const type = lookup(file) ?? "application/octet-stream";
      const contentType = type.startsWith("text/") ? `${type}; charset=utf-8` : type;
      const isPage = file.endsWith("/index.html") && !file.startsWith("embed/");
      const content = isPage ? devPage(String(body), shown(current), current.problems) : body;
      response.writeHead(file === "404.html" ? 404 : 200, { "content-type": contentType }).end(content);
    } catch (error) {
      response.writeHead(500, { "content-type": "text/html; charset=utf-8" });
      response.end(errorPage(describeError(root, error), shown(current)));
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
  watchSources(root, refresh);
  return origins.map((origin) => origin + basePath);
}

const RELOAD = "data: reload\n\n";

/** Returns an address as its file is named; a malformed one as it is. */
function decode(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
