import { BuildError } from "../problems/problem.ts";
import type { Listening } from "../servers/listen.ts";

/** The options of a command that starts a server. */
export const placeOptions = { port: { type: "string" }, host: { type: "boolean" } } as const;

/** Returns where a server listens. Throws a problem about a port that is none. */
export function readPlace({ port, host }: { port?: string; host?: boolean }, usualPort: number): Listening {
  if (port === undefined) return { port: usualPort, host };
  if (/^\d{1,5}$/.test(port) && Number(port) <= LAST_PORT) return { port: Number(port), host };
  const problem = {
    place: "--port",
    says: `"${port}" is no port.`,
    fix: `Write a number from 1 to ${LAST_PORT}, such as ${usualPort}, or 0 for any free one.`,
  };
  throw new BuildError([problem], "The command cannot run:");
}

const LAST_PORT = 65_535;
