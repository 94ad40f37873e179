import { basename, extname } from "node:path";
import type { Problem } from "../../problems/problem.ts";
import { cached } from "../cached.ts";
import { hashedFile } from "../hash.ts";
import type { OutputFile } from "../output-file.ts";
import type { Project } from "../project.ts";

/** A photo of the owner, or a drawing (SVG), which is published as it is. */
export interface Picture {
  /** What names it, for problems: `src/site.ts, founder.photo`. */
  namedAt: string;
  /** Its path below `static`. */
  image: string;
  /** The name of its place on pages. */
  place: string;
  shape: Shape;
}

/** The shape of a place, and the widths at which a photo is shown there. */
interface Shape {
  /** CSS pixels; photos of another shape are cropped to it. */
  width: number;
  height: number;
  /** What is kept when a photo is cropped. */
  crop: "top" | "attention";
  /** Pixels. */
  widths: readonly number[];
}

/** Makes WebP copies of each photo, in the widths of its place. Those of an unchanged photo come from the cache. */
export async function makePhotos(
  { assetUrl, root }: Project,
  pictures: readonly Picture[],
  statics: readonly OutputFile[],
) {
  const made = await Promise.all(
    pictures.map(async (picture) => ({ ...picture, ...(await makeCopies(root, picture, statics)) })),
  );
  const photos = made.filter(({ copies }) => copies.length > 0);
  // Without an entry, a page would also report a missing photo as a link that leads nowhere.
  const entries = made.filter(({ copies, problem }) => copies.length > 0 || problem);
  // A photo that is named twice has the same copies.
  const files = new Map(photos.flatMap(({ copies }) => copies.map(({ file }) => [file.path, file])));
  const copies = new Map(
    entries.map(({ place, image, copies }) => {
      const srcSet = copies.map(({ width, file }) => `${assetUrl(file.path)} ${width}w`).join(", ");
      return [`${place} ${image}`, { src: assetUrl(copies.at(-1)?.file.path ?? ""), srcSet }];
    }),
  );
  return {
    files: [...files.values()],
    copies,
    /** The files of `static` without the photos themselves, which are too large to publish. */
    published: statics.filter(({ path }) => !photos.some(({ image }) => image.normalize() === path)),
    problems: made.flatMap(({ problem }) => problem ?? []),
  };
}

interface Copies {
  copies: { width: number; file: OutputFile }[];
  problem?: Problem;
}

async function makeCopies(root: string, picture: Picture, statics: readonly OutputFile[]): Promise<Copies> {
  const { image, namedAt, shape } = picture;
  const widest = Math.max(...shape.widths);
  const heightAt = (width: number) => Math.round((width * shape.height) / shape.width);
  const needed = `of ${widest} × ${heightAt(widest)} pixels or more`;
  const path = `static/${image}`;
  const refuse = (says: string, fix: string): Copies => ({ copies: [], problem: { place: namedAt, says, fix } });

  const bytes = statics.find((file) => file.path === image.normalize())?.body;
  if (bytes?.length === 0) return refuse(`${path} is empty.`, `Save the picture there again, ${needed}.`);
  if (!bytes) return refuse(`There is no file ${path}.`, `Put a picture ${needed} there.`);
  if (extname(path) === ".svg" && String(bytes).includes("<svg")) return { copies: [] };

  // Loaded only when there is a photo.
  const { default: sharp } = await import("sharp");
  // Browsers show what they can read of a photo: phones add bytes, uploads lose some at the end.
  const photo = sharp(bytes, { failOn: "none" });
  const read = await photo.metadata().catch(() => null);
  if (!read) return refuse(`${path} cannot be read as a picture.`, `Replace it with a JPEG, PNG or WebP ${needed}.`);
  if (read.compression === "hevc")
    return refuse(
      `${path} is a HEIC photo, which most browsers cannot show.`,
      `Save it as a JPEG ${needed}. ${HEIC_HELP}`,
    );

  // Turned upright: cameras store some photos lying on their side.
  const { width, height } = read.autoOrient;
  // Cropped to the shape of the place. No photo is enlarged.
  const largest = Math.min(widest, width, Math.floor((height * shape.width) / shape.height));
  const widths = [...shape.widths.filter((wanted) => wanted < largest), largest];
  const makeCopy = async (width: number) => {
    const size = { width, height: heightAt(width), position: shape.crop };
    const body = await cached(root, "photo", [bytes, JSON.stringify(size)], () =>
      photo.clone().autoOrient().resize(size).webp({ quality: QUALITY }).toBuffer(),
    );
    // In lower case, since two names that differ by it alone are one file on some disks.
    const name = basename(path, extname(path)).toLowerCase();
    return { width, file: hashedFile(`${name}-${width}`, "webp", body) };
  };
  return Promise.all(widths.map(makeCopy)).then(
    (copies) => ({ copies }),
    ({ message }: Error) =>
      refuse(`The copies of ${path} cannot be made: ${message}.`, "Solve that, then build again."),
  );
}

const HEIC_HELP =
  "On a Mac open it in Preview and choose File, Export. On an iPhone save it to Files, hold it there and choose Quick Actions, Convert Image. On Windows open it in Photos and choose Save as.";

/** Of 100. Less shows around letters. */
const QUALITY = 78;
