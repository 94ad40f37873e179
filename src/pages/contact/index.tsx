import type { ReactNode } from "react";
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
      <PageHero tone="tomato" hero={words.hero} picture={<Picture alt={words.hero.pictureAlt} />}>
        <CalendarLink className="button primary" />
        <div className="actions">
          <CallLink className="button ghost">{nav.callNow}</CallLink>
          <WhatsAppLink>{contact.whatsapp.title}</WhatsAppLink>
        </div>
      </PageHero>
      <ContactSection>
        <Way words={contact.calendar}>
          <CalendarLink />
        </Way>
        <Way words={contact.whatsapp}>
          <WhatsAppLink />
        </Way>
      </ContactSection>
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

/** Another way to get in touch, with the link that starts it. */
function Way({ words, children }: { words: Titled; children: ReactNode }) {
  return (
    <div className="way">
      <h3>{words.title}</h3>
      <p>{words.text}</p>
      {children}
    </div>
  );
}
