import type { ReactNode } from "react";
import { phone } from "../../facts/phone.ts";
import { CONTACT_ID } from "../../shared/contract.ts";
import { CalendarLink, CallLink, WhatsAppLink } from "../links.tsx";
import { usePage, useSite } from "../page-context.tsx";
import { ClosingSection } from "./closing-section.tsx";
import type { Titled, Tone } from "./section.tsx";

/** The closing section of an offer page: WhatsApp and phone, with both numbers shown. The page's other buttons lead here; a script says which plan they chose. */
export function ClosingContact({
  words,
  whatsapp,
  call,
  tone,
  art,
  answers = false,
}: {
  words: Titled;
  whatsapp: string;
  call: string;
  tone: Tone;
  /** A drawing that stands on the foot of the section. */
  art: ReactNode;
  /** Says who answers, and leads with the calendar where the assistant speaks another language. */
  answers?: boolean;
}) {
  const { facts } = useSite();
  const { bookFirst, who } = usePage().say.answering;
  const isBooked = answers && bookFirst;
  return (
    <ClosingSection title={words.title} tone={tone} id={CONTACT_ID} layout="closing" art={art}>
      <p data-chosen="" hidden />
      <p>{words.text}</p>
      <div className="actions">
        {isBooked && <CalendarLink className="button primary" />}
        <WhatsAppLink className={isBooked ? "button ghost" : "button primary"}>
          <Labelled label={whatsapp} number={facts.phones.whatsapp} />
        </WhatsAppLink>
        <CallLink className="button ghost">
          <Labelled label={call} number={facts.phones.tollFree} />
        </CallLink>
      </div>
      {answers && <p className="fine-print">{who}</p>}
    </ClosingSection>
  );
}

function Labelled({ label, number }: { label: string; number: string }) {
  const { language } = usePage();
  return (
    <span>
      {label} <strong className="title-m">{phone(number, language)}</strong>
    </span>
  );
}
