import type { Path } from "../../urls.ts";

/** The services as cards: on the home page, and at length on the services page. */
export interface ServiceCardsWords {
  title: string;
  text: string;
  cards: readonly ServiceCard[];
}

/** A service as a card with two faces. */
export interface ServiceCard {
  title: string;
  description: string;
  icon: ServiceIcon;
  /** Short points, on the back. */
  features: readonly string[];
  /** Where a click leads; null turns the card over. */
  path: Path | null;
  whatsapp: boolean;
}

/** Drawings in `src/components/icon.tsx`. */
export type ServiceIcon = "target" | "cart" | "megaphone" | "bars" | "bolt" | "chat" | "page" | "phone";
