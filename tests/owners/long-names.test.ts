import { rulesHoldFor } from "../support/site/rules-hold-for.ts";

await rulesHoldFor("long names and addresses");
