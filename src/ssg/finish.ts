import { POLICY_MARK, STYLES_MARK } from "../components/head.tsx";
import { pagePolicy } from "./security.ts";
import type { Styles } from "./styles.ts";

/** Puts into a rendered document what only its markup tells: its part of the styles, and the policy that allows them. */
export function finishDocument(html: string, styles: Styles, scripts: readonly string[]): string {
  const fitted = styles.fit(html);
  const policy = pagePolicy({ scripts, styles: [styles.fonts, fitted] });
  return `<!doctype html>${html}`
    .replace(`content="${POLICY_MARK}"`, () => `content="${policy}"`)
    .replace(STYLES_MARK, () => fitted);
}
