import { site } from "../../site.ts";
import { isMainNumberFree, speak } from "../speak.ts";
import type { ContactSectionWords } from "./words.ts";

const { availability, lineSpeaks, officeHours, peopleSpeak, tollFreeFrom } = speak("it");
const tollFree = isMainNumberFree ? `Numero verde gratuito in ${tollFreeFrom}. ` : "";
const switzerland = site.tollFreeFrom.includes("CH") ? "" : ", anche dalla Svizzera";
const callback = site.links.calendar ? ", o una telefonata da prenotare sul calendario" : "";

export const it = {
  title: "Parliamone adesso.",
  text: "Bastano due parole su cosa vendi e a chi. Alle domande giuste pensiamo noi.",
  concierge: "Concierge digitale",
  phoneNote: `Risponde il nostro assistente automatico, in ${lineSpeaks}, ${availability}. Una persona, in ${peopleSpeak}: ${officeHours}.`,
  abroad: `${tollFree}Dall’estero${switzerland}: WhatsApp${callback}.`,
  areas: "Dove lavoriamo",
  legal: "Sede legale",
  operational: "Sede operativa",
} satisfies ContactSectionWords;
