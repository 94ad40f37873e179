import type { Language } from "../../urls.ts";
import { en } from "./en.ts";
import { it } from "./it.ts";
import type { NavWords } from "./words.ts";

export const nav: Record<Language, NavWords> = { it, en };
