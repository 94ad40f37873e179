import { Island } from "../../components/island.tsx";
import { ExternalLink } from "../../components/links.tsx";
import { usePage } from "../../components/page-context.tsx";
import { Photo } from "../../components/photo.tsx";
import { Slide } from "../../components/sections/slide.tsx";
import { site } from "../../site.ts";
import type { Words } from "./words.ts";

/** Six demo sites and five names: three at a time, one below 768 px (specification section 9). */
export function ClientsCarousel({ words }: { words: Words["clients"] }) {
  const { ui } = usePage().shared;
  const { demos, names } = site.clients;
  const count = demos.length + names.length;
  return (
    <Island
      name="carousel"
      props={{
        label: words.title,
        kind: ui.carousel.kind,
        previous: ui.carousel.previous,
        next: ui.carousel.next,
        position: ui.carousel.position,
        breakpoints: [
          [768, 3],
          [0, 1],
        ],
      }}
      slots={{
        slides: [
          ...demos.map((demo, index) => (
            <Slide key={demo.name} index={index} count={count}>
              <div className="client">
                <Photo place="client" image={demo.image} alt="" />
                <h3>{demo.name}</h3>
                <ExternalLink href={demo.url}>
                  {words.visit}
                  <span className="hidden">{`: ${demo.name}`}</span>
                </ExternalLink>
              </div>
            </Slide>
          )),
          ...names.map((name, index) => (
            <Slide key={name} index={demos.length + index} count={count}>
              <div className="client client-name">
                <h3>{name}</h3>
              </div>
            </Slide>
          )),
        ],
      }}
    />
  );
}
