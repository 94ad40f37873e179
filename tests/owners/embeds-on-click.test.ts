import { rulesHoldFor } from "../support/site/rules-hold-for.ts";

await rulesHoldFor("embeds on click, below a path");
