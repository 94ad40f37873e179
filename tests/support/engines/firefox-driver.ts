import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findProgram, firefox } from "../programs/programs.ts";
import { connectBidi } from "./bidi.ts";
import { type Driver, keyActions, pointerActions, type Traits } from "./driver.ts";
import { startProgram, waitForOutput } from "./processes.ts";

/** Starts the installed Firefox with WebDriver BiDi. */
export async function startFirefox(traits: Traits): Promise<Driver> {
  const profile = await mkdtemp(join(tmpdir(), "firefox-"));
  await writeFile(join(profile, "user.js"), preferences(traits));
  const program = startProgram(findProgram(firefox), [
    "--headless",
    "--no-remote",
    "--profile",
    profile,
    "--remote-debugging-port=0",
  ]);
  const address = await waitForOutput(program, program.child.stderr, /WebDriver BiDi listening on (ws:\S+)/);
  const { send, close } = await connectBidi(`${address}/session`);
  const { capabilities } = await send<NewSession>("session.new", {
    capabilities: { alwaysMatch: { acceptInsecureCerts: true } },
  });
  const { context } = await send<{ context: string }>("browsingContext.create", { type: "tab" });
  const perform = async (actions: unknown) => {
    await send("input.performActions", { context, actions });
  };
  return {
    browser: `Firefox ${capabilities.browserVersion}`,
    async goto(url) {
      await send("browsingContext.navigate", { context, url, wait: "complete" });
    },
    async evaluate(expression) {
      const { result, exceptionDetails } = await send<Evaluation>("script.evaluate", {
        expression,
        target: { context },
        awaitPromise: true,
      });
      if (exceptionDetails) throw new Error(exceptionDetails.text);
      return result.value;
    },
    click: (x, y) => perform(pointerActions(x, y, true)),
    hover: (x, y) => perform(pointerActions(x, y, false)),
    press: (key, { shift = false } = {}) => perform(keyActions(key, shift)),
    async resize(width, height) {
      await send("browsingContext.setViewport", { context, viewport: { width, height } });
    },
    async reload() {
      await send("browsingContext.reload", { context, wait: "complete" });
    },
    async screenshot() {
      const { data } = await send<{ data: string }>("browsingContext.captureScreenshot", { context });
      return Buffer.from(data, "base64");
    },
    async close() {
      await send("browser.close", {}).catch(() => {});
      close();
      await program.stop();
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

interface NewSession {
  capabilities: { browserVersion: string };
}

interface Evaluation {
  result: { value: string };
  exceptionDetails?: { text: string };
}

/** Returns preferences for the visitor's system settings, and without background requests. */
function preferences({ scheme, motion }: Traits): string {
  const values = {
    "ui.systemUsesDarkTheme": scheme === "dark" ? 1 : 0,
    "ui.prefersReducedMotion": motion === "reduced" ? 1 : 0,
    "browser.startup.page": 0,
    "browser.newtabpage.enabled": false,
    "datareporting.policy.dataSubmissionEnabled": false,
    "app.normandy.enabled": false,
    "network.captive-portal-service.enabled": false,
    "network.connectivity-service.enabled": false,
    "extensions.getAddons.cache.enabled": false,
    "browser.safebrowsing.downloads.remote.enabled": false,
    // Sends third-party requests to the unused "discard" port, so that they fail.
    "network.proxy.type": 1,
    "network.proxy.http": "127.0.0.1",
    "network.proxy.http_port": 9,
    "network.proxy.ssl": "127.0.0.1",
    "network.proxy.ssl_port": 9,
    "network.proxy.allow_hijacking_localhost": false,
    "network.proxy.no_proxies_on": "127.0.0.1",
  };
  return Object.entries(values)
    .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`)
    .join("");
}
