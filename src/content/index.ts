import type { Language } from "../urls.ts";
import { en } from "./en/index.ts";
import { it } from "./it/index.ts";
import type { Content } from "./types.ts";

/** The translation dictionary of each language (specification section 3). */
export const content: Record<Language, Content> = { it, en };
