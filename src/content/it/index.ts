import type { Content } from "../types.ts";
import { about } from "./about.ts";
import { ads } from "./ads.ts";
import { analytics } from "./analytics.ts";
import { contact } from "./contact.ts";
import { ecommerce } from "./ecommerce.ts";
import { flippingCatalog } from "./flipping-catalog.ts";
import { googleAds } from "./google-ads.ts";
import { hero } from "./hero.ts";
import { home } from "./home.ts";
import { instantWebsites } from "./instant-websites.ts";
import { landingOffer } from "./landing-offer.ts";
import { landingPages } from "./landing-pages.ts";
import { leadGeneration } from "./lead-generation.ts";
import { nav } from "./nav.ts";
import { notFound } from "./not-found.ts";
import { rispondiSubito } from "./rispondi-subito.ts";
import { services } from "./services.ts";
import { servicesOverview } from "./services-overview.ts";
import { specializations } from "./specializations.ts";
import { testimonials } from "./testimonials.ts";
import { ui } from "./ui.ts";

/** Every word of the site in Italian. */
export const it = {
  nav,
  hero,
  services,
  flippingCatalog,
  ui,
  home,
  servicesOverview,
  leadGeneration,
  ecommerce,
  ads,
  analytics,
  rispondiSubito,
  instantWebsites,
  landingPages,
  specializations,
  about,
  testimonials,
  contact,
  landingOffer,
  googleAds,
  notFound,
} satisfies Content;
