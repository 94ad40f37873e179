import type { OfficeAddress } from "../fact-rules.ts";
import { site } from "../site.ts";
import { usePage } from "./page-context.tsx";

/** Returns the registered office, and the main office if it is another one. */
export function useOffices(): { title: string; address: OfficeAddress }[] {
  const { contact } = usePage().shared;
  const { legal, operational } = site.addresses;
  const offices = [{ title: contact.legal, address: legal }];
  return operational ? [...offices, { title: contact.operational, address: operational }] : offices;
}
