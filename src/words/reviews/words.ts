/** What a client says. */
export interface Review {
  /** Initials only. */
  author: string;
  /** Sector of the business; may be empty. */
  company: string;
  rating: 5;
  body: string;
}
