/** What every language says on this page. */
export interface NotFoundWords {
  title: string;
  text: string;
  home: string;
}
