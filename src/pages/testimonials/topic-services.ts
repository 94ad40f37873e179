import type { PricedService } from "../../fact-rules.ts";
import type { Topic } from "./words.ts";

/** The services of each topic. */
export const topicServices: Record<Topic, readonly PricedService[]> = {
  phone: ["rispondiSubito"],
  sites: ["instantWebsites", "landingPages"],
  ads: ["ads", "leadGeneration", "ecommerce", "analytics"],
  catalogs: ["flippingCatalog"],
};
