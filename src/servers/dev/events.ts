/** Address where open pages listen for changes. */
export const EVENTS = "/__changes";
