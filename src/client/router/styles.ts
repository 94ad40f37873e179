import { STYLES_ATTRIBUTE } from "../../contract.ts";

let styles: Promise<CSSStyleSheet> | undefined;

/** Fetches the styles of all pages, which the first page links. */
export function fetchStyles(): Promise<CSSStyleSheet> {
  styles ??= fetchSheet().catch((error) => {
    styles = undefined;
    throw error;
  });
  return styles;
}

async function fetchSheet(): Promise<CSSStyleSheet> {
  const link = document.querySelector(`link[${STYLES_ATTRIBUTE}]`);
  const response = await fetch(link?.getAttribute("href") ?? "");
  if (!response.ok) throw new Error(`${response.status}`);
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
