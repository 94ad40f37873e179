/** Returns whether a key or a press comes with a modifier. What it means then is the browser's, such as a selection. */
export function hasModifier({ altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent | MouseEvent): boolean {
  return altKey || ctrlKey || metaKey || shiftKey;
}
