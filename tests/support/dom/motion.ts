import { vi } from "vitest";

/** Answers the question for reduced motion; every other media query is false. */
export function preferMotion(preference: "reduce" | "no-preference"): void {
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: preference === "reduce" && query.includes("prefers-reduced-motion"),
  }));
}
