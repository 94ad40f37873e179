import { ContactSection } from "../components/contact-section.tsx";
import { ContactPicture } from "../components/illustrations/contact.tsx";
import { usePage } from "../components/page-context.tsx";
import { PageHero } from "../components/sections.tsx";

export function ContactPage() {
  const page = usePage().content.contact;
  return (
    <>
      <PageHero hero={page.hero} picture={<ContactPicture alt={page.hero.pictureAlt} />} />
      <ContactSection />
    </>
  );
}
