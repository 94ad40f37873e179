import { vi } from "vitest";

/** Waits until what is being imported is here, and pending promises have settled. */
export async function flushPromises(): Promise<void> {
  await vi.dynamicImportSettled();
  for (let turn = 0; turn < 30; turn++) await Promise.resolve();
}
