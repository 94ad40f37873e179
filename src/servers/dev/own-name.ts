/**
 * Returns whether a request names this machine, at whatever port: a container or a tunnel may have another. The name of
 * another site may lead here too, so that its script could read drafts.
 */
export function isOwnName(host: string, origins: readonly string[], isOpen: boolean): boolean {
  const name = host.replace(/:\d+$/, "");
  if (isOpen && name.endsWith(".local")) return true;
  return ["localhost", "[::1]", ...origins.map((origin) => new URL(origin).hostname)].includes(name);
}
