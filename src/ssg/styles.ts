import { join } from "node:path";
import { bundle, type Targets, transform } from "lightningcss";
import { BuildError } from "./build-error.ts";

/** Oldest browsers the styles are written for: the first with popovers and exclusive `<details>`, all of early 2024. */
const baseline: Targets = { chrome: version(120), safari: version(17, 2), firefox: version(130) };

/** The one style sheet of the site, minified, with the given font rules in front. */
export function bundleStyles(root: string, fontCss: string): string {
  const filename = join(root, "styles/main.css");
  try {
    const { code } = bundle({ filename, targets: baseline, minify: true });
    const fonts = transform({ filename: "fonts.css", code: Buffer.from(fontCss), minify: true });
    return fonts.code.toString() + code.toString();
  } catch (cause) {
    throw new BuildError(styleMessage(root, cause), { cause });
  }
}

function styleMessage(root: string, cause: unknown): string {
  const {
    fileName = filenameUnknown,
    loc,
    message,
  } = cause as { fileName?: string; loc?: { line: number }; message: string };
  const file = fileName.replace(`${root}/`, "");
  return `The styles cannot be read: ${file}${loc ? `:${loc.line}` : ""}: ${message}. Correct the rule there.`;
}

const filenameUnknown = "styles/main.css";

/** Lightning CSS packs a version into one number. */
function version(major: number, minor = 0): number {
  return (major << 16) | (minor << 8);
}
