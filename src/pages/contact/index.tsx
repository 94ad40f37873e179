import type { ReactNode } from "react";
import { FirstScreenEnd } from "../../components/document/page-regions.tsx";
import { Icon } from "../../components/icon.tsx";
import { CalendarLink, CallLink, WhatsAppLink } from "../../components/links.tsx";
import type { PageContent } from "../../components/page.ts";
import { useSite } from "../../components/page-context.tsx";
import { ContactSection } from "../../components/sections/contact-section.tsx";
import { Steps } from "../../components/sections/lists.tsx";
import { PageHero } from "../../components/sections/page-hero.tsx";
import { ClientLine } from "../../components/sections/reviews.tsx";
import { Section, SectionHead } from "../../components/sections/section.tsx";
import { Closing } from "./closing.tsx";
import { en } from "./en.ts";
import { it } from "./it.ts";
import { Picture, Strip } from "./picture.tsx";
import { Bubble, CalendarLeaf, Dial } from "./way-drawings.tsx";
import type { Words } from "./words.ts";

/** Contact: every way to reach the agency, and what happens then. */
export const page: PageContent<Words> = {
  words: { it, en },
  Body,
  Picture,
};

function Body({ words }: { words: Words }) {
  const { facts } = useSite();
  return (
    <>
      <PageHero
        kind="type"
        tone="tomato"
        hero={words.hero}
        band={<Strip alt={words.hero.pictureAlt} />}
        tool={
          <div className="stack-2 ways">
            <CallLink className="tone-mustard">
              <Way words={words.ways.phone} drawing={<Dial />} />
            </CallLink>
            <WhatsAppLink className="tone-ink">
              <Way words={words.ways.whatsapp} drawing={<Bubble />} />
            </WhatsAppLink>
            <CalendarLink className="tone-sky">
              <Way words={words.ways.calendar} drawing={<CalendarLeaf />} />
            </CalendarLink>
          </div>
        }
      />
      <ContactSection title={words.details} />
      <FirstScreenEnd />
      <Section labelledBy="next-title" className="runs-on">
        <SectionHead id="next-title" title={words.next.title} />
        <Steps steps={words.next.steps} className="line" />
      </Section>
      {facts.links.calendar && (
        <Section tone="tomato" labelledBy="closing-title" className="cta">
          <div className="stack-3 cta-words">
            <h2 id="closing-title">{words.closing.title}</h2>
            <p>{words.closing.text}</p>
            <div className="actions">
              <CalendarLink className="button primary" />
            </div>
            <ClientLine />
          </div>
          <Closing />
        </Section>
      )}
    </>
  );
}

/** When a way to get in touch is open, what it is called, who answers, and what the link does. */
function Way({ words, drawing }: { words: Words["ways"]["phone"]; drawing: ReactNode }) {
  return (
    <>
      {drawing}
      <span>{words.when}</span> <strong>{words.title}</strong> {words.text}{" "}
      <b>
        {words.action}
        <Icon name="arrow-right" />
      </b>
    </>
  );
}
