import type { Language } from "../../urls.ts";
import { en } from "./en.ts";
import { it } from "./it.ts";
import type { ContactSectionWords } from "./words.ts";

export const contact: Record<Language, ContactSectionWords> = { it, en };
