import type { Say } from "../say.ts";

export const it = ({ answering, facts }: Say) => {
  const { isMainNumberFree } = answering;
  const callback = facts.links.calendar ? " o prenota una chiamata" : "";

  return {
    title: "Parliamone adesso",
    text: "Raccontaci che cosa vendi e a chi: le domande giuste le facciamo noi.",
    concierge: "Concierge digitale",
    phoneNote: answering.who,
    // From where a toll-free number can be called, and what to do elsewhere; empty for any other.
    abroad: isMainNumberFree
      ? `Il numero verde è gratuito in ${answering.tollFreeFrom}. Dall’estero scrivici su WhatsApp${callback}.`
      : "",
    // The chat starts with a line in Italian; empty where visitors write in it too.
    chat: "",
    areas: "Dove lavoriamo",
    legal: "Sede legale",
    operational: "Sede operativa",
  };
};

/** The contact section of the home page and the contact page. */
export type ContactSectionWords = ReturnType<typeof it>;
