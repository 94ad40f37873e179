import type { Tab } from "./tab.ts";

/** Turns JavaScript off. The functions that a test runs in the page still work, but no timer and no event listener. */
export async function turnScriptsOff(tab: Tab): Promise<void> {
  await tab.chromium.send("Emulation.setScriptExecutionDisabled", { value: true });
}

/** A point on the screen, in CSS pixels. */
interface Point {
  x: number;
  y: number;
}

export async function useTouchScreen(tab: Tab): Promise<void> {
  await tab.chromium.send("Emulation.setTouchEmulationEnabled", { enabled: true });
  await tab.chromium.send("Emulation.setEmitTouchEventsForMouse", { enabled: false });
}

export async function tap(tab: Tab, point: Point): Promise<void> {
  await tab.chromium.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [point] });
  await tab.chromium.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

/** Swipes and lifts the finger during the movement, so that the page keeps scrolling. */
export async function flick(tab: Tab, from: Point, by: Point): Promise<void> {
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", ...touchPoints: Point[]) =>
    tab.chromium.send("Input.dispatchTouchEvent", { type, touchPoints });
  await touch("touchStart", from);
  for (let step = 1; step <= 8; step++) {
    await touch("touchMove", { x: from.x + (by.x * step) / 8, y: from.y + (by.y * step) / 8 });
    // A finger moves a little in each frame.
    await tab.evaluate(() => new Promise(requestAnimationFrame));
  }
  await touch("touchEnd");
}
