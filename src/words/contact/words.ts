/** The contact section of the home page and the contact page. */
export interface ContactSectionWords {
  title: string;
  text: string;
  /** "Concierge digitale": label of the phone number. */
  concierge: string;
  phoneNote: string;
  whatsapp: { title: string; text: string };
  calendar: { title: string; text: string };
  legal: string;
  operational: string;
}
