import { createHash } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { basePath } from "../urls.ts";
import { contentType, isCompressible } from "./content-types.ts";
import { headersFor, redirectFor, visitorLanguage } from "./host-rules.ts";

/** A request, as far as the answer depends on it. */
export interface Question {
  method: string;
  /** Path and query as they came in the first line of the request. */
  target: string;
  headers: IncomingHttpHeaders;
}

/** A response, whole. */
export interface Answer {
  status: number;
  headers: Record<string, string>;
  body: Uint8Array;
}

/** The file of the site at a path below `dist`, or null where there is none. */
export type ReadFile = (path: string) => Promise<Uint8Array | null>;

/**
 * Answers as a plain static host does that knows `_headers` and `_redirects`:
 * folders show their `index.html`, addresses have one canonical form, what is
 * unknown gets `404.html` with status 404. `tests/system/hosts.test.ts` holds
 * nginx, Apache and this function to the same table of requests.
 */
export async function answer(question: Question, read: ReadFile): Promise<Answer> {
  const [rawPath = "", ...rest] = question.target.split("?");
  const query = rest.length > 0 ? `?${rest.join("?")}` : "";
  const path = normalise(rawPath);
  if (path === null) return plain(400, "This is no address.");
  const rules = await readText(read, "_headers");
  const respond = (found: Answer) => complete(found, question, headersFor(rawPath, rules));
  if (!["GET", "HEAD"].includes(question.method))
    return respond(plain(405, "Only GET and HEAD.", { allow: "GET, HEAD" }));
  if (`${path}/` === basePath) return respond(redirect(301, basePath, query));
  if (!path.startsWith(basePath)) return respond(plain(404, `The site starts at ${basePath}`));

  const language = visitorLanguage(question.headers);
  if (/^\/(?:[\w.-]+\/)*index\.html$/.test(rawPath))
    return respond(redirect(301, path.slice(0, -"index.html".length), query));
  const rule = redirectFor(path, language, await readText(read, "_redirects"));
  if (rule) return respond(redirect(rule.status, rule.to, query, { vary: "Accept-Language, Cookie" }));

  const name = path.slice(basePath.length);
  const file = name === "" || name.endsWith("/") ? `${name}index.html` : name;
  const body = isPublic(file) ? await read(file) : null;
  if (body) return respond(await negotiate({ status: 200, file, body }, question, read));
  if (isPublic(file) && (await read(`${name}/index.html`))) return respond(redirect(301, `${path}/`, query));
  const missing = (await read("404.html")) ?? Buffer.from("Not found");
  return respond(await negotiate({ status: 404, file: "404.html", body: missing }, question, read));
}

/**
 * The path decoded, with single slashes and without dots; null for what leads
 * out of the site or is no path. One slash in front, so that no redirect made
 * of it names another host.
 */
function normalise(raw: string): string | null {
  let decoded: string;
  try {
    decoded = decodeURIComponent(raw);
  } catch {
    return null;
  }
  if (!decoded.startsWith("/") || decoded.includes("\0")) return null;
  const segments: string[] = [];
  for (const segment of decoded.split("/")) {
    if (segment === "" || segment === ".") continue;
    if (segment !== "..") segments.push(segment);
    else if (segments.pop() === undefined) return null;
  }
  const isFolder = /\/\.{0,2}$/.test(decoded);
  return `/${segments.join("/")}${isFolder && segments.length > 0 ? "/" : ""}`;
}

/** The rules for hosts stand beside the pages and are nobody's business; hidden files but those of RFC 8615 neither. */
function isPublic(file: string): boolean {
  const isRule = /^(_headers|_redirects|nginx\.conf|404\.html)$/.test(file);
  const isHidden = /(^|\/)\./.test(file) && !file.startsWith(".well-known/");
  return !isRule && !isHidden;
}

async function readText(read: ReadFile, path: string): Promise<string> {
  const body = await read(path);
  return body ? Buffer.from(body).toString() : "";
}

function redirect(status: number, path: string, query: string, headers: Record<string, string> = {}): Answer {
  const encoded = path.split("/").map(encodeURIComponent).join("/");
  return plain(status, "", { location: encoded + query, ...headers });
}

function plain(status: number, text: string, headers: Record<string, string> = {}): Answer {
  return { status, headers: { "content-type": "text/plain; charset=utf-8", ...headers }, body: Buffer.from(text) };
}

/** The file in the form the visitor can read: compressed beside the original or now, or not at all. */
async function negotiate(
  { status, file, body }: { status: number; file: string; body: Uint8Array },
  { headers }: Question,
  read: ReadFile,
): Promise<Answer> {
  const tag = createHash("sha256").update(body).digest("base64url").slice(0, 16);
  const answer = { status, headers: { "content-type": contentType(file), etag: `"${tag}"` }, body };
  if (!isCompressible(file)) return answer;
  const varied = { ...answer.headers, vary: "Accept-Encoding" };
  const encoding = acceptedEncoding(headers["accept-encoding"]);
  if (!encoding) return { ...answer, headers: varied };
  const compressed = (await read(`${file}.${extensions[encoding]}`)) ?? (await compress(body, encoding, tag));
  return { status, headers: { ...varied, etag: `W/"${tag}"`, "content-encoding": encoding }, body: compressed };
}

const extensions = { br: "br", gzip: "gz" };
type Encoding = keyof typeof extensions;

/** Brotli 5 takes about as long as gzip 6 and saves a tenth more. */
const compressors: Record<Encoding, (body: Uint8Array) => Promise<Uint8Array>> = {
  br: (body) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body) => promisify(gzip)(body),
};

/** Kept by the tag of the content: compressing is most of an answer's work, and visitors fetch each page many times ahead. */
async function compress(body: Uint8Array, encoding: Encoding, tag: string): Promise<Uint8Array> {
  const known = compressed.get(tag + encoding);
  if (known) return known;
  if (compressed.size >= KEPT_AT_MOST) compressed.clear();
  const result = await compressors[encoding](body);
  compressed.set(tag + encoding, result);
  return result;
}

const compressed = new Map<string, Uint8Array>();

/** A few times the files of the site: what older builds left goes with the rest. */
const KEPT_AT_MOST = 500;

function acceptedEncoding(header: string | string[] | undefined): Encoding | undefined {
  const accepted = String(header ?? "")
    .split(",")
    .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
    .map((part) => part.split(";")[0]?.trim());
  return (["br", "gzip"] as const).find((encoding) => accepted.includes(encoding));
}

/** What Netlify and Cloudflare send unless told otherwise. */
const REVALIDATE = { "cache-control": "public, max-age=0, must-revalidate" };

/** Adds what every answer carries, and leaves out a body that the visitor has or did not ask for. */
function complete(found: Answer, { method, headers }: Question, rules: Record<string, string>): Answer {
  const all: Record<string, string> = { ...REVALIDATE, ...rules, ...found.headers };
  // A file that a deploy has just renamed must not stay missing for a year.
  if (found.status !== 200) Object.assign(all, REVALIDATE);
  if (found.status === 200 && isKnown(found.headers.etag, headers["if-none-match"])) {
    const { "content-type": _type, "content-encoding": _encoding, ...rest } = all;
    return { status: 304, headers: rest, body: new Uint8Array() };
  }
  const sized = { ...all, "content-length": String(found.body.length) };
  return { status: found.status, headers: sized, body: method === "HEAD" ? new Uint8Array() : found.body };
}

/** Compared weakly, as RFC 9110 section 13.1.2 has it: the same file in another encoding counts. */
function isKnown(tag: string | undefined, header: string | undefined): boolean {
  if (!tag || !header) return false;
  const bare = (value: string) => value.trim().replace(/^W\//, "");
  return header.trim() === "*" || header.split(",").map(bare).includes(bare(tag));
}
