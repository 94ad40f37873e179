/** Returns the first element that matches; throws an error if there is none. */
export function find<Found extends Element = HTMLElement>(selector: string, within: ParentNode = document): Found {
  const found = within.querySelector<Found>(selector);
  if (!found) throw new Error(`Nothing matches ${selector}.`);
  return found;
}
