import { site } from "../site.ts";
import { assetUrl } from "../urls.ts";
import { Island } from "./island.tsx";
import { ExternalLink } from "./links.tsx";
import { usePage } from "./page-context.tsx";
import { Slide } from "./slide.tsx";

/** Six demo sites and five names: three at a time, one below 768 px (specification section 9). */
export function ClientsCarousel({ label }: { label: string }) {
  const { ui } = usePage().content;
  const { demos, names } = site.clients;
  const count = demos.length + names.length;
  return (
    <Island
      name="carousel"
      hydrate="view"
      props={{
        label,
        kind: ui.carousel.kind,
        previous: ui.carousel.previous,
        next: ui.carousel.next,
        position: ui.carousel.position,
      }}
      slots={{
        slides: [
          ...demos.map((demo, index) => (
            <Slide key={demo.name} index={index} count={count}>
              <div className="client">
                <img src={assetUrl(demo.image)} width={480} height={320} alt="" loading="lazy" decoding="async" />
                <h3>{demo.name}</h3>
                <ExternalLink href={demo.url}>
                  {ui.clients.visit}
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
