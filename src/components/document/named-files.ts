import type { Problem } from "../../problems/problem.ts";

/** Files below `static` that mean something by their name, to the build, to browsers or to crawlers. */
const NAMED = [
  "favicon.ico",
  "icons/apple-touch-icon.png",
  "icons/icon-512.png",
  "icons/icon.svg",
  "images/share.jpg",
  "robots.txt",
];

/** Endings of pictures, which have bytes. */
const PICTURE = /\.(?:avif|gif|ico|jpe?g|png|svg|webp)$/i;

/** Finds files of `static` that nobody would see: pictures without bytes, and those whose name is nearly one with a meaning. */
export function problemsOfStaticFiles(files: readonly { path: string; body: string | Uint8Array }[]): Problem[] {
  return files.flatMap(({ path, body }) => {
    const place = `static/${path}`;
    const meant = NAMED.find((name) => name !== path && stemOf(name) === stemOf(path));
    if (meant)
      return [{ place, says: `Only static/${meant} is used.`, fix: "Save it as that, or give it another name." }];
    if (body.length > 0 || !PICTURE.test(path)) return [];
    return [{ place, says: "It is empty.", fix: "Save the picture there again." }];
  });
}

/** Returns a path up to the first dot of its file, in lower case. */
function stemOf(path: string): string {
  return path
    .toLowerCase()
    .replace(/\.[^/]*$/, "")
    .replace(/\.[^/]*$/, "");
}
