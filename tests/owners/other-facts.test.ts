import { ownersWithOtherFacts } from "../support/site/owner-names.ts";
import { rulesHoldFor } from "../support/site/rules-hold-for.ts";

rulesHoldFor(ownersWithOtherFacts);
