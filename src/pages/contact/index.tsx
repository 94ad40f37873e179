import { CalendarLink, CallLink, WhatsAppLink } from "../../components/links.tsx";
import type { PageContent } from "../../components/page.ts";
import { usePage } from "../../components/page-context.tsx";
import { ContactSection } from "../../components/sections/contact-section.tsx";
import { Steps } from "../../components/sections/lists.tsx";
import { PageHero } from "../../components/sections/page-hero.tsx";
import type { Titled } from "../../components/sections/section.tsx";
import { Section, SectionHead } from "../../components/sections/section.tsx";
import { Closing } from "./closing.tsx";
import { en } from "./en.ts";
import { it } from "./it.ts";
import { Picture } from "./picture.tsx";
import type { Words } from "./words.ts";

/** Contact: every way to reach the agency, and what happens then. */
export const page: PageContent<Words> = {
  words: { it, en },
  Body,
  Picture,
};

function Body({ words }: { words: Words }) {
  const { contact, nav, ui } = usePage().shared;
  return (
    <>
      <PageHero
        kind="type"
        tone="tomato"
        hero={words.hero}
        band={<Picture alt={words.hero.pictureAlt} band="0 150 560 161" />}
        tool={
          <div className="ways">
            <CallLink className="tone-mustard">
              <WayWords words={{ title: nav.callNow, text: contact.phoneNote }} />
            </CallLink>
            <WhatsAppLink className="tone-ink">
              <WayWords words={contact.whatsapp} />
            </WhatsAppLink>
            <CalendarLink className="tone-sky">
              <WayWords words={contact.calendar} />
            </CalendarLink>
          </div>
        }
      />
      <ContactSection isPhoneOnly />
      <Section labelledBy="next-title" items={words.next.steps} className="runs-on">
        <SectionHead id="next-title" title={words.next.title} />
        <Steps steps={words.next.steps} className="line" />
      </Section>
      <Section tone="mustard" labelledBy="closing-title" className="cta">
        <div className="cta-words">
          <h2 id="closing-title">{words.closing.title}</h2>
          <p>{words.closing.text}</p>
          <div className="actions">
            <CalendarLink className="button primary" />
            <CallLink className="button ghost">{ui.callTollFree}</CallLink>
          </div>
        </div>
        <Closing />
      </Section>
    </>
  );
}

/** What a way to get in touch is called, when it answers and how long it takes. */
function WayWords({ words }: { words: Titled }) {
  return (
    <span>
      <strong>{words.title}</strong> {words.text}
    </span>
  );
}
