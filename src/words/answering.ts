import * as format from "../facts/format.ts";
import { isTollFree } from "../facts/phone.ts";
import type { Figures } from "./figures.ts";
import type { TermsWords } from "./terms/it.ts";

/** Returns who answers calls and messages, when and in which languages. */
export function answeringOf({ facts, language }: Figures, terms: TermsWords) {
  const { phones, spokenLanguages, tollFreeFrom } = facts;
  const { hoursPerDay, daysPerWeek } = facts.availability;
  const isAlwaysAvailable = hoursPerDay === 24 && daysPerWeek === 7;
  const isMainNumberFree = isTollFree(phones.tollFree);
  const availability = isAlwaysAvailable ? `${hoursPerDay}/${daysPerWeek}` : terms.answered;
  const always = isAlwaysAvailable ? terms.atAnyHour : availability;
  const officeHours = format.openingHours(facts.officeHours, language);
  const hasAssistant = spokenLanguages.assistant !== undefined;
  const speak = (codes: readonly string[]) => format.languageNames(codes, language);
  const peopleSpeak = speak(spokenLanguages.people);
  const assistantSpeaks = speak(spokenLanguages.assistant ?? []);
  return {
    /** When RispondiSubito and an automatic assistant answer: `24/7`, or `12 ore su 24, 6 giorni su 7`. */
    availability,
    isAlwaysAvailable,
    /** When a person answers. */
    officeHours,
    /** Whether an automatic assistant answers calls and messages to the agency. */
    hasAssistant,
    /** When somebody or something answers the agency's own calls and messages. */
    answered: hasAssistant ? availability : officeHours,
    /** In which languages the agency's people, its own assistant and the product answer. */
    peopleSpeak,
    assistantSpeaks,
    rispondiSubitoSpeaks: speak(spokenLanguages.rispondiSubito),
    /** Whether the calendar comes before the phone: what answers the phone does not speak the language of the page. */
    bookFirst: Boolean(facts.links.calendar && hasAssistant && !spokenLanguages.assistant?.includes(language)),
    /** Who answers calls and messages, in one line. */
    who: hasAssistant
      ? terms.assistantAnswers(always, assistantSpeaks, officeHours, peopleSpeak)
      : terms.peopleAnswer(officeHours, peopleSpeak),
    /** What texts call the main number, after "il" and "our". Its digits tell whether calls are free. */
    mainNumber: isMainNumberFree ? terms.tollFreeNumber : terms.ordinaryNumber,
    isMainNumberFree,
    /** Countries from which the toll-free number can be called, after "in". */
    tollFreeFrom: format.countryNames(tollFreeFrom ?? ["IT"], language),
  };
}
