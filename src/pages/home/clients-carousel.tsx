import { Icon } from "../../components/icon.tsx";
import { Island } from "../../components/island.tsx";
import { ExternalLink } from "../../components/links.tsx";
import { usePage, useSite } from "../../components/page-context.tsx";
import { Photo } from "../../components/photo.tsx";
import { Slide } from "../../components/sections/slide.tsx";
import type { Facts } from "../../facts/fact-rules.ts";
import type { Words } from "./words.ts";

/** Six demo sites and five names: three at a time, one below 768 px. */
export function ClientsCarousel({ words }: { words: Words["clients"] }) {
  const { facts } = useSite();
  const { ui } = usePage().shared;
  const { demos, names } = facts.clients;
  const count = demos.length + names.length;
  return (
    <Island
      name="carousel"
      hydrate="view"
      props={{
        label: words.title,
        kind: ui.carousel.kind,
        previous: ui.carousel.previous,
        next: ui.carousel.next,
        position: ui.carousel.position,
      }}
      slots={{
        slides: [
          ...demos.map((demo, index) => (
            <Slide key={demo.name} index={index} count={count} className="client">
              <ExternalLink href={demo.url} mark={false}>
                <Photo place="client" image={demo.image} alt="" />
                <h3>{demo.name}</h3>
                <span className="more">
                  {words.visit} <Icon name="external" />
                </span>
              </ExternalLink>
              <Work demo={demo} />
            </Slide>
          )),
          ...names.map((name, index) => (
            <Slide key={name} index={demos.length + index} count={count} className="client client-name tone-ink">
              <h3>{name}</h3>
            </Slide>
          )),
        ],
      }}
    />
  );
}

/** Trade and work in a few words, and what changed: before and after. */
function Work({ demo: { story, result } }: { demo: Facts["clients"]["demos"][number] }) {
  const { language } = usePage();
  return (
    (story || result) && (
      <p className="fine-print">
        {story?.[language]}{" "}
        {result && (
          <>
            {result.before[language]} <strong>{result.after[language]}</strong>
          </>
        )}
      </p>
    )
  );
}
