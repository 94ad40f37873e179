import { beforeEach, test } from "vitest";
import { startSkipLink } from "../../../src/client/document/skip-link.ts";
import { startPages } from "../../../src/client/router/pages.ts";
import { startRouter } from "../../../src/client/router/router.ts";
import { prepareWalks, walkHistory } from "../../support/dom/drawn-history.ts";

/** More than pages are kept. */
const STEPS = 16;

beforeEach(prepareWalks);

/** The first of two hundred seeds each, of which no two nights have the same. `SEED=…` takes one of them again. */
const { SEED } = process.env;
const firsts = SEED ? [Number(SEED)] : Array.from({ length: 10 }, () => Math.floor(Math.random() * 1e6) * 1000);

test.each(firsts)(
  "in drawn histories every entry leads to its page, as it was left: seeds from %i",
  { timeout: 120_000 },
  async (first) => {
    for (let seed = first; seed < first + (SEED ? 1 : 200); seed++)
      await walkHistory(seed, STEPS, () => {
        startRouter();
        startPages();
        startSkipLink();
      });
  },
);
