import type { Language } from "../../urls.ts";
import type { Say } from "../say.ts";
import { en } from "./en.ts";
import { it } from "./it.ts";
import type { ContactSectionWords } from "./words.ts";

export const contact: Record<Language, (say: Say) => ContactSectionWords> = { it, en };
