import { POLICY_MARK, STYLES_MARK } from "../../components/document/head.tsx";
import type { Styles } from "../assets/styles.ts";
import { pagePolicy } from "../security.ts";

/** Adds what depends on the rendered markup: the page's part of the styles, and the policy that allows them. */
export async function finishDocument(html: string, styles: Styles, scripts: readonly string[]): Promise<string> {
  const fitted = await styles.fit(html);
  const policy = pagePolicy({ scripts, styles: [styles.fonts, fitted] });
  const allowed = html.replace(`content="${POLICY_MARK}"`, () => `content="${policy}"`);
  return `<!doctype html>${allowed.replace(STYLES_MARK, () => fitted)}`;
}
