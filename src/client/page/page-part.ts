/** What the script adds to a part of a page, once. On a page without the part nothing of it runs. */
export interface PagePart {
  selector: string;
  start(element: HTMLElement): void;
}

/** The same for a part that is started each time its page is shown. */
export interface ShownPart {
  selector: string;
  /** `leaving` is aborted when the visitor leaves the page, before its elements go. */
  start(element: HTMLElement, options: { leaving: AbortSignal }): void;
}
