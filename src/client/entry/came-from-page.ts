import { PAGES_META } from "../../shared/contract.ts";
import { languages } from "../../urls.ts";
import { attempt } from "../attempt.ts";
import { thisLoad } from "../this-load.ts";

/** Whether a press on a link of a page of ours led to this load. Redirects and `404.html` send no referrer, and other folders on the host have no language. */
export function cameFromPage(): boolean {
  const from = attempt(() => new URL(document.referrer));
  if (thisLoad()?.type !== "navigate" || from?.origin !== location.origin) return false;
  const pages = document.querySelector<HTMLMetaElement>(`meta[name=${PAGES_META}]`)?.content ?? "";
  const base = pages.slice(0, pages.lastIndexOf("pages/"));
  return languages.some((language) => from.pathname.startsWith(`${base}${language}/`));
}
