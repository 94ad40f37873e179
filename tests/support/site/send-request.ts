import { once } from "node:events";
import { type IncomingHttpHeaders, type IncomingMessage, request } from "node:http";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

export interface RawResponse {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  /** Size of the body as sent, in bytes. */
  sent: number;
  /** The decompressed body, one character for each byte. */
  text: string;
}

/** Sends a request with exactly this path. `fetch` would normalise it. */
export async function sendRequest(
  origin: string,
  path: string,
  { method = "GET", headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): Promise<RawResponse> {
  const { hostname, port } = new URL(origin);
  const sent = request({ hostname, port, method, path, headers, agent: false }).end();
  const [response] = (await once(sent, "response")) as [IncomingMessage];
  const body = await buffer(response);
  const text = body.length > 0 ? decompress(body, response.headers["content-encoding"]) : body;
  return { status: response.statusCode, headers: response.headers, sent: body.length, text: text.toString("latin1") };
}

function decompress(body: Buffer, encoding: string | undefined): Buffer {
  if (encoding === "gzip") return gunzipSync(body);
  return encoding === "br" ? brotliDecompressSync(body) : body;
}
