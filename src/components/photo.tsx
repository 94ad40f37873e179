import { usePage, useSite } from "./page-context.tsx";

/** A place for pictures of the owner: its shape, and the widths at which it is shown. */
export interface PicturePlace {
  /** Size of the place in CSS pixels; pictures of another shape are cropped to it. */
  width: number;
  height: number;
  /** What is kept when a picture is cropped: the top of a website, the face on a photo. */
  crop: "top" | "attention";
  /** Widths that the build makes, in pixels: the place on phones and desktops, at one to three pixels each. */
  widths: readonly number[];
  /** The width of the place in the layout, for the browser's choice. */
  sizes: string;
}

/** Every place that takes a picture. */
export const picturePlaces = {
  client: {
    width: 480,
    height: 320,
    crop: "top",
    widths: [320, 640, 960],
    sizes: "(min-width: 1440px) 26rem, (min-width: 768px) 30vw, 90vw",
  },
  /** Beside links in chats and networks. */
  share: { width: 1200, height: 630, crop: "attention", widths: [1200], sizes: "" },
  founder: { width: 320, height: 400, crop: "attention", widths: [320, 640], sizes: "min(20rem, 70vw)" },
} satisfies Record<string, PicturePlace>;

/** A picture that a fact names. The browser takes the smallest copy that fills the place. */
export function Photo({ place, image, alt }: { place: keyof typeof picturePlaces; image: string; alt: string }) {
  const { assetUrl } = useSite();
  const copies = usePage().pictures.get(`${place} ${image}`);
  const { width, height, sizes } = picturePlaces[place];
  const common = { width, height, loading: "lazy", decoding: "async" } as const;
  // Drawings fit every width as they are.
  if (!copies) return <img src={assetUrl(image)} alt={alt} {...common} />;
  return (
    <picture>
      <source type="image/avif" srcSet={copies.avif} sizes={sizes} />
      <img src={copies.src} srcSet={copies.webp} sizes={sizes} alt={alt} {...common} />
    </picture>
  );
}
