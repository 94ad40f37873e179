import { once } from "node:events";
import { type IncomingMessage, type RequestOptions, request } from "node:http";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

export type RawResponse = Awaited<ReturnType<typeof sendRequest>>;

/** Sends a request with exactly this path. `fetch` would normalise it. Returns the decompressed body, one character for each byte. */
export async function sendRequest(
  origin: string,
  path: string,
  options: Pick<RequestOptions, "method" | "headers"> = {},
) {
  const { hostname, port } = new URL(origin);
  const sent = request({ hostname, port, path, agent: false, ...options }).end();
  const [response] = (await once(sent, "response")) as [IncomingMessage];
  const { statusCode: status, headers } = response;
  const body = await buffer(response);
  const text = body.length > 0 ? decompress(body, headers["content-encoding"]) : body;
  return { status, headers, text: text.toString("latin1") };
}

function decompress(body: Buffer, encoding: string | undefined): Buffer {
  if (encoding === "gzip") return gunzipSync(body);
  return encoding === "br" ? brotliDecompressSync(body) : body;
}
