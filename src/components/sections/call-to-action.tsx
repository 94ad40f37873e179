import type { ReactNode } from "react";
import { Icon } from "../icon.tsx";
import { CallLink, PageLink, WhatsAppLink } from "../links.tsx";
import { usePage } from "../page-context.tsx";
import { ClosingSection } from "./closing-section.tsx";
import type { Titled, Tone } from "./section.tsx";

/** The last section of a page, and its button. */
export interface CallToActionWords extends Titled {
  button: string;
}

/** The closing section of a page: leads to the contact page, with the phone beside it. */
export function CallToAction({
  cta,
  tone,
  art,
  layout,
  send,
}: {
  cta: CallToActionWords;
  tone: Tone;
  /** A drawing that stands on the foot of the section. */
  art: ReactNode;
  /** Where words and drawing stand, if not words on the left. `poster-type`: the title across the page. */
  layout?: "art-left" | "poster-type";
  /** What visitors can send, with links to where they send it, before the text. Other pages have the chat below the buttons. */
  send?: ReactNode;
}) {
  const { shared } = usePage();
  return (
    <ClosingSection title={cta.title} tone={tone} layout={layout} art={art}>
      <p>
        {send}
        {cta.text}
      </p>
      <div className="actions">
        <PageLink to="contact" className="button primary">
          {cta.button}
          <Icon name="arrow-right" />
        </PageLink>
        <CallLink className="button ghost">{shared.ui.callTollFree}</CallLink>
      </div>
      {!send && (
        <p className="link-row cta-chat">
          <WhatsAppLink>{shared.ui.orWhatsapp}</WhatsAppLink>
        </p>
      )}
    </ClosingSection>
  );
}
