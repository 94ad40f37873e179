import { SERVICES_MENU_ID } from "../contract.ts";

/** Does what native popovers do not: places the services menu, and closes menus that are left or have lost their button. */
export function startMenus(): void {
  document.addEventListener("beforetoggle", placeServicesMenu, true);
  addEventListener("scroll", () => openMenu() && placeServicesMenu(), { passive: true });
  document.addEventListener("focusin", closeLeftMenu);
  addEventListener("resize", closeMenuWithoutButton);
}

/** The header's strip scrolls away; the menu stays directly under what is left. */
function placeServicesMenu(): void {
  const menu = document.getElementById(SERVICES_MENU_ID);
  const header = menu?.closest("header");
  if (menu && header) menu.style.insetBlockStart = `${header.getBoundingClientRect().bottom}px`;
}

function closeLeftMenu({ target }: FocusEvent): void {
  const menu = openMenu();
  const isAtMenu = menu?.contains(target as Node) || target === buttonOf(menu);
  if (!isAtMenu) menu?.hidePopover();
}

/** Each menu has its button on some widths only. */
function closeMenuWithoutButton(): void {
  const menu = openMenu();
  if (menu && buttonOf(menu)?.offsetParent === null) menu.hidePopover();
}

function openMenu(): HTMLElement | null {
  return document.querySelector("header :popover-open");
}

function buttonOf(menu: HTMLElement | null): HTMLElement | null {
  return document.querySelector(`[popovertarget="${menu?.id}"]`);
}
