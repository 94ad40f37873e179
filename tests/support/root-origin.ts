import { vi } from "vitest";

/** Tests use addresses at the root of the domain. The owner's site may be below a path. */
vi.mock("../../src/site.ts", async (original) => {
  const { site } = await original<typeof import("../../src/site.ts")>();
  return { site: { ...site, origin: new URL(site.origin).origin } };
});
