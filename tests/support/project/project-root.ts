import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";

/** The project's folder. The gate builds `dist` in it before the tests run. */
export const root = resolve(import.meta.dirname, "../../..");

/** Returns the text of a file of the project. */
export const readSource = (file: string) => readFileSync(join(root, file), "utf8");
