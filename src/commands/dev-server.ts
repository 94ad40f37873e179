import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { extname } from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import type { OutputFile } from "../ssg/output.ts";
import { basePath } from "../urls.ts";

/** Shows builds to the pages that are open. */
export interface DevServer {
  url: string;
  /** Files of the pages that are open. */
  open(): Set<string>;
  /**
   * Serves these files from now on. What is open reloads as soon as its own
   * pages are there; the others follow while it does.
   *
   * @returns how many differ from the last ones.
   */
  show(files: Iterable<OutputFile>): Promise<number>;
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
  /** What the build that is under way has made so far, and its end. */
  let making: { made: Map<string, OutputFile["body"]>; end: Promise<void> } | null = null;
  let problem: string | null = null;
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
    response.end(isPage ? withFollower(String(body)) : body);
  });

  /** A file of the newest build; one that it has not made yet is waited for. */
  async function find(path: string): Promise<OutputFile["body"] | undefined> {
    const candidates = [path, ...pageFiles(path)];
    const made = candidates.map((candidate) => making?.made.get(candidate)).find((body) => body !== undefined);
    if (made !== undefined) return made;
    await making?.end;
    return candidates.map((candidate) => files.get(candidate)).find((body) => body !== undefined);
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

  /** Sends each open page on, or gives it its new styles where they are all that differs. */
  function tellBuilt(made: ReadonlyMap<string, OutputFile["body"]>): void {
    for (const [listener, page] of listeners) {
      const file = pageFiles(page.slice(basePath.length)).find((candidate) => made.has(candidate)) ?? "";
      const [before, after] = [files.get(file), made.get(file)].map((body) => String(body ?? ""));
      const styles = newStyles(before ?? "", after ?? "");
      listener.write(styles === null ? event("built", "") : event("styled", { page, styles }));
    }
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
    async show(next) {
      const made = new Map<string, OutputFile["body"]>();
      let finish = () => {};
      const end = new Promise<void>((resolve) => {
        finish = resolve;
      });
      making = { made, end };
      problem = null;
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
            tellBuilt(made);
          }
          if (isTold) await nextTurn();
        }
      } finally {
        for (const [path, body] of made) files.set(path, body);
        making = null;
        finish();
      }
      for (const path of files.keys()) if (!made.has(path)) files.delete(path);
      if (!isTold) tellBuilt(made);
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

/** The texts of a page's style elements if nothing else in it has changed, or null. */
function newStyles(before: string, after: string): string[] | null {
  if (before === after || withoutStyles(before) !== withoutStyles(after)) return null;
  return [...after.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, text = ""]) => text);
}

/** Policy and build id follow the styles. */
function withoutStyles(html: string): string {
  return html.replace(
    /<style[^>]*>.*?<\/style>|<meta (?:http-equiv="Content-Security-Policy"|name="build")[^>]*>/gs,
    "",
  );
}

function event(name: string, data: unknown): string {
  return `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
}

/** The page with our follower in it, and without the policy that would forbid it. */
function withFollower(html: string): string {
  const open = html.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/i, "");
  const script = `<script>(${follow.toString()})(${JSON.stringify(EVENTS)})</script>`;
  return open.includes("</body>") ? open.replace("</body>", `${script}</body>`) : open + script;
}

/**
 * Runs in the page: reloads it where it was after a build, and lays a build
 * error over it. It is sent as text, so no function in it may have a name:
 * tsx would mark it with a helper that the page lacks.
 */
function follow(address: string): void {
  const key = `dev-scroll:${location.pathname}`;
  const kept = sessionStorage.getItem(key);
  if (kept) addEventListener("load", () => setTimeout(() => scrollTo({ top: Number(kept), behavior: "instant" })));
  sessionStorage.removeItem(key);
  const events = new EventSource(`${address}?page=${encodeURIComponent(location.pathname)}`);
  events.addEventListener("built", () => {
    sessionStorage.setItem(key, String(scrollY));
    location.reload();
  });
  events.addEventListener("styled", ({ data }) => {
    const { page, styles } = JSON.parse(data) as { page: string; styles: string[] };
    const elements = document.querySelectorAll("style");
    // The router may have led on to another page since.
    if (page !== location.pathname || elements.length !== styles.length) events.dispatchEvent(new Event("built"));
    for (const [index, element] of elements.entries()) element.textContent = styles[index] ?? "";
    document.querySelector("dialog[data-dev]")?.remove();
  });
  events.addEventListener("problem", (problem) => {
    document.querySelector("dialog[data-dev]")?.remove();
    const overlay = document.createElement("dialog");
    overlay.setAttribute("data-dev", "");
    overlay.style.cssText =
      "max-width:60rem;margin:auto;padding:2rem;border:0;border-top:.5rem solid #c8311b;background:#17161b;color:#fbf6ec";
    const text = document.createElement("pre");
    text.style.cssText = "margin:0;white-space:pre-wrap;font:1rem/1.5 ui-monospace,monospace";
    text.textContent = JSON.parse(problem.data);
    overlay.append(text);
    document.body.append(overlay);
    overlay.showModal();
  });
}
