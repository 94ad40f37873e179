import { describe, vi } from "vitest";
import type { OwnerName } from "./owner-names.ts";

/** Runs the rules of `tests/dist` that hold for every site on those of these owners, one after the other in one process. */
export function rulesHoldFor(names: readonly OwnerName[]): void {
  describe.each(names)("%s", async (name) => {
    // A site is read once: for the next owner all of it is read again.
    vi.resetModules();
    process.env.OWNER = name;
    await import("../../dist/any-site.test.ts");
    await import("../../dist/html.test.ts");
    await import("../../dist/security.test.ts");
    await import("../../dist/metadata/heads.test.ts");
    await import("../../dist/metadata/structured-data.test.ts");
    await import("../../dist/metadata/sitemap.test.ts");
  });
}
