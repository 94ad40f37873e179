import { rulesHoldFor } from "../support/site/rules-hold-for.ts";

await rulesHoldFor("nothing that is optional");
