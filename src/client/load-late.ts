import { latePart } from "./script-state.ts";

/** Loads the part of the script that waits for a visitor. */
export const loadLate = latePart(() => import("./late.ts"));

export type Late = typeof import("./late.ts");
