/** What the script adds to a part of a page. On a page without the part nothing of it runs. */
export interface PagePart {
  selector: string;
  /** `leaving` is aborted when the visitor leaves the page, before its elements go. */
  start(element: HTMLElement, options: { leaving: AbortSignal }): void;
}
