import type { Page } from "../components/page.ts";
import { page as about } from "./about/index.tsx";
import { page as ads } from "./ads/index.tsx";
import { page as analytics } from "./analytics/index.tsx";
import { page as contact } from "./contact/index.tsx";
import { page as ecommerce } from "./ecommerce/index.tsx";
import { page as flippingCatalog } from "./flipping-catalog/index.tsx";
import { page as googleAds } from "./google-ads/index.tsx";
import { page as home } from "./home/index.tsx";
import { page as instantWebsites } from "./instant-websites/index.tsx";
import { page as landing } from "./landing/index.tsx";
import { page as landingPageProfessionali } from "./landing-page-professionali/index.tsx";
import { page as leadGeneration } from "./lead-generation/index.tsx";
import { page as rispondiSubito } from "./rispondi-subito/index.tsx";
import { page as services } from "./services/index.tsx";
import { page as specializations } from "./specializations/index.tsx";
import { page as testimonials } from "./testimonials/index.tsx";

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
