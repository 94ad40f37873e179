import { LANGUAGE_KEY, MISSING_KEY } from "../../shared/contract.ts";
import { resolve } from "../../shared/resolve.ts";
import { attempt } from "../attempt.ts";

/** Inlined in the redirect pages and `404.html`: replaces the address by the one it resolves to. */
const { pathname, search, hash } = location;
const moved = document.querySelector<HTMLMetaElement>("meta[name=moved]");
const { url, known } = resolve({
  // An old address says where its page is now.
  path: moved?.content ?? pathname,
  query: search,
  hash,
  stored: attempt(() => localStorage.getItem(LANGUAGE_KEY)),
  // Some browsers leave the list empty for privacy.
  browserLanguages: [...navigator.languages, navigator.language],
});
// Only `404.html` is asked for unknown addresses. The home page says so.
if (!known) attempt(() => sessionStorage.setItem(MISSING_KEY, pathname));
// A host that answers 404 for an existing page must not cause a loop.
if (url !== pathname + search + hash) location.replace(url);
