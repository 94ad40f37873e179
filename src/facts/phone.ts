import { parsePhoneNumber } from "awesome-phonenumber";
import type { Language } from "../urls.ts";
import { NBSP } from "./format.ts";

/** A phone number as Italians write it: `800 000 000`; for other readers, or from abroad, with its country code: `+41 91 800 00 00`. */
export function phone(e164: string, language: Language): string {
  const { number, regionCode } = parsePhoneNumber(e164);
  const written = regionCode === "IT" && language === "it" ? number?.national : number?.international;
  // A wrong number is shown as it is; the facts check reports it.
  return (written ?? e164).replaceAll(" ", NBSP);
}

/** Returns whether calls from Italy are free. Another country's toll-free numbers are free only there. */
export function isTollFree(e164: string): boolean {
  const { type, regionCode } = parsePhoneNumber(e164);
  return type === "toll-free" && regionCode === "IT";
}
