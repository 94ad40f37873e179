import { vi } from "vitest";

/** Tests of the code name addresses of a site at the root of its domain. The owner's may be below a path. */
vi.mock("../../src/site.ts", async (original) => {
  const { site } = await original<typeof import("../../src/site.ts")>();
  return { site: { ...site, origin: new URL(site.origin).origin } };
});
