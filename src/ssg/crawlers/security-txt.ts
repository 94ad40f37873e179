import { site } from "../../site.ts";
import { absoluteUrl, assetUrl, languages } from "../../urls.ts";
import type { OutputFile } from "../output.ts";

const PATH = ".well-known/security.txt";

/** Whom to tell of a weakness (RFC 9116). Its end is a fact, because a build has no clock; the launch check refuses a past one. */
export function renderSecurityTxt(): OutputFile {
  const body = `Contact: mailto:${site.email}
Expires: ${site.securityTxtExpires}
Preferred-Languages: ${languages.join(", ")}
Canonical: ${absoluteUrl(assetUrl(PATH))}
`;
  return { path: PATH, body };
}
