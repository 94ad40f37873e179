import { once } from "node:events";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { networkInterfaces } from "node:os";
import { BuildError } from "../problems/problem.ts";

/** Where a server listens. */
export interface Listening {
  port: number;
  /** Whether others in the network may open the site. */
  host?: boolean | undefined;
}

/**
 * Lets a server listen on 127.0.0.1 or on every address of this machine, on a free port if the given one is in use.
 * Returns its origins. Throws a problem if it may not listen there.
 */
export async function listen(server: Server, { port, host = false }: Listening): Promise<string[]> {
  const start = (port: number) => once(server.listen(port, host ? "0.0.0.0" : LOCAL), "listening");
  await start(port).catch((error) => (error.code === "EADDRINUSE" ? start(0) : refuse(port, error)));
  const others = Object.values(networkInterfaces()).flatMap((all) => all ?? []);
  const outside = others.filter(({ family, internal }) => host && family === "IPv4" && !internal);
  const { port: own } = server.address() as AddressInfo;
  return [LOCAL, ...outside.map(({ address }) => address)].map((address) => `http://${address}:${own}`);
}

const LOCAL = "127.0.0.1";

function refuse(port: number, { message, code }: NodeJS.ErrnoException): never {
  const fix =
    code === "EACCES" ? "Choose one from 1024 on: -- --port 3000." : "Choose another: -- --port 3000, or 0 for any.";
  const problem = { place: `--port ${port}`, says: `No server can listen there: ${message}.`, fix };
  throw new BuildError([problem], "The server cannot start:");
}
