import type { OfficeAddress } from "../facts/fact-rules.ts";
import { usePage, useSite } from "./page-context.tsx";

/** Returns the registered office, and the main office if it is another one. */
export function useOffices(): { title: string; address: OfficeAddress }[] {
  const { facts } = useSite();
  const { contact } = usePage().shared;
  const { legal, operational } = facts.addresses;
  const offices = [{ title: contact.legal, address: legal }];
  return operational ? [...offices, { title: contact.operational, address: operational }] : offices;
}
