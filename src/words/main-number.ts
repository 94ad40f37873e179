import { isTollFree } from "../format.ts";
import { site } from "../site.ts";
import type { Language } from "../urls.ts";

/** Whether the main number costs callers nothing, which its own digits tell. */
export const mainNumberIsFree = isTollFree(site.phones.tollFree);

/** What texts call the main number, behind "il" and "our". */
export const mainNumber: Record<Language, string> = mainNumberIsFree
  ? { it: "numero verde", en: "toll-free number" }
  : { it: "nostro numero", en: "number" };
