import { isIP } from "node:net";

/**
 * Returns whether a request names this machine, at whatever port: a container or a tunnel may have another. The name of
 * another site may lead here too, so that its script could read drafts. An address in figures leads where it says.
 */
export function isOwnName(host: string, isOpen: boolean): boolean {
  const name = host.replace(/:\d+$/, "").toLowerCase();
  if (isIP(name.replace(/^\[|\]$/g, "")) > 0) return true;
  return name === "localhost" || name.endsWith(".localhost") || (isOpen && name.endsWith(".local"));
}
