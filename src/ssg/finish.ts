import { STYLES_MARK } from "../components/document/head.tsx";
import { addPolicy, pagePolicy } from "./hosting/security-policy.ts";
import type { Styles } from "./styles.ts";

/** Adds what depends on the rendered markup: the page's part of the styles, and the policy that allows them. */
export function finishDocument(html: string, styles: Styles, scripts: readonly string[]): string {
  const fitted = styles.fit(html);
  const policy = pagePolicy({ scripts, styles: [styles.fonts, fitted] });
  const styled = html.replace(STYLES_MARK, () => fitted);
  return `<!doctype html>${addPolicy(styled, policy)}`;
}
