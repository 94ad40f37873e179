import { hasModifier } from "./modifiers.ts";

/** Returns the link that a click is to follow in this tab, on this site; null leaves the click to the browser. */
export function linkToFollow(event: MouseEvent): HTMLAnchorElement | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (hasModifier(event)) return null;
  const link = (event.target as Element).closest?.("a");
  return link && !link.target && !link.hasAttribute("download") && link.origin === location.origin ? link : null;
}
