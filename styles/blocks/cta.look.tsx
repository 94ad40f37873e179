import type { Look } from "../../src/components/look.ts";
import { CallToAction } from "../../src/components/sections/call-to-action.tsx";
import { ClosingContact } from "../../src/components/sections/closing-contact.tsx";

export const cta: Look = {
  says: "The last section of a page: a question, the ways to answer it, and a drawing on the foot of the section.",
  kinds: {
    "<CallToAction>": ({ cta, Closing }, tone) => <CallToAction cta={cta} tone={tone} art={<Closing />} />,
    '<CallToAction layout="art-left">': ({ cta, Closing }, tone) => (
      <CallToAction cta={cta} tone={tone} art={<Closing />} layout="art-left" />
    ),
    '<CallToAction layout="poster-type">': ({ cta, Closing }, tone) => (
      <CallToAction cta={cta} tone={tone} art={<Closing />} layout="poster-type" />
    ),
    "<ClosingContact>": ({ cta, Closing }, tone) => (
      <ClosingContact words={cta} tone={tone} art={<Closing />} whatsapp="WhatsApp" call={cta.button} />
    ),
  },
  isSection: true,
};
