import type { ComponentType } from "react";
import { AboutPicture } from "./components/illustrations/about.tsx";
import { AdsPicture } from "./components/illustrations/ads.tsx";
import { AnalyticsPicture } from "./components/illustrations/analytics.tsx";
import { ContactPicture } from "./components/illustrations/contact.tsx";
import { EcommercePicture } from "./components/illustrations/ecommerce.tsx";
import { FlippingCatalogPicture } from "./components/illustrations/flipping-catalog.tsx";
import { GoogleAdsPicture } from "./components/illustrations/google-ads.tsx";
import { HomePicture } from "./components/illustrations/home.tsx";
import { InstantWebsitesPicture } from "./components/illustrations/instant-websites.tsx";
import { LandingOfferPicture } from "./components/illustrations/landing-offer.tsx";
import { LandingPagesPicture } from "./components/illustrations/landing-pages.tsx";
import { LeadGenerationPicture } from "./components/illustrations/lead-generation.tsx";
import { RispondiSubitoPicture } from "./components/illustrations/rispondi-subito.tsx";
import { ServicesPicture } from "./components/illustrations/services.tsx";
import type { PictureProps } from "./components/illustrations/shapes.tsx";
import { SpecializationsPicture } from "./components/illustrations/specializations.tsx";
import { TestimonialsPicture } from "./components/illustrations/testimonials.tsx";
import type { Content, PageMeta } from "./content/types.ts";
import type { PricedService } from "./facts.ts";
import { AboutPage } from "./pages/about.tsx";
import { AdsPage } from "./pages/ads.tsx";
import { AnalyticsPage } from "./pages/analytics.tsx";
import { ContactPage } from "./pages/contact.tsx";
import { EcommercePage } from "./pages/ecommerce.tsx";
import { FlippingCatalogPage } from "./pages/flipping-catalog.tsx";
import { GoogleAdsPage } from "./pages/google-ads.tsx";
import { HomePage } from "./pages/home.tsx";
import { InstantWebsitesPage } from "./pages/instant-websites.tsx";
import { LandingOfferPage } from "./pages/landing-offer.tsx";
import { LandingPagesPage } from "./pages/landing-pages.tsx";
import { LeadGenerationPage } from "./pages/lead-generation.tsx";
import { RispondiSubitoPage } from "./pages/rispondi-subito.tsx";
import { ServicesOverviewPage } from "./pages/services-overview.tsx";
import { SpecializationsPage } from "./pages/specializations.tsx";
import { TestimonialsPage } from "./pages/testimonials.tsx";
import type { Path } from "./urls.ts";

/** One page of the site, in every language. */
export interface Route {
  path: Path;
  /** The section of the content that holds the page's words and metadata. */
  content: ContentWithMeta;
  page: ComponentType;
  /** The page's composition, for its share image; without one the standard image stands in. */
  picture?: ComponentType<PictureProps>;
  /** The price range of the service the page sells; without one the default label stands. */
  priceRange?: PricedService;
}

/** Keys of the content sections that describe a page. */
export type ContentWithMeta = {
  [Key in keyof Content]: Content[Key] extends { meta: PageMeta } ? Key : never;
}[keyof Content];

/** The route table (specification section 2). */
export const routes: readonly Route[] = [
  { path: "", content: "home", page: HomePage, picture: HomePicture },
  { path: "services", content: "servicesOverview", page: ServicesOverviewPage, picture: ServicesPicture },
  {
    path: "services/lead-generation",
    content: "leadGeneration",
    page: LeadGenerationPage,
    picture: LeadGenerationPicture,
    priceRange: "leadGeneration",
  },
  {
    path: "services/ecommerce",
    content: "ecommerce",
    page: EcommercePage,
    picture: EcommercePicture,
    priceRange: "ecommerce",
  },
  { path: "services/ads", content: "ads", page: AdsPage, picture: AdsPicture, priceRange: "ads" },
  {
    path: "services/analytics",
    content: "analytics",
    page: AnalyticsPage,
    picture: AnalyticsPicture,
    priceRange: "analytics",
  },
  {
    path: "services/rispondi-subito",
    content: "rispondiSubito",
    page: RispondiSubitoPage,
    picture: RispondiSubitoPicture,
    priceRange: "rispondiSubito",
  },
  {
    path: "instant-websites",
    content: "instantWebsites",
    page: InstantWebsitesPage,
    picture: InstantWebsitesPicture,
    priceRange: "instantWebsites",
  },
  {
    path: "landing-page-professionali",
    content: "landingPages",
    page: LandingPagesPage,
    picture: LandingPagesPicture,
    priceRange: "landingPages",
  },
  {
    path: "flipping-catalog",
    content: "flippingCatalog",
    page: FlippingCatalogPage,
    picture: FlippingCatalogPicture,
    priceRange: "flippingCatalog",
  },
  {
    path: "specializations",
    content: "specializations",
    page: SpecializationsPage,
    picture: SpecializationsPicture,
    priceRange: "specializations",
  },
  { path: "about", content: "about", page: AboutPage, picture: AboutPicture },
  { path: "testimonials", content: "testimonials", page: TestimonialsPage, picture: TestimonialsPicture },
  { path: "contact", content: "contact", page: ContactPage, picture: ContactPicture },
  { path: "landing", content: "landingOffer", page: LandingOfferPage, picture: LandingOfferPicture },
  { path: "google-ads", content: "googleAds", page: GoogleAdsPage, picture: GoogleAdsPicture },
];
