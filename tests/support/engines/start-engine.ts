import { startChromium } from "./chromium-driver.ts";
import type { Driver, EngineName, Traits } from "./driver.ts";
import { startFirefox } from "./firefox-driver.ts";
import { startWebkit } from "./webkit-driver.ts";

const starters = { chromium: startChromium, firefox: startFirefox, webkit: startWebkit };

/** Starts an engine with these system settings. The caller closes it. */
export function startEngine(name: EngineName, traits: Partial<Traits> = {}): Promise<Driver> {
  return starters[name]({ scheme: "light", motion: "reduced", ...traits });
}
