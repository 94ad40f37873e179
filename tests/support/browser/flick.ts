import type { Page } from "playwright-core";

/** A point on the screen, in CSS pixels. */
export interface Point {
  x: number;
  y: number;
}

/** Swipes on a touch screen and lifts the finger during the movement, so that the page keeps scrolling. */
export async function flick(page: Page, from: Point, by: Point): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", ...touchPoints: Point[]) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints });
  await touch("touchStart", from);
  for (let step = 1; step <= 8; step++) {
    await touch("touchMove", { x: from.x + (by.x * step) / 8, y: from.y + (by.y * step) / 8 });
    await new Promise((resolve) => setTimeout(resolve, 12));
  }
  await touch("touchEnd");
  await session.detach();
}
