import { DomUtils, parseDocument } from "htmlparser2";
import { STYLES_MARK } from "../../components/document/head.tsx";
import { REGION_ATTRIBUTE, STYLES_ATTRIBUTE } from "../../contract.ts";
import type { Assets } from "../assets/make-assets.tsx";
import { pagePolicy } from "./page-policy.ts";

/** How many sections of a page fill the first screen. */
const FIRST_SECTIONS = 2;

/** Does nothing. Firefox and WebKit show what follows a link without its styles, but they wait before a script. */
const WAIT_SCRIPT = "0";

/**
 * Adds the styles of the first screen to the head, and the security policy.
 * The rest of the page follows the link to the styles of all pages: browsers
 * show what is above it at once, and the rest when those styles have come.
 */
export async function addStyles(html: string, { styles, head }: Assets, scripts: readonly string[]): Promise<string> {
  const rest = startOfRest(html);
  const used = await styles.forPage(html.slice(0, rest));
  const link = `<link rel="stylesheet" href="${styles.url}" fetchpriority="low" ${STYLES_ATTRIBUTE}/><script ${STYLES_ATTRIBUTE}>${WAIT_SCRIPT}</script>`;
  const linked = rest ? html.slice(0, rest) + link + html.slice(rest) : html;
  const styled = linked.replace(STYLES_MARK, () => used);
  const inline = { scripts: rest ? [...scripts, WAIT_SCRIPT] : scripts, styles: [head.fontStyles, used] };
  return finishDocument(styled, pagePolicy(inline));
}

/** Returns where the first sections of the main part end; nothing for a document without regions, which has all its styles in the head. */
function startOfRest(html: string): number | undefined {
  const { children } = parseDocument(html, { withEndIndices: true });
  const main = DomUtils.findOne(({ attribs }) => attribs[REGION_ATTRIBUTE] === "main", children);
  const last = main?.children.slice(0, FIRST_SECTIONS).at(-1);
  return last && (last.endIndex ?? 0) + 1;
}

/** Adds doctype and policy, right after the charset and before the preloads that React adds: browsers do not apply it to earlier tags. */
export function finishDocument(html: string, policy: string): string {
  const charset = '<meta charSet="utf-8"/>';
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
  return `<!doctype html>${html.replace(charset, charset + meta)}`;
}
