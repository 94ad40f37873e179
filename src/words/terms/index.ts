import type { Language } from "../../urls.ts";
import type { Figures } from "../say.ts";
import { en } from "./en.ts";
import { it } from "./it.ts";
import type { TermsWords } from "./words.ts";

export const terms: Record<Language, (figures: Figures) => TermsWords> = { it, en };
