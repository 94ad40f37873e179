import { once } from "node:events";
import { rmSync } from "node:fs";
import { mkdir, mkdtemp, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { listen } from "../../../src/servers/listen.ts";
import { findProgram, miniBrowser, webkitDriver, xvfb } from "../programs/programs.ts";
import { freePort, startProgram, startServer } from "../programs/start-program.ts";
import { type BrowserWindow, type Driver, keys, type Traits } from "./driver.ts";

/** Starts WebKitGTK's MiniBrowser on a virtual display. One window shows one visit after the other. */
export async function startWebkit(traits: Traits): Promise<Driver> {
  const session = await startSession(traits);
  const blank = await serveBlankPage();
  const post = (command: string, body: object) => send<unknown>(`${session}/${command}`, body);
  const use = (type: "pointer" | "key" | "wheel", ...actions: object[]) =>
    post("actions", { actions: [{ type, id: type, actions }] });
  const bar = Number(await post("execute/sync", { script: "return outerHeight - innerHeight", args: [] }));
  let pointer = { x: 0, y: 0 };
  const window: BrowserWindow = {
    goto: (url) => post("url", { url }),
    evaluate: (expression) =>
      post("execute/async", {
        script: `const answer = arguments[0]; (${expression}).then(answer, (error) => answer(String(error)));`,
        args: [],
      }),
    mouse: {
      click: (x, y) => use("pointer", move(x, y), { type: "pointerDown", button: 0 }, { type: "pointerUp", button: 0 }),
      move(x, y) {
        pointer = { x: Math.round(x), y: Math.round(y) };
        return use("pointer", move(x, y));
      },
      wheel: (by) => use("wheel", { type: "scroll", ...pointer, ...by, duration: 0 }),
    },
    keyboard: {
      down: (key) => use("key", { type: "keyDown", value: keys[key] }),
      up: (key) => use("key", { type: "keyUp", value: keys[key] }),
    },
    async setViewport({ width, height }) {
      await post("window/rect", { ...UNDER_POINTER, width, height: height + bar });
      await window.evaluate(`(${applyWidth})(${width})`);
    },
    reload: () => post("refresh", {}),
    screenshot: () => send<string>(`${session}/screenshot`),
    // Aborts requests of the page.
    close: () => window.goto(blank),
  };
  return async () => window;
}

/** Starts display and browser, and returns the address of its WebDriver session. */
async function startSession(traits: Traits): Promise<string> {
  const home = await mkdtemp(join(tmpdir(), "webkit-"));
  process.once("exit", () => rmSync(home, { recursive: true, force: true, maxRetries: 5 }));
  await writeSettings(home, traits);
  const display = startProgram(
    findProgram(xvfb),
    ["-displayfd", "3", "-screen", "0", `${SCREEN.width}x${SCREEN.height}x24`, "-nolisten", "tcp"],
    { stdio: ["ignore", "ignore", "ignore", "pipe"] },
  );
  const [number] = await once(display.child.stdio[3] as NodeJS.ReadableStream, "data");
  const port = await freePort();
  const driver = `http://127.0.0.1:${port}`;
  await startServer(findProgram(webkitDriver), [`--port=${port}`, "--host=127.0.0.1"], `${driver}/status`, {
    ...process.env,
    DISPLAY: `:${String(number).trim()}`,
    XDG_CONFIG_HOME: home,
    XDG_CACHE_HOME: home,
    XDG_DATA_HOME: home,
    GTK_THEME: "Adwaita",
    // The sandbox does not start for root. The pages are our own.
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
    // A virtual display has no GPU, and drawing takes twice as long with OpenGL in software.
    WEBKIT_SKIA_ENABLE_CPU_RENDERING: "1",
    ...UNREACHABLE,
  });
  const old = { binary: findProgram(miniBrowser), args: ["--automation", "--features=-PopoverAttribute"] };
  const capabilities = traits.hasPopovers ? {} : { alwaysMatch: { "webkitgtk:browserOptions": old } };
  const { sessionId } = await send<{ sessionId: string }>(`${driver}/session`, { capabilities });
  return `${driver}/session/${sessionId}`;
}

/** Writes the visitor's system settings. Removes the sizes in the window's bar, which prevent windows as narrow as a phone. */
async function writeSettings(home: string, { motion }: Traits): Promise<void> {
  const folder = join(home, "gtk-3.0");
  await mkdir(folder);
  const animations = motion === "reduced" ? 0 : 1;
  await writeFile(join(folder, "settings.ini"), `[Settings]\ngtk-enable-animations=${animations}\n`);
  const none = ["font-size: 1px", "padding: 0", "margin: 0", "border-width: 0", "min-width: 0", "min-height: 0"];
  await writeFile(join(folder, "gtk.css"), `* { ${none.join("; ")} }\n`);
}

/**
 * Serves the page between two visits. It is on the host of the visits, so that one process shows them all. For
 * `about:blank` the engine starts another one: half a second, and once in 5,000 visits nothing answers any more.
 */
async function serveBlankPage(): Promise<string> {
  const server = createServer((_, response) => response.setHeader("content-type", "text/html").end());
  const [origin = ""] = await listen(server.unref(), { port: 0 });
  return origin;
}

/** With this header the engine starts another process for each visit, because the ports differ. */
export const WITHHELD = /^Cross-Origin-Opener-Policy$/;

function move(x: number, y: number) {
  return { type: "pointerMove", x: Math.round(x), y: Math.round(y), duration: 0 };
}

/** Runs in the page. After a resize WebKit applies media queries as late as with the first scroll, so this scrolls and returns. */
async function applyWidth(width: number): Promise<void> {
  while (innerWidth !== width) await new Promise(requestAnimationFrame);
  const before = scrollY;
  for (const top of [before + 1, before - 1, before]) scrollTo({ top, behavior: "instant" });
}

const SCREEN = { width: 3200, height: 2400 };

/** A window has the focus while the pointer is over it. It starts in mid-screen: here over the window's bar. */
const UNDER_POINTER = { x: SCREEN.width / 2 - 10, y: SCREEN.height / 2 - 5 };

/**
 * Sends third-party requests to the unused "discard" port, so that they fail. The driver's proxy capability reads past
 * the end of `noProxy`, and crashed one browser in two hundred.
 */
const UNREACHABLE = {
  http_proxy: "http://127.0.0.1:9",
  https_proxy: "http://127.0.0.1:9",
  no_proxy: "127.0.0.1",
};

/** Sends a command, or asks for something if it has no body. */
async function send<Result>(url: string, body?: object): Promise<Result> {
  const response = await fetch(url, body && { method: "POST", body: JSON.stringify(body) });
  const { value } = (await response.json()) as { value: Result & { error?: string; message?: string } };
  if (!response.ok) throw new Error(`${new URL(url).pathname}: ${value.error}: ${value.message}`);
  return value;
}
