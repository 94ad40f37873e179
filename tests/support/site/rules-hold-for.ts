import { vi } from "vitest";
import type { OwnerName } from "./owners.ts";

/** Runs the rules of `tests/dist` that hold for every site on that of an owner. */
export async function rulesHoldFor(name: OwnerName): Promise<void> {
  // In the process that tests several owners, a site is read once: for the next one all of it is read again.
  vi.resetModules();
  process.env.OWNER = name;
  await import("../../dist/any-site.test.ts");
  await import("../../dist/html.test.ts");
  await import("../../dist/security.test.ts");
  await import("../../dist/metadata/crawlers.test.ts");
  await import("../../dist/metadata/structured-data.test.ts");
}
