import { rulesHoldFor } from "../support/site/rules-hold-for.ts";

await rulesHoldFor("a page less, one review");
