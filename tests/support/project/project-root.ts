import { resolve } from "node:path";

/** The project's folder. The gate builds `dist` in it before the tests run. */
export const root = resolve(import.meta.dirname, "../../..");
