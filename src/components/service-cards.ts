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
  /** Where it leads; null opens the chat. */
  path: Path | null;
}

/** Returns the services in the order of the specification, without those whose page is hidden, or in another language alone. */
export function useServiceCards(): ServiceCard[] {
  const { isHidden, languagesOf } = useSite();
  const { language, say, shared } = usePage();
  const { cards, free, times } = shared.services;
  return table
    .filter(({ path }) => path === null || (!isHidden(path) && languagesOf(path).includes(language)))
    .map(({ name, icon, path }) => {
      const price = name === "chat" ? { price: free, conditions: "" } : say.prices[name].card;
      return { ...cards[name], ...price, icon, path, time: times[name] };
    });
}

const table: readonly { name: (CardName & Service) | "chat"; icon: ServiceIcon; path: Path | null }[] = [
  { name: "leadGeneration", icon: "target", path: "services/lead-generation" },
  { name: "ecommerce", icon: "cart", path: "services/ecommerce" },
  { name: "ads", icon: "megaphone", path: "services/ads" },
  { name: "analytics", icon: "bars", path: "services/analytics" },
  { name: "instantWebsites", icon: "bolt", path: "instant-websites" },
  { name: "chat", icon: "chat", path: null },
  { name: "landingPages", icon: "page", path: "landing-page-professionali" },
  { name: "rispondiSubito", icon: "phone", path: "services/rispondi-subito" },
];
