import type { ReactNode } from "react";
import { FirstScreenEnd } from "../../components/document/first-screen-end.tsx";
import { drawingFrom } from "../../components/drawing-from.tsx";
import { Icon } from "../../components/icon.tsx";
import { CalendarLink, CallLink, EmailLink, WhatsAppLink } from "../../components/links.tsx";
import type { PageContent } from "../../components/page.ts";
import { usePage, useSite } from "../../components/page-context.tsx";
import { ClosingSection } from "../../components/sections/closing-section.tsx";
import { Offices } from "../../components/sections/contact-section.tsx";
import { Embed } from "../../components/sections/embed.tsx";
import { Steps } from "../../components/sections/lists.tsx";
import { PageHero } from "../../components/sections/page-hero.tsx";
import { Section } from "../../components/sections/section.tsx";
import { CONTACT_ID } from "../../shared/contract.ts";
import { Closing } from "./closing.tsx";
import { Band, Drawing } from "./drawing.tsx";
import type { Words } from "./words.ts";

const Dial = drawingFrom("src/pages/contact/dial.svg");
const Bubble = drawingFrom("src/pages/contact/bubble.svg");
const CalendarLeaf = drawingFrom("src/pages/contact/calendar-leaf.svg");

/** Contact: every way to reach the agency, and what happens then. */
export const page: PageContent<Words> = {
  Body,
  Drawing,
};

function Body({ words }: { words: Words }) {
  const { facts } = useSite();
  return (
    <>
      <PageHero kind="type" tone="tomato" hero={words.hero} Band={Band} />
      <EveryContact words={words} />
      <FirstScreenEnd />
      <Section id="next" className="runs-on" head={words.next}>
        <Steps steps={words.next.steps} look="line" />
      </Section>
      {facts.links.calendar && (
        <ClosingSection title={words.closing.title} tone="tomato" art={<Closing />}>
          <p>{words.closing.text}</p>
          <div className="actions">
            <CalendarLink className="button primary" />
          </div>
        </ClosingSection>
      )}
    </>
  );
}

/** The three ways, on the ground of the opening, then the offices and the map: all in one section. */
function EveryContact({ words: { label, ways, details } }: { words: Words }) {
  const { say, shared } = usePage();
  const { bookFirst } = say.answering;
  const calendar = (
    <CalendarLink className="tile tone-sky" mark={false}>
      <Way words={ways.calendar} drawing={<CalendarLeaf />} />
    </CalendarLink>
  );
  return (
    <section id={CONTACT_ID} aria-label={label}>
      <div className="tone-tomato">
        <div className="page-width stack-2 ways">
          {bookFirst && calendar}
          <CallLink className="tile tone-mustard" mark={false}>
            <Way words={ways.phone} drawing={<Dial />} />
          </CallLink>
          <WhatsAppLink className="tile tone-ink" mark={false}>
            <Way words={ways.whatsapp} drawing={<Bubble />} />
          </WhatsAppLink>
          {!bookFirst && calendar}
        </div>
      </div>
      <div className="section seven-five contact-section tone-ink">
        <div className="page-width">
          <div className="contact-words">
            <h2>{details}</h2>
            <div>
              <Offices />
              <p className="office">
                <Icon name="phone-small" />
                <strong>{shared.contact.concierge}</strong>
                <CallLink mark={false} />
              </p>
            </div>
            <p className="link-row">
              <EmailLink />
            </p>
          </div>
          <div className="map-sheet on-paper">
            <Embed kind="map" />
          </div>
        </div>
      </div>
    </section>
  );
}

/** When a way to get in touch is open, what it is called, who answers, and what the link does. */
function Way({ words, drawing }: { words: Words["ways"]["phone"]; drawing: ReactNode }) {
  return (
    <>
      {drawing}
      <span>{words.when}</span> <strong className="title-s">{words.title}</strong> {words.text}{" "}
      <b>
        {words.action}
        <Icon name="arrow-right" />
      </b>
    </>
  );
}
