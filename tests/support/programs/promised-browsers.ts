import { createRequire } from "node:module";
import type { CompatData, CompatStatement } from "@mdn/browser-compat-data";
import { browserslistToTargets } from "lightningcss";
import { oldestBrowsers } from "../../../src/ssg/assets/bundle-scripts.ts";

/** MDN's browser compatibility data. `require` reads the 18 MB without a loader. */
export const compat = createRequire(import.meta.url)("@mdn/browser-compat-data") as CompatData;

const promised = browserslistToTargets(oldestBrowsers);

/** Returns whether all promised browsers support a feature without a prefix or flag. */
export function isSupported(support: CompatStatement | undefined): boolean {
  if (!support) return false;
  return (["chrome", "safari", "firefox"] as const).every((browser) => {
    const entries = [support.support[browser] ?? []].flat();
    return entries.some(
      ({ version_added, version_removed, prefix, flags, partial_implementation }) =>
        typeof version_added === "string" &&
        !version_removed &&
        !prefix &&
        !flags &&
        !partial_implementation &&
        number(version_added) <= (promised[browser] ?? 0),
    );
  });
}

function number(version: string): number {
  const [major = 0, minor = 0] = version.replace("≤", "").split(".").map(Number);
  return (major << 16) | (minor << 8);
}
