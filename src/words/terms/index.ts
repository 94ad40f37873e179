import type { Language } from "../../urls.ts";
import type { Figures } from "../figures.ts";
import { en } from "./en.ts";
import { it, type TermsWords } from "./it.ts";

export const terms: Record<Language, (figures: Figures) => TermsWords> = { it, en };
