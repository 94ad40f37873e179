import type { Language } from "../../urls.ts";
import type { Say } from "../say.ts";
import { en } from "./en.ts";
import { it } from "./it.ts";
import type { ServiceCardsWords } from "./words.ts";

export const services: Record<Language, (say: Say) => ServiceCardsWords> = { it, en };
