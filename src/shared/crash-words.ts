/** What a visitor reads after a crash. The specification gives the first two, in English on every page. */
export const crashWords = {
  island: "Something went wrong.",
  page: "Unexpected Application Error!",
  details: "Component details",
  retry: "Try again",
};
