import { rulesHoldFor } from "../support/site/rules-hold-for.ts";

await rulesHoldFor("a page more, a page renamed");
