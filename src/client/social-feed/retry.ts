/** Pause between two attempts. */
const RETRY_MS = 1000;
/** Attempts after the first. */
const RETRIES = 5;

/** Attempts until one succeeds. Returns false if none did, or if the signal was aborted. */
export async function retry(attempt: () => boolean, signal: AbortSignal): Promise<boolean> {
  for (let retries = 0; !signal.aborted; retries++) {
    if (attempt()) return true;
    if (retries === RETRIES) return false;
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
  }
  return false;
}
