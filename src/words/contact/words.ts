/** The contact section of the home page and the contact page. */
export interface ContactSectionWords {
  title: string;
  text: string;
  /** "Concierge digitale": label of the phone number. */
  concierge: string;
  /** Who answers, when and in which languages. */
  phoneNote: string;
  /** From where a toll-free number can be called, and what to do elsewhere; empty for any other. */
  abroad: string;
  /** Before the service areas. */
  areas: string;
  legal: string;
  operational: string;
}
