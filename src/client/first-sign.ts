/** Runs a function once the visitor scrolls, points, presses a key or activates something; at once if the page has been scrolled already. */
export function atFirstSign(run: () => void): void {
  if (scrollY > 0) {
    run();
    return;
  }
  const seen = new AbortController();
  // Some assistive technology sends no more than the click.
  for (const type of ["scroll", "pointerover", "keydown", "click"]) {
    addEventListener(type, onSign, { capture: true, passive: true, signal: seen.signal });
  }

  function onSign(): void {
    seen.abort();
    run();
  }
}
