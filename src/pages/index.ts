import type { Page } from "../components/page.ts";
import { about } from "./about/index.tsx";
import { ads } from "./ads/index.tsx";
import { analytics } from "./analytics/index.tsx";
import { contact } from "./contact/index.tsx";
import { ecommerce } from "./ecommerce/index.tsx";
import { flippingCatalog } from "./flipping-catalog/index.tsx";
import { googleAds } from "./google-ads/index.tsx";
import { home } from "./home/index.tsx";
import { instantWebsites } from "./instant-websites/index.tsx";
import { landing } from "./landing/index.tsx";
import { landingPageProfessionali } from "./landing-page-professionali/index.tsx";
import { leadGeneration } from "./lead-generation/index.tsx";
import { rispondiSubito } from "./rispondi-subito/index.tsx";
import { services } from "./services/index.tsx";
import { specializations } from "./specializations/index.tsx";
import { testimonials } from "./testimonials/index.tsx";

/** Every page, in the order of `paths` in `src/urls.ts`. */
export const pages: readonly Page[] = [
  home,
  services,
  leadGeneration,
  ecommerce,
  ads,
  analytics,
  rispondiSubito,
  instantWebsites,
  landingPageProfessionali,
  flippingCatalog,
  specializations,
  about,
  testimonials,
  contact,
  landing,
  googleAds,
];
