import type { Service } from "../facts/fact-rules.ts";
import type { Path } from "../urls.ts";
import type { CardPrice } from "../words/prices.ts";
import type { ServicesWords } from "../words/services/it.ts";
import { usePage, useSite } from "./page-context.tsx";

/** Drawings in `icon.tsx`. */
export type ServiceIcon = "target" | "cart" | "megaphone" | "bars" | "bolt" | "chat" | "page" | "phone";

type CardName = keyof ServicesWords["cards"];

/** A service as a card, with its price. */
export interface ServiceCard extends CardPrice {
  title: string;
  description: string;
  features: readonly string[];
  details: { need: string; text: string; link: string };
  icon: ServiceIcon;
  /** How soon it is ready or running. */
  time: string;
  to: CardTarget;
}

/** Where a card leads: to a page, or to the chat. A card that leads nowhere, of which there is none today, turns over at a press. */
type CardTarget = Path | "whatsapp" | null;

/** Returns the services in the order of the specification, without those whose page is hidden, or in another language alone. */
export function useServiceCards(): ServiceCard[] {
  const { isHidden, languagesOf } = useSite();
  const { language, say, shared } = usePage();
  const { cards, free, times } = shared.services;
  return cardTable
    .filter(({ to }) => {
      const isPage = to !== null && to !== "whatsapp";
      return !isPage || (!isHidden(to) && languagesOf(to).includes(language));
    })
    .map(({ name, icon, to }) => {
      const price = name === "chat" ? { price: free, conditions: "" } : say.prices[name].card;
      return { ...cards[name], ...price, icon, to, time: times[name] };
    });
}

/** The cards in the order of the page's HTML. */
export const cardTable: { name: (CardName & Service) | "chat"; icon: ServiceIcon; to: CardTarget }[] = [
  { name: "leadGeneration", icon: "target", to: "services/lead-generation" },
  { name: "ecommerce", icon: "cart", to: "services/ecommerce" },
  { name: "ads", icon: "megaphone", to: "services/ads" },
  { name: "analytics", icon: "bars", to: "services/analytics" },
  { name: "instantWebsites", icon: "bolt", to: "instant-websites" },
  { name: "chat", icon: "chat", to: "whatsapp" },
  { name: "landingPages", icon: "page", to: "landing-page-professionali" },
  { name: "rispondiSubito", icon: "phone", to: "services/rispondi-subito" },
];
