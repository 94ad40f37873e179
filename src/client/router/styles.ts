import { STYLES_ATTRIBUTE } from "../../contract.ts";

/** After this the browser takes over, with its spinner and stop button. */
export const TIMEOUT_MS = 10_000;

let styles: Promise<CSSStyleSheet | null> | undefined;

/** Fetches the styles of all pages, which the first page links; null if they fail, so that the browser loads every further page. */
export function fetchStyles(): Promise<CSSStyleSheet | null> {
  styles ??= fetchSheet().catch(() => null);
  return styles;
}

async function fetchSheet(): Promise<CSSStyleSheet | null> {
  const link = document.querySelector(`link[${STYLES_ATTRIBUTE}]`);
  const response = await fetch(link?.getAttribute("href") ?? "", { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) return null;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(await response.text());
  return sheet;
}

/**
 * Adopts the styles of all pages for the first page change, and no page change
 * touches them again. The link goes with the first page, which is styled anew
 * then anyway. The security policy allows a constructed sheet, but no new style element.
 */
export function adoptStyles(sheet: CSSStyleSheet): void {
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets = [sheet];
}
