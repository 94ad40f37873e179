import { vi } from "vitest";

/** Stubs the media query for reduced motion. All other media queries are false. */
export function preferMotion(preference: "reduce" | "no-preference"): void {
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: preference === "reduce" && query.includes("prefers-reduced-motion"),
  }));
}
