import type { CDPSession, Page } from "puppeteer-core";

export type EngineName = "chromium" | "firefox" | "webkit";

/** How a browser is started. Chromium emulates the motion. */
export interface Traits {
  motion: "full" | "reduced";
  /** Whether Back finds pages as they were left. Chromium's headless shell, which is quicker, has no such cache. */
  keepsPages: boolean;
  /** Whether the browser knows popovers. Only WebKit can do without, as in Safari before 17. */
  hasPopovers: boolean;
  /** Whether the window is that of a phone. Only Chromium can have a finger: WebKitGTK turns touch into mouse events. */
  hasTouch: boolean;
}

/** Opens a window of a running engine for one visit. The engine ends with the process of the tests. */
export type Driver = () => Promise<BrowserWindow>;

/** Drives one window. It is what these tests use of Puppeteer's page. Coordinates are CSS pixels of the viewport. */
export interface BrowserWindow {
  /** Opens an address and waits for its load event. */
  goto(url: string): Promise<unknown>;
  /** Evaluates an expression in the page and waits for its promise, whose value must be a string. */
  evaluate(expression: string): Promise<unknown>;
  mouse: {
    click(x: number, y: number): Promise<unknown>;
    move(x: number, y: number): Promise<unknown>;
    /** Turns the wheel where the pointer is. */
    wheel(by: { deltaX: number; deltaY: number }): Promise<unknown>;
  };
  keyboard: { down(key: Key): Promise<unknown>; up(key: Key): Promise<unknown> };
  setViewport(size: { width: number; height: number }): Promise<unknown>;
  reload(): Promise<unknown>;
  /** Returns a picture of the viewport, as PNG in base64. */
  screenshot(options: { encoding: "base64" }): Promise<string>;
  /** Ends the visit and its requests. */
  close(): Promise<unknown>;
  chromium?: Chromium;
}

/** Media features that differ from the visitor's settings. */
export interface Media {
  media?: "print";
  "prefers-color-scheme"?: "light" | "dark";
  "forced-colors"?: "active";
  "prefers-reduced-motion"?: "no-preference";
}

/** What only Chromium can do: a finger, network conditions, media, memory, the accessibility tree. */
export type Chromium = CDPSession & {
  page: Page;
  /** The finger of a window with touch. It needs no place to be lifted. */
  finger: Record<"down" | "move", (x: number, y: number) => Promise<unknown>> & { up(): Promise<unknown> };
  /** Emulates media features until the next call, or the end of the visit. */
  emulate(media: Media): Promise<unknown>;
};

/** The keys that tests press, with their code points in WebDriver. */
export const keys = {
  Tab: "\uE004",
  Enter: "\uE007",
  Escape: "\uE00C",
  ArrowLeft: "\uE012",
  ArrowRight: "\uE014",
  End: "\uE010",
  Shift: "\uE008",
} as const;
export type Key = keyof typeof keys;
