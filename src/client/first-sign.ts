/** Resolves once the visitor scrolls, points, presses a key or activates something; at once if the page has been scrolled already. */
export const firstSign = new Promise<void>((resolve) => {
  if (scrollY > 0) return resolve();
  // Some assistive technology sends no more than the click.
  for (const type of ["scroll", "pointerover", "keydown", "click"]) {
    addEventListener(type, () => resolve(), { capture: true, passive: true, once: true });
  }
});
