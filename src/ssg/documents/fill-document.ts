import { FIRST_SCREEN_STYLES, INLINE_HASHES } from "../../shared/contract.ts";
import { integrityOf } from "../hash.ts";
import type { DocumentContent } from "./document.ts";

/** Fills the two places of a document that the rest of it decides: the styles of its first screen, and the hashes in its policy. */
export function fillDocument(html: string, { inline, policy }: DocumentContent, firstScreen: string): string {
  const styled = html.replace(FIRST_SCREEN_STYLES, () => firstScreen);
  if (!policy) return styled;
  const styles = inline.styles.map((text) => text.replace(FIRST_SCREEN_STYLES, () => firstScreen));
  const directives = policy.value.split("; ").map((directive) => {
    const texts = directive.startsWith("style-src ") ? styles : inline.scripts;
    return directive.replace(INLINE_HASHES, texts.map((text) => `'${integrityOf(text)}'`).join(" "));
  });
  const value = directives.join("; ").replaceAll("&", "&amp;").replaceAll('"', "&quot;");
  return styled.replace(policy.tag, () => `<meta http-equiv="Content-Security-Policy" content="${value}"/>`);
}
