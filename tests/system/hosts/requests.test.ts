import { builtSite } from "../../support/site/built-site.ts";
import { testHosts } from "./host-rows.ts";

await testHosts(builtSite);
