import { vi } from "vitest";

/** Tests use addresses at the root of the domain. The owner's site may be below a path. */
vi.mock("../../src/site.ts", async (original) => {
  const { facts } = await original<typeof import("../../src/site.ts")>();
  return { facts: { ...facts, origin: new URL(facts.origin).origin } };
});

/** Written into the scripts when they are bundled. */
Object.assign(globalThis, { SITE_ORIGIN: "https://www.example.com" });
