import { STYLES_MARK } from "../../components/document/head.tsx";
import type { Styles } from "../assets/styles.ts";
import { pagePolicy } from "../hosting/security-policy.ts";

/** Adds the styles that the rendered markup uses, and the security policy that allows them. */
export async function addStyles(html: string, styles: Styles, scripts: readonly string[]): Promise<string> {
  const used = await styles.forPage(html);
  const policy = pagePolicy({ scripts, styles: [styles.fonts, used] });
  const styled = html.replace(STYLES_MARK, () => used);
  return finishDocument(styled, policy);
}

/** Adds doctype and policy, right after the charset and before the preloads that React adds: browsers do not apply it to earlier tags. */
export function finishDocument(html: string, policy: string): string {
  const charset = '<meta charSet="utf-8"/>';
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
  return `<!doctype html>${html.replace(charset, charset + meta)}`;
}
