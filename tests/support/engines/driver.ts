/** The engines that the site is tested in. */
export type EngineName = "chromium" | "firefox" | "webkit";

/** Settings of the visitor's system. Firefox and WebKit read them only when they start. */
export interface Traits {
  scheme: "light" | "dark";
  motion: "full" | "reduced";
}

/** Drives one window of an engine. Coordinates are CSS pixels of the viewport. */
export interface Driver {
  /** Name and version. */
  readonly browser: string;
  /** Opens an address and waits for its load event. */
  goto(url: string): Promise<void>;
  /** Evaluates an expression in the page and waits for its promise. Its value must be a string. */
  evaluate(expression: string): Promise<string>;
  /** Moves the mouse to a point and presses its left button there. */
  click(x: number, y: number): Promise<void>;
  /** Moves the mouse to a point. */
  hover(x: number, y: number): Promise<void>;
  /** Presses a key, optionally with Shift. */
  press(key: Key, options?: { shift?: boolean }): Promise<void>;
  /** Sets the size of the viewport. */
  resize(width: number, height: number): Promise<void>;
  /** Reloads the page and waits for its load event. */
  reload(): Promise<void>;
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
}

/** The keys that tests press, with their code points in WebDriver. */
export const keys = {
  Tab: "\uE004",
  Enter: "\uE007",
  Escape: "\uE00C",
  Space: " ",
  ArrowLeft: "\uE012",
  ArrowRight: "\uE014",
  Home: "\uE011",
  End: "\uE010",
} as const;
export type Key = keyof typeof keys;

const SHIFT = "\uE008";

/** Returns WebDriver input actions for a click or a mouse movement. Both WebDriver protocols use this format. */
export function pointerActions(x: number, y: number, presses: boolean) {
  const move = { type: "pointerMove", x: Math.round(x), y: Math.round(y), duration: 0 };
  const press = [
    { type: "pointerDown", button: 0 },
    { type: "pointerUp", button: 0 },
  ];
  return [
    {
      type: "pointer",
      id: "mouse",
      parameters: { pointerType: "mouse" },
      actions: presses ? [move, ...press] : [move],
    },
  ];
}

/** Returns WebDriver input actions for a key press. */
export function keyActions(key: Key, shift: boolean) {
  const press = [
    { type: "keyDown", value: keys[key] },
    { type: "keyUp", value: keys[key] },
  ];
  const actions = shift ? [{ type: "keyDown", value: SHIFT }, ...press, { type: "keyUp", value: SHIFT }] : press;
  return [{ type: "key", id: "keyboard", actions }];
}
