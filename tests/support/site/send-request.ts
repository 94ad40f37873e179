import { type IncomingHttpHeaders, request } from "node:http";
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
export function sendRequest(
  origin: string,
  path: string,
  { method = "GET", headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): Promise<RawResponse> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    request({ hostname, port, method, path, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk) => chunks.push(chunk));
      response.on("error", reject);
      response.on("end", () => {
        const body = Buffer.concat(chunks);
        const text = body.length > 0 ? decompress(body, response.headers["content-encoding"]) : body;
        resolve({
          status: response.statusCode,
          headers: response.headers,
          sent: body.length,
          text: text.toString("latin1"),
        });
      });
    })
      .on("error", reject)
      .end();
  });
}

function decompress(body: Buffer, encoding: string | undefined): Buffer {
  if (encoding === "gzip") return gunzipSync(body);
  return encoding === "br" ? brotliDecompressSync(body) : body;
}
