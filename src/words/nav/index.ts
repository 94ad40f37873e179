import type { Language } from "../../urls.ts";
import type { Say } from "../say.ts";
import { en } from "./en.ts";
import { it } from "./it.ts";
import type { NavWords } from "./words.ts";

export const nav: Record<Language, (say: Say) => NavWords> = { it, en };
