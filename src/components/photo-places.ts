import { placeOfFact } from "../facts/check-facts.ts";
import type { Facts } from "../facts/fact-rules.ts";

/** A place for photos of the owner: its shape, and the widths at which it is shown. */
interface PhotoPlace {
  /** Size of the place in CSS pixels; photos of another shape are cropped to it. */
  width: number;
  height: number;
  /** What is kept when a photo is cropped: the top of a website, or the face. */
  crop: "top" | "attention";
  /** Widths that the build makes, in pixels: the place on phones and desktops, at one to three pixels each. */
  widths: readonly number[];
  /** The width of the place in the layout, for the browser's choice. */
  sizes: string;
}

/** Every place that takes a photo. */
export const photoPlaces = {
  client: {
    width: 480,
    height: 320,
    crop: "top",
    widths: [320, 640, 960],
    sizes: "(min-width: 1440px) 26rem, (min-width: 768px) 30vw, 90vw",
  },
  founder: { width: 320, height: 400, crop: "attention", widths: [320, 640], sizes: "min(20rem, 70vw)" },
} satisfies Record<string, PhotoPlace>;

/** Returns the pictures that facts name, each with the shape of its place. */
export function picturesIn({ clients, founder }: Facts) {
  const named = [
    ...clients.demos.map(({ image }, index) => ({
      fact: `clients.demos.${index}.image`,
      place: "client" as const,
      image,
    })),
    ...(founder.photo ? [{ fact: "founder.photo", place: "founder" as const, image: founder.photo }] : []),
  ];
  return named.map(({ fact, place, image }) => ({
    namedAt: placeOfFact(fact),
    image,
    place,
    shape: photoPlaces[place],
  }));
}
