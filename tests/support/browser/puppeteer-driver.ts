import { rmSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import puppeteer, { type Browser, type LaunchOptions, type Page } from "puppeteer-core";
import { chromium, findProgram, firefox, headlessShell, locate } from "../programs/programs.ts";
import type { Chromium, Driver, Media, Traits } from "./driver.ts";

/** Chromium with a page cache, and without. */
const chromiums = new Map<boolean, Promise<Browser>>();

/** Starts the installed Chromium or Chrome once, and emulates the traits. Each visit has a page of its own. */
export async function startChromium(traits: Traits): Promise<Driver> {
  const started = chromiums.get(traits.keepsPages) ?? launchChromium(traits.keepsPages);
  chromiums.set(traits.keepsPages, started);
  const browser = await started;
  return async () => {
    const page = await browser.newPage();
    const resize = page.setViewport.bind(page);
    const { hasTouch } = traits;
    return Object.assign(page, {
      setViewport: (size: { width: number; height: number }) =>
        resize({ ...size, hasTouch, isMobile: hasTouch, isLandscape: size.width > size.height }),
      chromium: await chromiumOf(page, traits),
    });
  };
}

/** Launches the quickest Chromium of this machine, without a sandbox and without access to other machines. */
export function launchChromium(keepsPages = false): Promise<Browser> {
  const shell = keepsPages ? undefined : locate(headlessShell);
  return launch({
    executablePath: process.env.CHROME_PATH ?? shell ?? findProgram(chromium),
    args: [
      "--no-sandbox",
      "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
      // Before a page emulates anything.
      "--blink-settings=preferredColorScheme=1",
      "--force-prefers-reduced-motion",
      // One process draws all visits. A new one for each doubles the time that a page takes to open.
      "--renderer-process-limit=1",
      // The headless shell has no page cache. Where it is missing, the tests run in the same way.
      ...(keepsPages ? [] : ["--disable-features=BackForwardCache"]),
    ],
    headless: shell ? "shell" : true,
  });
}

// Vitest ends a worker with SIGTERM, which by itself runs no "exit" listeners.
process.once("SIGTERM", () => process.exit());

/** Launches a browser that ends with this process. Puppeteer forgets every second one, and their profiles. */
async function launch(options: LaunchOptions): Promise<Browser> {
  const userDataDir = await mkdtemp(join(tmpdir(), "browser-"));
  const browser = await puppeteer.launch({ ...options, userDataDir, defaultViewport: null, handleSIGTERM: false });
  const pid = browser.process()?.pid;
  // All browsers first: half a second later Vitest ends the worker for good.
  process.prependOnceListener("exit", () => {
    if (pid && browser.connected) process.kill(-pid, "SIGKILL");
  });
  process.once("exit", () => rmSync(userDataDir, { recursive: true, force: true, maxRetries: 5 }));
  return browser;
}

/** Starts the installed Firefox. Each visit has a page of its own, because a page's history holds 50 entries. */
export async function startFirefox({ motion, keepsPages }: Traits): Promise<Driver> {
  const browser = await launch({
    browser: "firefox",
    executablePath: findProgram(firefox),
    extraPrefsFirefox: {
      "ui.systemUsesDarkTheme": 0,
      "ui.prefersReducedMotion": motion === "reduced" ? 1 : 0,
      // Puppeteer waits in vain for the reload of a page that came from the cache.
      ...(!keepsPages && { "browser.sessionhistory.max_total_viewers": 0 }),
      // Without access to other machines.
      "network.dns.disabled": true,
    },
  });
  return () => browser.newPage();
}

async function chromiumOf(page: Page, traits: Traits): Promise<Chromium> {
  const session = await page.createCDPSession();
  const own = {
    "prefers-color-scheme": "light",
    "prefers-reduced-motion": traits.motion === "reduced" ? "reduce" : "no-preference",
  };
  const emulate = ({ media, ...changed }: Media) => {
    const features = Object.entries({ ...own, ...changed }).map(([name, value]) => ({ name, value }));
    return session.send("Emulation.setEmulatedMedia", { media: media ?? "", features });
  };
  await emulate({});
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", touchPoints: { x: number; y: number }[]) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints });
  const finger: Chromium["finger"] = {
    down: (x, y) => touch("touchStart", [{ x, y }]),
    move: (x, y) => touch("touchMove", [{ x, y }]),
    up: () => touch("touchEnd", []),
  };
  return Object.assign(session, { page, emulate, finger });
}
