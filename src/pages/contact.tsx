import type { ReactNode } from "react";
import { ContactSection } from "../components/contact-section.tsx";
import { ContactPicture } from "../components/illustrations/contact.tsx";
import { CalendarLink, WhatsAppLink } from "../components/links.tsx";
import { usePage } from "../components/page-context.tsx";
import { PageHero, Section, SectionHead, Steps } from "../components/sections.tsx";
import type { Titled } from "../content/types.ts";

/** Contact: every way to reach the agency, and what happens then. */
export function ContactPage() {
  const page = usePage().content.contact;
  return (
    <>
      <PageHero tone="tomato" hero={page.hero} picture={<ContactPicture alt={page.hero.pictureAlt} />}>
        <CalendarLink className="button primary" />
      </PageHero>
      <ContactSection>
        <Way words={page.section.calendar}>
          <CalendarLink />
        </Way>
        <Way words={page.section.whatsapp}>
          <WhatsAppLink />
        </Way>
      </ContactSection>
      <Section labelledBy="next-title">
        <SectionHead id="next-title" title={page.next.title} />
        <Steps steps={page.next.steps} className="line" />
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
