import { LANGUAGE_COOKIE } from "../contract.ts";
import { languages } from "../urls.ts";

/** One line of `_redirects`. */
export interface Redirect {
  from: string;
  to: string;
  status: number;
  /** Only for visitors of this language. */
  language: string | undefined;
}

/**
 * The headers that `_headers` gives a path, by lower-case name. Our servers
 * read the very file that is shipped, so a preview shows what a host will do.
 * Values of several rules are joined, as Cloudflare does.
 */
export function headersFor(path: string, rules: string): Record<string, string> {
  const headers: Record<string, string> = {};
  let applies = false;
  for (const line of rules.split("\n")) {
    if (line.trim() === "" || line.startsWith("#")) continue;
    if (!line.startsWith(" ")) {
      applies = matches(line.trim(), path);
    } else if (applies) {
      const [, name = "", value = ""] = /^\s+([^:]+):\s*(.*)$/.exec(line) ?? [];
      const before = headers[name.toLowerCase()];
      headers[name.toLowerCase()] = before === undefined ? value : `${before}, ${value}`;
    }
  }
  return headers;
}

/** The first line of `_redirects` for this path and language. As on Netlify, a slash at the end makes no difference. */
export function redirectFor(path: string, language: string, rules: string): Redirect | undefined {
  return rules
    .split("\n")
    .filter((line) => line.trim() !== "" && !line.startsWith("#"))
    .map(parseRedirect)
    .find((rule) => {
      const isFor = rule.language === undefined || rule.language === language;
      return isFor && withoutSlash(rule.from) === withoutSlash(path);
    });
}

/** The language a host goes by: that of the last switch, which a cookie tells, else the first of the browser. */
export function visitorLanguage(headers: {
  cookie?: string | undefined;
  "accept-language"?: string | undefined;
}): string {
  const [, chosen] =
    new RegExp(`(?:^|;\\s*)${LANGUAGE_COOKIE}=(${languages.join("|")})(?:;|$)`).exec(headers.cookie ?? "") ?? [];
  const [first = ""] = /[a-z]+/i.exec(headers["accept-language"] ?? "") ?? [];
  return chosen ?? first.toLowerCase();
}

/** Only `*` at the end is used: the rest of the path, or nothing. */
function matches(pattern: string, path: string): boolean {
  return pattern.endsWith("*") ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
}

/** `/services /it/services/ 302! Language=it`; the mark of force means that files of that name do not count. */
function parseRedirect(line: string): Redirect {
  const [from = "", to = "", status = "", condition = ""] = line.trim().split(/\s+/);
  return { from, to, status: Number.parseInt(status, 10), language: /^Language=(\w+)$/.exec(condition)?.[1] };
}

function withoutSlash(path: string): string {
  return path.replace(/\/$/, "");
}
