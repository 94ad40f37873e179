/** Runs in the page. Returns shapes of drawings whose colour differs from the background of the same name. */
export function findStrayColours(inks: Record<string, string>): string[] {
  return Object.entries(inks).flatMap(([name, printed]) => {
    const ground = document.querySelector(`.tone-${name}`);
    if (!ground) return [];
    const { backgroundColor } = getComputedStyle(ground);
    return ["fill", "stroke"].flatMap((property) =>
      [...document.querySelectorAll(`svg [${property}="${printed}"]`)]
        .map((shape) => getComputedStyle(shape).getPropertyValue(property))
        .filter((colour) => colour !== backgroundColor)
        .map((colour) => `${name} ${property}: ${colour}, not ${backgroundColor}`),
    );
  });
}
