/** Whether the script may run. Browsers without popovers get no styles either: a plain page that can be read. */
export const canRun = "popover" in HTMLElement.prototype;
