/** Returns how far an element must still move up to stand just below the header, in CSS pixels. */
export function distanceFromHeader(element: Element): number {
  const { scrollPaddingTop } = getComputedStyle(document.documentElement);
  return element.getBoundingClientRect().top - (Number.parseFloat(scrollPaddingTop) || 0);
}
