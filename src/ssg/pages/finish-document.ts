import { STYLES_MARK } from "../../components/document/head.tsx";
import type { Styles } from "../assets/styles.ts";
import { addPolicy, pagePolicy } from "../hosting/security-policy.ts";

/** Adds what depends on the rendered markup: the page's part of the styles, and the policy that allows them. */
export async function finishDocument(html: string, styles: Styles, scripts: readonly string[]): Promise<string> {
  const fitted = await styles.forPage(html);
  const policy = pagePolicy({ scripts, styles: [styles.fonts, fitted] });
  return `<!doctype html>${addPolicy(
    html.replace(STYLES_MARK, () => fitted),
    policy,
  )}`;
}
