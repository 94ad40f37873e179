/** Returns a part of an address as its file or id is named; a malformed one as it is. */
export function decode(written: string): string {
  try {
    return decodeURIComponent(written);
  } catch {
    return written;
  }
}
