/** Runs a function once the visitor scrolls, points or presses a key; at once if the page has been scrolled already. */
export function atFirstSign(run: () => void): void {
  if (scrollY > 0) {
    run();
    return;
  }
  const seen = new AbortController();
  for (const type of ["scroll", "pointerover", "keydown"]) {
    addEventListener(type, onSign, { passive: true, signal: seen.signal });
  }

  function onSign(): void {
    seen.abort();
    run();
  }
}
