import { MOBILE_MENU_ID, SERVICES_MENU_ID } from "../contract.ts";
import { closeMenu, openMenu } from "./open-menu.ts";

/** Places the services menu, and closes a menu when the focus leaves it or its button disappears. */
export function startMenus(): void {
  document.addEventListener("beforetoggle", placeServicesMenu, true);
  addEventListener("scroll", placeOpenMenu, { passive: true });
  document.addEventListener("focusin", closeMenuOnFocusOut);
  document.addEventListener("keydown", keepFocus);
  addEventListener("resize", closeMenuWithoutButton);
  // A press may have opened a menu before this script came.
  placeOpenMenu();
}

/** Part of the header scrolls away; the menu stays directly below the rest. */
function placeServicesMenu(): void {
  const menu = document.getElementById(SERVICES_MENU_ID);
  const header = menu?.closest("header");
  if (menu && header) menu.style.insetBlockStart = `${header.getBoundingClientRect().bottom}px`;
}

function placeOpenMenu(): void {
  if (openMenu()) placeServicesMenu();
}

function closeMenuOnFocusOut({ target }: FocusEvent): void {
  const menu = openMenu();
  if (!menu?.contains(target as Node) && target !== buttonOf(menu)) closeMenu();
}

/** The mobile menu covers the page, so Tab leads from its end to its start. */
function keepFocus(event: KeyboardEvent): void {
  const menu = openMenu();
  if (event.key !== "Tab" || menu?.id !== MOBILE_MENU_ID) return;
  const stops = [...menu.querySelectorAll<HTMLElement>("a, button, summary")].filter(
    (stop) => stop.getClientRects().length > 0,
  );
  const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  if (document.activeElement !== from) return;
  event.preventDefault();
  to?.focus();
}

/** At some widths a menu has no button. */
function closeMenuWithoutButton(): void {
  const menu = openMenu();
  if (menu && buttonOf(menu)?.offsetParent === null) menu.hidePopover();
}

function buttonOf(menu: HTMLElement | null): HTMLElement | null {
  return document.querySelector(`[popovertarget="${menu?.id}"]`);
}
