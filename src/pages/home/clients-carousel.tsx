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
            <Slide key={demo.name} index={index} count={count}>
              <div className="client">
                <ExternalLink href={demo.url} mark={false}>
                  <Photo place="client" image={demo.image} alt="" />
                  <h3>{demo.name}</h3>
                  <span className="side-by-side more">
                    {words.visit}
                    <Icon name="external" />
                  </span>
                </ExternalLink>
                <Story demo={demo} />
                <Result demo={demo} />
              </div>
            </Slide>
          )),
          ...names.map((name, index) => (
            <Slide key={name} index={demos.length + index} count={count}>
              <div className="client client-name tone-ink">
                <h3>{name}</h3>
              </div>
            </Slide>
          )),
        ],
      }}
    />
  );
}

/** The work in a few words. */
function Story({ demo }: { demo: Demo }) {
  const text = demo.story?.[usePage().language];
  return text && <p className="fine-print">{text}</p>;
}

/** What the work changed: before and after, in a few words each. */
function Result({ demo: { result } }: { demo: Demo }) {
  const { language } = usePage();
  if (!result) return null;
  return (
    <p className="fine-print client-result">
      <s>{result.before[language]}</s> <Icon name="arrow-right" /> <strong>{result.after[language]}</strong>
    </p>
  );
}

type Demo = Facts["clients"]["demos"][number];
