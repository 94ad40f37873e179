import type { Driver, EngineName, Traits } from "./driver.ts";
import { startChromium, startFirefox } from "./puppeteer-driver.ts";
import { startWebkit } from "./webkit-driver.ts";

const starters = { chromium: startChromium, firefox: startFirefox, webkit: startWebkit };

let running: { key: string; driver: Promise<Driver> } | undefined;

/**
 * Returns a running engine with these system settings. Starting one takes
 * seconds, so it serves all files of a worker, until another one is needed or
 * the worker ends.
 */
export async function useEngine(name: EngineName, traits: Partial<Traits>): Promise<Driver> {
  const wanted: Traits = { scheme: "light", motion: "reduced", fontSize: 16, keepsPages: false, ...traits };
  const key = JSON.stringify([name, wanted]);
  if (running?.key !== key) {
    const previous = running?.driver;
    const start = async () => {
      await (await previous)?.close();
      return starters[name](wanted);
    };
    running = { key, driver: start() };
  }
  return running.driver;
}
