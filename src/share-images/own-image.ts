import type { Problem } from "../problems/problem.ts";
import type { OutputFile } from "../ssg/output-file.ts";
import { HEIGHT, WIDTH } from "./draw-poster.tsx";

/** An owner's own image, for all pages. */
export const OWN_IMAGE = "images/share.jpg";

/** Bytes: WhatsApp shows no larger picture (seen from 300 kB on). */
const LARGEST = 300_000;

/** Returns what keeps an owner's image from being used. */
export async function ownImageProblems({ path, body }: OutputFile): Promise<Problem[]> {
  const read = await readImage(body);
  if (read?.format === "jpeg" && read.width === WIDTH && read.height === HEIGHT) return [];
  const is = read ? `is a ${read.format} picture of ${read.width} × ${read.height} pixels` : "cannot be read";
  const says = `The image for shared links ${is}.`;
  return [{ place: `static/${path}`, says, fix: `Save it as a JPEG of ${WIDTH} × ${HEIGHT} pixels, or delete it.` }];
}

/** Returns why a network may not show an owner's image, which browsers do show. */
export async function ownImageTasks(files: readonly OutputFile[]): Promise<Problem[]> {
  const own = files.find(({ path }) => path === OWN_IMAGE);
  const read = own && (await readImage(own.body));
  if (!own || !read) return [];
  const place = `static/${own.path}`;
  const size = Math.round(Buffer.byteLength(own.body) / 1000);
  const limit = `WhatsApp shows no picture of more than ${LARGEST / 1000} kB.`;
  const problems: Problem[] = [];
  if (size * 1000 > LARGEST)
    problems.push({ place, says: `It has ${size} kB. ${limit}`, fix: "Save it with a lower quality." });
  if (read.space === "cmyk")
    problems.push({ place, says: "It has the colours of print (CMYK).", fix: "Save it in RGB." });
  return problems;
}

async function readImage(body: OutputFile["body"]) {
  const { default: sharp } = await import("sharp");
  // Bytes that are none make it throw at once.
  return body.length === 0
    ? null
    : sharp(body)
        .metadata()
        .catch(() => null);
}
