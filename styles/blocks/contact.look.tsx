import type { Look } from "../../src/components/look.ts";
import { ContactSection } from "../../src/components/sections/contact-section.tsx";

export const contact: Look = {
  says: "Every way to reach the agency beside the map, at the end of a page that has no closing section.",
  kinds: { "<ContactSection>": () => <ContactSection /> },
  isSection: true,
  isSameInTones: true,
};
