import type { Language } from "../../urls.ts";
import type { Say } from "../say.ts";
import { en } from "./en.ts";
import { it } from "./it.ts";
import type { UiWords } from "./words.ts";

export const ui: Record<Language, (say: Say) => UiWords> = { it, en };
