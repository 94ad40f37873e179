import type { Path } from "../../urls.ts";
import type { CardPrice } from "../prices.ts";

/** The services as cards: on the home page, and at length on the services page. */
export interface ServiceCardsWords {
  title: string;
  text: string;
  cards: readonly ServiceCard[];
  /** Services without a card: what their posters say. */
  others: readonly Pick<ServiceCard, "path" | "price" | "conditions" | "time">[];
}

/** A service as a card with two faces. */
export interface ServiceCard extends CardPrice {
  title: string;
  description: string;
  icon: ServiceIcon;
  /** How fast it is ready or running. */
  time: string;
  /** The conditions at length, on the services page. */
  terms?: string;
  /** Short points, on the back. */
  features: readonly string[];
  /** Where a click leads; null opens the chat. */
  path: Path | null;
  /** On the services page: a few lines, and the link that leads on. */
  details: { text: string; link: string };
}

/** Drawings in `src/components/icon.tsx`. */
export type ServiceIcon = "target" | "cart" | "megaphone" | "bars" | "bolt" | "chat" | "page" | "phone";
