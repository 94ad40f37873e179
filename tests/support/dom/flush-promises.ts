/** Waits until pending promises have settled. */
export async function flushPromises(): Promise<void> {
  for (let turn = 0; turn < 30; turn++) await Promise.resolve();
}
