import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../programs/free-port.ts";
import { findProgram, webkitDriver, xvfb } from "../programs/programs.ts";
import { type Driver, keyActions, pointerActions, type Traits } from "./driver.ts";
import { startProgram, waitForOutput } from "./processes.ts";

/**
 * Starts WebKitGTK's MiniBrowser on a virtual display with classic WebDriver.
 * WebKit is the engine of Safari.
 */
export async function startWebkit(traits: Traits): Promise<Driver> {
  const home = await mkdtemp(join(tmpdir(), "webkit-"));
  await writeSettings(home, traits);
  const display = startProgram(
    findProgram(xvfb),
    ["-displayfd", "3", "-screen", "0", `${SCREEN.width}x${SCREEN.height}x24`, "-nolisten", "tcp"],
    { stdio: ["ignore", "ignore", "ignore", "pipe"] },
  );
  const number = await waitForOutput(display, display.child.stdio[3] as NodeJS.ReadableStream, /(\d+)\n/);
  const port = await freePort();
  const program = startProgram(findProgram(webkitDriver), [`--port=${port}`, "--host=127.0.0.1"], {
    stdio: "ignore",
    env: {
      ...process.env,
      DISPLAY: `:${number}`,
      XDG_CONFIG_HOME: home,
      XDG_CACHE_HOME: home,
      XDG_DATA_HOME: home,
      GTK_THEME: traits.scheme === "dark" ? "Adwaita:dark" : "Adwaita",
      // The sandbox does not start for root. The pages are our own.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
      // A virtual display has no GPU, and drawing takes twice as long with OpenGL in software.
      WEBKIT_SKIA_ENABLE_CPU_RENDERING: "1",
      ...UNREACHABLE,
    },
  });
  const driver = `http://127.0.0.1:${port}`;
  await waitForStatus(driver);
  const { sessionId, capabilities } = await send<NewSession>("POST", `${driver}/session`, {
    capabilities: {},
  });
  const session = `${driver}/session/${sessionId}`;
  const perform = async (actions: unknown) => {
    await send("POST", `${session}/actions`, { actions });
  };
  return {
    browser: `WebKitGTK ${capabilities.browserVersion}`,
    async goto(url) {
      await send("POST", `${session}/url`, { url });
    },
    evaluate: (expression) =>
      send<string>("POST", `${session}/execute/async`, {
        script: `const answer = arguments[0]; (${expression}).then(answer, (error) => answer(String(error)));`,
        args: [],
      }),
    click: (x, y) => perform(pointerActions(x, y, true)),
    hover: (x, y) => perform(pointerActions(x, y, false)),
    press: (key, { shift = false } = {}) => perform(keyActions(key, shift)),
    async resize(width, height) {
      const [bar] = JSON.parse(
        await send<string>("POST", `${session}/execute/sync`, {
          script: "return JSON.stringify([outerHeight - innerHeight])",
          args: [],
        }),
      );
      await send("POST", `${session}/window/rect`, { ...UNDER_POINTER, width, height: height + bar });
    },
    async reload() {
      await send("POST", `${session}/refresh`, {});
    },
    screenshot: async () => Buffer.from(await send<string>("GET", `${session}/screenshot`), "base64"),
    async close() {
      await send("DELETE", session).catch(() => {});
      await program.stop();
      await display.stop();
      await rm(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

const SCREEN = { width: 3200, height: 2400 };

/**
 * Without a window manager, a window has the focus while the pointer is over
 * it. The pointer starts in the middle of the screen: here over the window's bar.
 */
const UNDER_POINTER = { x: SCREEN.width / 2 - 10, y: SCREEN.height / 2 - 5 };

/**
 * Sends third-party requests to the unused "discard" port, so that they fail.
 * The driver's proxy capability is not used: it reads past the end of `noProxy`
 * and crashed one browser in two hundred.
 */
const UNREACHABLE = {
  http_proxy: "http://127.0.0.1:9",
  https_proxy: "http://127.0.0.1:9",
  no_proxy: "127.0.0.1",
};

/** Writes the visitor's system settings. Removes the sizes in the window's bar, which prevent windows as narrow as a phone. */
async function writeSettings(home: string, { motion }: Traits): Promise<void> {
  const folder = join(home, "gtk-3.0");
  await mkdir(folder);
  const animations = motion === "reduced" ? 0 : 1;
  await writeFile(join(folder, "settings.ini"), `[Settings]\ngtk-enable-animations=${animations}\n`);
  const none = ["font-size: 1px", "padding: 0", "margin: 0", "border-width: 0", "min-width: 0", "min-height: 0"];
  await writeFile(join(folder, "gtk.css"), `* { ${none.join("; ")} }\n`);
}

async function waitForStatus(driver: string): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    const isReady = await fetch(`${driver}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error("WebKitWebDriver does not respond.");
}

interface NewSession {
  sessionId: string;
  capabilities: { browserVersion: string };
}

/** Sends a WebDriver command and returns its result. */
async function send<Result>(method: "GET" | "POST" | "DELETE", url: string, body?: object): Promise<Result> {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await response.json()) as { value: Result & { error?: string; message?: string } };
  if (!response.ok) throw new Error(`${new URL(url).pathname}: ${value.error}: ${value.message}`);
  return value;
}
