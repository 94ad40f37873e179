import type { Language } from "../../urls.ts";
import { en } from "./en.ts";
import { it } from "./it.ts";
import type { UiWords } from "./words.ts";

export const ui: Record<Language, UiWords> = { it, en };
