/** Pause between two attempts. */
const RETRY_MS = 1000;
/** Attempts after the first. */
const RETRIES = 5;

/**
 * Attempts at once and then up to five times more, a second apart.
 *
 * @param attempt returns whether it succeeded.
 * @returns whether any attempt did; false as well once the signal is aborted.
 */
export async function retry(attempt: () => boolean, signal: AbortSignal): Promise<boolean> {
  for (let retries = 0; !signal.aborted; retries++) {
    if (attempt()) return true;
    if (retries === RETRIES) return false;
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
  }
  return false;
}
