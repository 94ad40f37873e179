import { STYLES_ATTRIBUTE } from "../../shared/contract.ts";
import { hasType } from "./has-type.ts";

/** After this the browser takes over, with its spinner and stop button. */
const TIMEOUT_MS = 10_000;

let styles: Promise<CSSStyleSheet | null> | undefined;

/** Fetches the styles of all pages, which the first page links; null if they fail, so that the browser loads the next page. */
export function fetchStyles(): Promise<CSSStyleSheet | null> {
  styles ??= fetchSheet().catch(() => {
    // The next page change asks again.
    styles = undefined;
    return null;
  });
  return styles;
}

async function fetchSheet(): Promise<CSSStyleSheet> {
  const link = document.querySelector(`link[${STYLES_ATTRIBUTE}]`);
  const response = await fetch(link?.getAttribute("href") ?? "", { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok || !hasType(response, "text/css")) throw new Error("These are not our styles.");
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(await response.text());
  return sheet;
}

/**
 * Adopts the styles of all pages for the first page change, and no page change
 * touches them again. The link goes with the first page, which is styled anew
 * then anyway. The security policy allows a constructed sheet, but no new style element.
 * Sheets that others have adopted, such as browser extensions, still follow ours.
 */
export function adoptStyles(sheet: CSSStyleSheet): void {
  const { adoptedStyleSheets } = document;
  if (!adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets = [sheet, ...adoptedStyleSheets];
}
