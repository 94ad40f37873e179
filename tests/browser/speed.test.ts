import { expect, test } from "vitest";
import { measureRelativeSpeed } from "../bench/page-speed.ts";
import { openSite } from "../support/browser/served-site.ts";

const site = openSite();

/** Other tests run at the same time, so figures may exceed their bounds in `npm run bench` by this factor. */
const NOISE = 1.5;

/** Enough for a median. */
const ROUNDS = 3;

test("pages load few bytes and respond about as fast as an empty page", async () => {
  const figures = await measureRelativeSpeed(site.browser, `${site.origin}/`, ROUNDS);
  const over = figures.filter(({ value, unit, bound, needsQuiet }) => {
    if (bound === undefined || unit === "ms" || needsQuiet) return false;
    return value > bound * (unit === "kB" ? 1 : NOISE);
  });
  expect(over).toEqual([]);
}, 180_000);
