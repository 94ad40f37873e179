import { STYLES_MARK } from "../../components/document/head.tsx";
import type { Styles } from "../assets/styles.ts";
import { addPolicy, pagePolicy } from "../hosting/security-policy.ts";

/** Adds the styles that the rendered markup uses, and the security policy that allows them. */
export async function addStyles(html: string, styles: Styles, scripts: readonly string[]): Promise<string> {
  const used = await styles.forPage(html);
  const policy = pagePolicy({ scripts, styles: [styles.fonts, used] });
  const page = html.replace(STYLES_MARK, () => used);
  return `<!doctype html>${addPolicy(page, policy)}`;
}
