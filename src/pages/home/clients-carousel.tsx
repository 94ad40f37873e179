import { Icon } from "../../components/icon.tsx";
import { ExternalLink } from "../../components/links.tsx";
import { usePage, useSite } from "../../components/page-context.tsx";
import { Photo } from "../../components/photo.tsx";
import { Carousel } from "../../components/sections/carousel.tsx";
import type { Facts } from "../../facts/fact-rules.ts";
import type { Words } from "./words.ts";

/** Six demo sites and five names: three at a time, one below 768 px. */
export function ClientsCarousel({ words }: { words: Words["clients"] }) {
  const { demos, names } = useSite().facts.clients;
  const slides = [
    ...demos.map((demo) => ({
      key: demo.name,
      className: "client",
      content: (
        <>
          <ExternalLink href={demo.url} mark={false}>
            <Photo place="client" image={demo.image} alt="" />
            <h3>{demo.name}</h3>
            <span className="more">
              {words.visit} <Icon name="external" />
            </span>
          </ExternalLink>
          <Work demo={demo} />
        </>
      ),
    })),
    ...names.map((name) => ({ key: name, className: "client client-name tone-ink", content: <h3>{name}</h3> })),
  ];
  return <Carousel label={words.title} slides={slides} />;
}

/** Trade and work in a few words, and what changed: before and after. */
function Work({ demo: { story, result } }: { demo: Facts["clients"]["demos"][number] }) {
  const { language } = usePage();
  return (
    (story || result) && (
      <p className="fine-print">
        {story?.[language]}{" "}
        {result && (
          <span>
            {result.before[language]} <strong>{result.after[language]}</strong>
          </span>
        )}
      </p>
    )
  );
}
