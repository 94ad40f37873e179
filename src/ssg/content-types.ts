import { extname } from "node:path";

/** How each kind of file is sent: by our servers, and in the rules for nginx and Apache. */
export const contentTypes = {
  html: "text/html; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  txt: "text/plain; charset=utf-8",
  xml: "application/xml",
  json: "application/json",
  webmanifest: "application/manifest+json",
  svg: "image/svg+xml",
  png: "image/png",
  avif: "image/avif",
  webp: "image/webp",
  jpg: "image/jpeg",
  ico: "image/x-icon",
  woff2: "font/woff2",
} as const;

/** Extensions of text, which shrinks; pictures and fonts are compressed in themselves. */
export const compressible: readonly (keyof typeof contentTypes)[] = [
  "html",
  "js",
  "txt",
  "xml",
  "json",
  "webmanifest",
  "svg",
];

/** Content type of a file by its name. */
export function contentType(path: string): string {
  return contentTypes[extension(path)] ?? "application/octet-stream";
}

/** Whether a file gains from gzip or brotli. */
export function isCompressible(path: string): boolean {
  return compressible.includes(extension(path));
}

function extension(path: string): keyof typeof contentTypes {
  return extname(path).slice(1) as keyof typeof contentTypes;
}
