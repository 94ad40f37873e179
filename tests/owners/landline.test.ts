import { rulesHoldFor } from "../support/site/rules-hold-for.ts";

await rulesHoldFor("a landline, no assistant, calendar or feed, Monday to Friday");
