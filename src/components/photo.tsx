import { usePage, useSite } from "./page-context.tsx";
import { photoPlaces } from "./photo-places.ts";

/** A photo that a fact names. The browser takes the smallest copy that fills the place. */
export function Photo({ place, image, alt }: { place: keyof typeof photoPlaces; image: string; alt: string }) {
  const { assetUrl } = useSite();
  const copies = usePage().photos.get(`${place} ${image}`);
  const { width, height, sizes } = photoPlaces[place];
  // A drawing fits every width as it is.
  const source = copies ? { ...copies, sizes } : { src: assetUrl(image) };
  return <img {...source} alt={alt} width={width} height={height} loading="lazy" decoding="async" />;
}
