import { readFile, stat } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { lookup } from "mrmime";

/** Sends a file, or the index of a folder: whole, a part of it, or that the client has it. Returns whether there is one. */
export async function sendFile(path: string, request: IncomingMessage, response: ServerResponse): Promise<boolean> {
  const found = (await findFile(path)) ?? (await findFile(`${path}/index.html`));
  if (!found) return false;
  const { file, size, etag } = found;
  const type = lookup(file) ?? "application/octet-stream";
  response.setHeader("Content-Type", type === "text/html" ? `${type}; charset=utf-8` : type);
  response.setHeader("ETag", etag);
  // Safari plays no film without parts.
  response.setHeader("Accept-Ranges", "bytes");
  if (request.headers["if-none-match"] === etag) {
    response.writeHead(304).end();
    return true;
  }
  const body = await readFile(file);
  const part = partOf(size, request.headers.range);
  if (!part) response.end(body);
  else if (part.first > part.last) response.writeHead(416, { "Content-Range": `bytes */${size}` }).end();
  else {
    response.writeHead(206, { "Content-Range": `bytes ${part.first}-${part.last}/${size}` });
    response.end(body.subarray(part.first, part.last + 1));
  }
  return true;
}

async function findFile(file: string) {
  const found = await stat(file).catch(() => null);
  if (!found?.isFile()) return null;
  return { file, size: found.size, etag: `W/"${found.size}-${found.mtimeMs}"` };
}

/** Returns the part that a client asks for, if it asks for one. The last bytes are `bytes=-500`. */
function partOf(size: number, range = ""): { first: number; last: number } | null {
  const [, first = "", last = ""] = /^bytes=(\d*)-(\d*)$/.exec(range) ?? [];
  if (first === "" && last === "") return null;
  if (first === "") return { first: Math.max(0, size - Number(last)), last: size - 1 };
  return { first: Number(first), last: Math.min(last === "" ? size - 1 : Number(last), size - 1) };
}
