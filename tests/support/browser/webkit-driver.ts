import { once } from "node:events";
import { rmSync } from "node:fs";
import { mkdir, mkdtemp, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findProgram, webkitDriver, xvfb } from "../programs/programs.ts";
import { freePort, startProgram, startServer } from "../programs/start-program.ts";
import { type BrowserWindow, type Button, type Driver, type Key, keys, type Traits } from "./driver.ts";

/**
 * Starts WebKitGTK's MiniBrowser on a virtual display with classic WebDriver.
 * WebKit is the engine of Safari.
 */
export async function startWebkit(traits: Traits): Promise<Driver> {
  const home = await mkdtemp(join(tmpdir(), "webkit-"));
  const removeHome = () => rmSync(home, { recursive: true, force: true, maxRetries: 5 });
  process.once("exit", removeHome);
  await writeSettings(home, traits);
  const display = startProgram(
    findProgram(xvfb),
    ["-displayfd", "3", "-screen", "0", `${SCREEN.width}x${SCREEN.height}x24`, "-nolisten", "tcp"],
    { stdio: ["ignore", "ignore", "ignore", "pipe"] },
  );
  const [number] = await once(display.child.stdio[3] as NodeJS.ReadableStream, "data");
  const port = await freePort();
  const driver = `http://127.0.0.1:${port}`;
  const program = await startServer(
    findProgram(webkitDriver),
    [`--port=${port}`, "--host=127.0.0.1"],
    `${driver}/status`,
    {
      ...process.env,
      DISPLAY: `:${String(number).trim()}`,
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
  );
  const { sessionId, capabilities } = await send<NewSession>("POST", `${driver}/session`, {
    capabilities: {},
  });
  const session = `${driver}/session/${sessionId}`;
  const blank = await serveBlankPage();
  const perform = async (...actions: object[]) => {
    await send("POST", `${session}/actions`, { actions });
  };
  const window: BrowserWindow = {
    async goto(url) {
      await send("POST", `${session}/url`, { url });
    },
    evaluate: (expression) =>
      send<string>("POST", `${session}/execute/async`, {
        script: `const answer = arguments[0]; (${expression}).then(answer, (error) => answer(String(error)));`,
        args: [],
      }),
    click: (x, y, button) => perform(pointer(move(x, y), ...press(button))),
    hover: (x, y) => perform(pointer(move(x, y))),
    press: (key) => perform(keyboard({ type: "keyDown", value: keys[key] }, { type: "keyUp", value: keys[key] })),
    hold: (key) => perform(keyboard({ type: "keyDown", value: keys[key] })),
    release: (key) => perform(keyboard({ type: "keyUp", value: keys[key] })),
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
    // Aborts requests of the page.
    close: () => window.goto(blank.url),
  };
  return {
    browser: `WebKitGTK ${capabilities.browserVersion}`,
    openWindow: async () => window,
    async close() {
      await send("DELETE", session).catch(() => {});
      await program.stop();
      await display.stop();
      blank.close();
      removeHome();
    },
  };
}

/**
 * Serves the page between two visits. It is on the host of the visits, so that
 * one process shows them all. For `about:blank` the engine starts another one,
 * which takes half a second, and about once in 5,000 visits nothing answers any more.
 */
async function serveBlankPage(): Promise<{ url: string; close(): void }> {
  const server = createServer((_request, response) =>
    response.writeHead(200, { "content-type": "text/html", connection: "close" }).end(),
  );
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, close: () => void server.close() };
}

/** With these headers the engine starts another process for each visit, because the ports differ. */
export const WITHHELD = ["Cross-Origin-Opener-Policy"];

function move(x: number, y: number) {
  return { type: "pointerMove", x: Math.round(x), y: Math.round(y), duration: 0 };
}

function press(button: Button) {
  const number = button === "left" ? 0 : 1;
  return [
    { type: "pointerDown", button: number },
    { type: "pointerUp", button: number },
  ];
}

function pointer(...actions: object[]) {
  return { type: "pointer", id: "mouse", parameters: { pointerType: "mouse" }, actions };
}

function keyboard(...actions: { type: string; value: (typeof keys)[Key] }[]) {
  return { type: "key", id: "keyboard", actions };
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
