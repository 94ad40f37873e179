/** Places the services menu, and closes a menu when the focus leaves it. */
export function startMenus(): void {
  document.addEventListener("beforetoggle", placeServicesMenu, true);
  for (const type of ["scroll", "resize"]) addEventListener(type, placeOpenMenu, { passive: true });
  // Back to a frozen page shows the page.
  addEventListener("pagehide", closeMenu);
  document.addEventListener("focusin", ({ target }) => closeMenuUnlessAt(target as Element));
  // A press may have opened a menu before this script came, and Tab may have left it.
  placeOpenMenu();
  if (document.activeElement !== document.body) closeMenuUnlessAt(document.activeElement);
}

/** Closes the open menu, if any, so that the page behind it is seen. */
export function closeMenu(): void {
  openMenu()?.hidePopover();
}

function openMenu(): HTMLElement | null {
  return document.querySelector("header :popover-open");
}

/** Part of the header scrolls away; the menu stays directly below the rest, and ends with the screen. */
function placeServicesMenu(): void {
  const menu = document.getElementById("services-menu");
  const header = menu?.closest("header");
  if (!menu || !header) return;
  const { bottom } = header.getBoundingClientRect();
  menu.style.insetBlockStart = `${bottom}px`;
  menu.style.maxBlockSize = `calc(100dvh - ${bottom}px)`;
}

function placeOpenMenu(): void {
  if (openMenu()) placeServicesMenu();
}

/** Closes the open menu if the focus is elsewhere. */
function closeMenuUnlessAt(focused: Element | null): void {
  const menu = openMenu();
  // The mobile menu covers its button.
  const button = document.querySelector("[popovertarget=services-menu]");
  if (!menu?.contains(focused) && focused !== button) menu?.hidePopover();
}
