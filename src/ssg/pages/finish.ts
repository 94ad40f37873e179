import { POLICY_MARK, STYLES_MARK } from "../components/head.tsx";
import { pagePolicy } from "./security.ts";
import type { Styles } from "./styles.ts";

/** Puts into a rendered document what only its markup tells: its part of the styles, and the policy that allows them. */
export function finishDocument(html: string, styles: Styles, scripts: readonly string[]): string {
  const fitted = styles.fit(html);
  const policy = pagePolicy({ scripts, styles: [styles.fonts, fitted] });
  const allowed = put(html, `content="${POLICY_MARK}"`, `content="${policy}"`);
  return `<!doctype html>${put(allowed, STYLES_MARK, fitted)}`;
}

/** Puts a text in the place of a mark, without copying the page: pieces are joined once, when the file is written. */
function put(html: string, mark: string, text: string): string {
  const at = html.indexOf(mark);
  return at === -1 ? html : html.slice(0, at) + text + html.slice(at + mark.length);
}
