import type { Page, PageContent } from "../components/page.ts";
import type { Path } from "../urls.ts";

/** Which page each path of `src/urls.ts` leads to, in the same order. */
const table: [Path, Promise<{ page: PageContent }>][] = [
  ["", import("./home/index.tsx")],
  ["services", import("./services/index.tsx")],
  ["services/lead-generation", import("./lead-generation/index.tsx")],
  ["services/ecommerce", import("./ecommerce/index.tsx")],
  ["services/ads", import("./ads/index.tsx")],
  ["services/analytics", import("./analytics/index.tsx")],
  ["services/rispondi-subito", import("./rispondi-subito/index.tsx")],
  ["instant-websites", import("./instant-websites/index.tsx")],
  ["landing-page-professionali", import("./landing-page-professionali/index.tsx")],
  ["flipping-catalog", import("./flipping-catalog/index.tsx")],
  ["specializations", import("./specializations/index.tsx")],
  ["about", import("./about/index.tsx")],
  ["testimonials", import("./testimonials/index.tsx")],
  ["contact", import("./contact/index.tsx")],
  ["landing", import("./landing/index.tsx")],
  ["google-ads", import("./google-ads/index.tsx")],
];

/** Every page with its path. */
export const pages: readonly Page[] = await Promise.all(
  table.map(async ([path, module]) => ({ path, ...(await module).page })),
);
