import type { Language } from "../../urls.ts";
import { en } from "./en.ts";
import { it } from "./it.ts";
import type { Review } from "./words.ts";

export const reviews: Record<Language, readonly Review[]> = { it, en };
