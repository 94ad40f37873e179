import { resolve, storedLanguage } from "../resolve.ts";

/** Inlined in the stubs and `404.html`: leads on to the page the address means, and leaves no history entry behind. */
const { pathname, search, hash } = location;
const { url } = resolve({
  path: pathname,
  query: search,
  hash,
  stored: storedLanguage(() => localStorage),
  browserLanguages: navigator.languages,
});
// A host that answers 404 for a page that should be there must not make a loop.
if (url !== pathname + search + hash) location.replace(url);
