import { describe, vi } from "vitest";
import { owners } from "../support/site/owners.ts";

/** The rules of `tests/dist` that hold for every site. */
describe.each(Object.keys(owners))("%s", async (name) => {
  // A site is read once: for the next owner all of it is read again.
  vi.resetModules();
  process.env.OWNER = name;
  await import("../dist/any-site.test.ts");
  await import("../dist/html.test.ts");
  await import("../dist/security.test.ts");
  await import("../dist/metadata/crawlers.test.ts");
  await import("../dist/metadata/structured-data.test.ts");
});
