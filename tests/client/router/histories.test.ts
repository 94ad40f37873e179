import { beforeEach, expect, test } from "vitest";
import { startSkipLink } from "../../../src/client/document/skip-link.ts";
import { startPages } from "../../../src/client/router/pages.ts";
import { startRouter } from "../../../src/client/router/router.ts";
import { prepareWalks, walkHistory } from "../../support/dom/drawn-history.ts";

const HISTORIES = 200;
const STEPS = 7;

beforeEach(prepareWalks);

// Two seconds, and many more on a busy machine.
test("in drawn histories every entry leads to its page, as it was left", { timeout: 120_000 }, async () => {
  let changes = 0;
  for (let seed = 1; seed <= HISTORIES; seed++)
    changes += await walkHistory(seed, STEPS, () => {
      startRouter();
      startPages();
      startSkipLink();
    });
  expect(changes, "page changes without a load").toBeGreaterThan(HISTORIES);
});
