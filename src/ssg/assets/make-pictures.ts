import { basename, extname } from "node:path";
import { type PicturePlace, picturePlaces } from "../../components/photo.tsx";
import type { Site } from "../../facts/create-site.ts";
import type { Facts } from "../../facts/fact-rules.ts";
import { cached } from "../cached.ts";
import { hash } from "../hash.ts";
import type { OutputFile } from "../output-file.ts";
import { type Problem, placeOfFact } from "../problems/problem.ts";

/** A fact that names a picture, by its path below `static/`, and what was made of it. A drawing (SVG) is published as it is and has no copies. */
interface Picture {
  fact: string;
  image: string;
  place: keyof typeof picturePlaces;
  copies: { format: keyof typeof formats; width: number; file: OutputFile }[];
  problem?: Problem;
  warnings?: Problem[];
}

/** Makes AVIF and WebP copies of each photo, in the widths of its place, and a JPEG of the share image. Unchanged photos come from the cache. */
export async function makePictures(site: Site, statics: readonly OutputFile[]) {
  const { absoluteUrl, assetUrl, facts, root } = site;
  const made = await Promise.all(picturesIn(facts).map((picture) => makePicture(root, picture, statics)));
  const photos = made.filter(({ copies }) => copies.length > 0);
  // Without its copies, a page would also report a missing photo as a link that leads nowhere.
  const used = made.filter(({ copies, problem }) => copies.length > 0 || problem);
  // A photo that is named twice has the same copies.
  const files = new Map(photos.flatMap(({ copies }) => copies.map(({ file }) => [file.path, file])));
  const [shared] = photos.find(({ place }) => place === "share")?.copies ?? [];
  return {
    files: [...files.values()],
    copies: new Map(used.map(({ place, image, copies }) => [`${place} ${image}`, addresses(site, copies)])),
    shareImage: shared && {
      url: absoluteUrl(assetUrl(shared.file.path)),
      type: "image/jpeg" as const,
      width: shared.width,
      height: heightAt(shared.width, picturePlaces.share),
      alt: facts.name,
    },
    /** The files of `static` without the photos themselves, which are too large to publish. */
    published: statics.filter(({ path }) => !photos.some(({ image }) => image.normalize() === path)),
    problems: made.flatMap(({ problem }) => problem ?? []),
    /** Pictures that will look blurred, or are damaged. */
    warnings: made.flatMap(({ warnings }) => warnings ?? []),
  };
}

function picturesIn({ clients, founder, shareImage }: Facts): Picture[] {
  const demos = clients.demos.map(
    ({ image }, index) => ({ fact: `clients.demos.${index}.image`, place: "client", image }) as const,
  );
  const single = [
    { fact: "founder.photo", place: "founder", image: founder.photo },
    { fact: "shareImage", place: "share", image: shareImage },
  ] as const;
  return [...demos, ...single].flatMap(({ image, ...named }) => (image ? { ...named, image, copies: [] } : []));
}

const formats = {
  // More effort takes eight times as long and saves a few kilobytes.
  avif: { quality: 55, effort: 2 },
  webp: { quality: 78 },
  // Not every network reads the other two.
  jpeg: { quality: 82 },
};

async function makePicture(root: string, picture: Picture, statics: readonly OutputFile[]): Promise<Picture> {
  const { fact, image } = picture;
  const place: PicturePlace = picturePlaces[picture.place];
  const widest = Math.max(...place.widths);
  const needed = `${widest} × ${heightAt(widest, place)} pixels`;
  const at = placeOfFact(fact);
  const path = `static/${image}`;

  const bytes = statics.find((file) => file.path === image.normalize())?.body;
  if (!bytes) {
    return {
      ...picture,
      problem: {
        place: at,
        says: `There is no file ${path}.`,
        fix: `Put a picture of ${needed} or more there.`,
      },
    };
  }
  const isShared = picture.place === "share";
  if (extname(path) === ".svg" && String(bytes).includes("<svg") && !isShared) return picture;

  // Loaded only when there is a photo.
  const { default: sharp } = await import("sharp");
  // Turned upright: cameras store some photos lying on their side.
  const size = await sharp(bytes, LENIENT)
    .metadata()
    .then(({ autoOrient }) => autoOrient)
    .catch(() => null);
  if (!size) {
    const fix = `Replace it with a JPEG, PNG or WebP of ${needed} or more.`;
    return { ...picture, problem: { place: at, says: `${path} cannot be read as a picture.`, fix } };
  }
  const wantedFormats = isShared ? (["jpeg"] as const) : (["avif", "webp"] as const);
  const makeCopy = async (copyWidth: number, format: keyof typeof formats) => {
    const shape = { width: copyWidth, height: heightAt(copyWidth, place), position: place.crop };
    const key = [bytes, format, JSON.stringify([shape, formats, ground, sharp.versions])];
    const upright = sharp(bytes, LENIENT).autoOrient().resize(shape);
    const copy = upright.flatten(format === "jpeg" && ground).toFormat(format, formats[format]);
    const body = await cached(root, "picture", key, () => copy.toBuffer());
    const name = `${basename(path, extname(path))}-${copyWidth}-${hash(body)}.${format === "jpeg" ? "jpg" : format}`;
    return { format, width: copyWidth, file: { path: `assets/${name}`, body } };
  };
  const widths = widthsFor(place, size.width, size.height);
  try {
    const copies = await Promise.all(
      widths.flatMap((copyWidth) => wantedFormats.map((format) => makeCopy(copyWidth, format))),
    );
    const damage = String(await cached(root, "picture-damage", [bytes], () => findDamage(bytes)));
    const damaged = {
      place: at,
      says: `${path} is damaged (${damage}).`,
      fix: "Look at it on the page, and save it anew if a part is missing.",
    };
    const blurred = {
      place: at,
      says: `${path} has ${size.width} × ${size.height} pixels and will look blurred.`,
      fix: `Replace it with a picture of ${needed} or more.`,
    };
    return { ...picture, copies, warnings: [damage ? damaged : [], widths.includes(widest) ? [] : blurred].flat() };
  } catch (cause) {
    const says = `The copies of ${path} cannot be made: ${(cause as Error).message}.`;
    return { ...picture, problem: { place: at, says, fix: "Solve that, then build again." } };
  }
}

/** Browsers show what they can read of a photo: phones add bytes, uploads lose some at the end. */
const LENIENT = { failOn: "none" } as const;

/** Returns what is wrong with a photo, if anything is. */
async function findDamage(bytes: OutputFile["body"]): Promise<string> {
  const { default: sharp } = await import("sharp");
  return sharp(bytes)
    .resize(8)
    .toBuffer()
    .then(() => "")
    .catch(({ message }: Error) => message.split("\n", 1)[0] ?? "");
}

/** JPEG has no transparency: what is transparent would be black. */
const ground = { background: "white" };

/** The widths of the place up to that of the picture, cropped to the place's shape: no picture is enlarged. */
function widthsFor(place: PicturePlace, width: number, height: number): number[] {
  const room = Math.min(width, Math.floor((height * place.width) / place.height));
  const smaller = place.widths.filter((wanted) => wanted <= room);
  return smaller.length === place.widths.length ? smaller : [...smaller, room];
}

function heightAt(width: number, place: PicturePlace): number {
  return Math.round((width * place.height) / place.width);
}

function addresses({ assetUrl }: Site, copies: Picture["copies"]) {
  const list = (wanted: string) =>
    copies
      .filter(({ format }) => format === wanted)
      .map(({ file, width }) => `${assetUrl(file.path)} ${width}w`)
      .join(", ");
  return { avif: list("avif"), webp: list("webp"), src: assetUrl(copies.at(-1)?.file.path ?? "") };
}
