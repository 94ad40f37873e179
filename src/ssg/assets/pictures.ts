import { readFile } from "node:fs/promises";
import { basename, extname, join } from "node:path";
import fastGlob from "fast-glob";
import type { ShareImage } from "../../components/document/head.tsx";
import { type PicturePlace, picturePlaces } from "../../components/photo.tsx";
import type { Facts } from "../../facts.ts";
import { absoluteUrl, assetUrl } from "../../urls.ts";
import { cached, hash } from "../cache.ts";
import { didYouMean } from "../checks/nearest.ts";
import { placeOfFact } from "../checks/places.ts";
import type { OutputFile } from "../output.ts";

/** A fact that names a picture, by its path below `static/`. */
interface PictureFact {
  fact: string;
  image: string;
  place: keyof typeof picturePlaces;
}

/** What was made of one picture; a drawing (SVG) is published as it is and has no copies. */
interface MadePicture extends PictureFact {
  copies: { format: keyof typeof formats; width: number; file: OutputFile }[];
  problem?: string;
  warning?: string;
}

/** Makes AVIF and WebP copies of each photo, in the widths of its place, and a JPEG of the share image. Unchanged photos come from the cache. */
export async function makePictures(root: string, facts: Facts) {
  const made = await Promise.all(pictureFacts(facts).map((fact) => makePicture(root, fact)));
  const photos = made.filter(({ copies }) => copies.length > 0);
  // Without its copies, a page would also report a missing photo as a link that leads nowhere.
  const used = made.filter(({ copies, problem }) => copies.length > 0 || problem);
  // A photo that is named twice is made once.
  const files = new Map(photos.flatMap(({ copies }) => copies.map(({ file }) => [file.path, file])));
  return {
    files: [...files.values()],
    copies: new Map(used.map(({ place, image, copies }) => [`${place} ${image}`, addresses(copies)])),
    shareImage: shareImageOf(photos, facts),
    /** Paths below `static/` of the photos themselves, which are too large to publish. */
    originals: new Set(photos.map(({ image }) => image)),
    problems: made.flatMap(({ problem }) => problem ?? []),
    /** Pictures that will look blurred. */
    warnings: made.flatMap(({ warning }) => warning ?? []),
  };
}

function shareImageOf(photos: readonly MadePicture[], { name }: Facts): ShareImage | undefined {
  const copy = photos.find(({ place }) => place === "share")?.copies[0];
  if (!copy) return undefined;
  const { file, width } = copy;
  const url = absoluteUrl(assetUrl(file.path));
  return { url, type: "image/jpeg", width, height: heightAt(width, picturePlaces.share), alt: name };
}

function pictureFacts({ clients, founder, shareImage }: Facts): PictureFact[] {
  const demos = clients.demos.map(({ image }, index) => {
    return { fact: `clients.demos.${index}.image`, image, place: "client" as const };
  });
  const others = [
    { fact: "founder.photo", image: founder.photo, place: "founder" as const },
    { fact: "shareImage", image: shareImage, place: "share" as const },
  ];
  return [...demos, ...others].flatMap(({ image, ...named }) => (image ? [{ image, ...named }] : []));
}

const formats = {
  // More effort takes eight times as long and saves a few kilobytes.
  avif: { quality: 55, effort: 2 },
  webp: { quality: 78 },
  // Not every network reads the other two.
  jpeg: { quality: 82 },
};

async function makePicture(root: string, picture: PictureFact): Promise<MadePicture> {
  const place: PicturePlace = picturePlaces[picture.place];
  const widest = Math.max(...place.widths);
  const needed = `${widest} × ${heightAt(widest, place)} pixels`;
  const where = `${placeOfFact(root, picture.fact)} ${picture.fact}:`;
  const path = `static/${picture.image}`;

  const bytes = await readFile(join(root, path)).catch(() => null);
  if (!bytes) {
    const others = await fastGlob("**/*", { cwd: join(root, "static") });
    // Unicode has two forms of a letter with an accent, which look the same.
    if (others.some((other) => other.normalize() === picture.image.normalize())) {
      const problem = `${where} the accents in the name of ${path} are encoded in another way than here. Rename the file to a name without accents, and write it here.`;
      return { ...picture, copies: [], problem };
    }
    const suggestion = didYouMean(picture.image.replace(/^static\//, ""), others);
    const problem = `${where} there is no file ${path}.${suggestion} Put a picture of ${needed} or more there.`;
    return { ...picture, copies: [], problem };
  }
  const isShared = picture.place === "share";
  if (extname(path) === ".svg" && bytes.includes("<svg") && !isShared) return { ...picture, copies: [] };

  // Loaded only when there is a photo.
  const { default: sharp } = await import("sharp");
  try {
    // Turned upright: cameras store some photos lying on their side.
    const { width, height } = (await sharp(bytes).metadata()).autoOrient;
    const wantedFormats = isShared ? (["jpeg"] as const) : (["avif", "webp"] as const);
    const wanted = widthsFor(place, width, height).flatMap((copyWidth) =>
      wantedFormats.map((format) => ({ copyWidth, format })),
    );
    const copies = await Promise.all(
      wanted.map(async ({ copyWidth, format }) => {
        const size = { width: copyWidth, height: heightAt(copyWidth, place), position: place.crop };
        const key = [bytes, format, JSON.stringify([size, formats, ground, sharp.versions])];
        const body = await cached(root, "picture", key, () =>
          sharp(bytes)
            .autoOrient()
            .resize(size)
            .flatten(format === "jpeg" && ground)
            .toFormat(format, formats[format])
            .toBuffer(),
        );
        const name = `${basename(path, extname(path))}-${copyWidth}-${hash(body)}.${format === "jpeg" ? "jpg" : format}`;
        return { format, width: copyWidth, file: { path: `assets/${name}`, body } };
      }),
    );
    if (copies.some((copy) => copy.width === widest)) return { ...picture, copies };
    const warning = `${where} ${path} has ${width} × ${height} pixels and will look blurred. Replace it with a picture of ${needed} or more.`;
    return { ...picture, copies, warning };
  } catch {
    const problem = `${where} ${path} cannot be read as a picture. Replace it with a JPEG, PNG or WebP of ${needed} or more.`;
    return { ...picture, copies: [], problem };
  }
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

function addresses(copies: MadePicture["copies"]) {
  const list = (wanted: string) =>
    copies
      .filter(({ format }) => format === wanted)
      .map(({ file, width }) => `${assetUrl(file.path)} ${width}w`)
      .join(", ");
  return { avif: list("avif"), webp: list("webp"), src: assetUrl(copies.at(-1)?.file.path ?? "") };
}
