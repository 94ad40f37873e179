import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll } from "vitest";
import { startPreview } from "../../../src/servers/start-preview.ts";
import { precompress } from "../../../src/ssg/hosting/precompress.ts";
import { basePath } from "../../../src/urls.ts";
import { type Host, type HostedSite, startApache, startNginx } from "../programs/host-binaries.ts";
import { root } from "../project/project-root.ts";
import { dist, files } from "./built-site.ts";
import { type RawResponse, sendRequest } from "./send-request.ts";

export const servers = ["preview server", "nginx", "Apache"] as const;
export type Server = (typeof servers)[number];

/** The servers that are not our own. */
export const hostServers = ["nginx", "Apache"] as const satisfies readonly Server[];

/** The built site on every server. */
export interface RunningServers {
  /** Sends a request with these headers and no others that affect the response. */
  request(server: Server, path: string, options?: Parameters<typeof sendRequest>[2]): Promise<RawResponse>;
  originOf(server: Server): string;
}

/** Starts every server before the tests of a file and stops them after. */
export function startServers(): RunningServers {
  let running: Record<Server, Host>;
  beforeAll(async () => {
    const site = await hostedSite();
    const [preview, nginx, apache] = await Promise.all([
      startPreview({ root, port: 0 }),
      startNginx(site),
      startApache(site),
    ]);
    running = { "preview server": { origin: new URL(preview.url).origin, stop: preview.close }, nginx, Apache: apache };
  }, 180_000);
  afterAll(async () => {
    for (const { stop } of Object.values(running ?? {})) await stop();
  });
  const originOf = (server: Server) => running[server].origin;
  return { originOf, request: (server, path, options = {}) => sendRequest(originOf(server), path, options) };
}

let compressed: Promise<HostedSite> | undefined;

/** Returns the built site with compressed copies of its text files. */
export function hostedSite(): Promise<HostedSite> {
  compressed ??= compressSite();
  return compressed;
}

async function compressSite(): Promise<HostedSite> {
  const built = files.map((path) => ({ path, body: readFileSync(join(dist, path)) }));
  return { files: [...built, ...(await precompress(root, built))], basePath };
}

/** Returns the content of a built file as a string with one character for each byte. */
export function contentOf(file: string): string {
  return readFileSync(join(dist, file)).toString("latin1");
}

/** The script that every page loads. */
export const mainScript = files.find((file) => /^assets\/main-.*\.js$/.test(file)) ?? "";

/** Content types, as servers may write them. */
export const htmlType = /^text\/html; ?charset=utf-8$/;
export const scriptType = /^(text|application)\/javascript(; ?charset=utf-8)?$/;
