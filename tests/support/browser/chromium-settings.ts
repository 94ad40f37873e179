import type { Tab } from "./tab.ts";

/** Turns JavaScript off. The functions that a test runs in the page still work, but no timer and no event listener. */
export async function turnScriptsOff(tab: Tab): Promise<void> {
  await tab.chromium.send("Emulation.setScriptExecutionDisabled", { value: true });
}
