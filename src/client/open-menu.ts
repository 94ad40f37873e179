/** Closes the open menu, if any, so that the page behind it is seen. */
export function closeMenu(): void {
  openMenu()?.hidePopover();
}

export function openMenu(): HTMLElement | null {
  return document.querySelector("header :popover-open");
}
