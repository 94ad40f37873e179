import { usePage } from "../page-context.tsx";
import { inlined } from "./document.tsx";

/**
 * Stands where the first screen of a page ends. Its styles are in the head; what follows waits for the styles of all pages.
 * Firefox and WebKit show what follows a link without its styles, but they wait before a script.
 */
export function FirstScreenEnd() {
  const { stylesUrl } = usePage();
  return (
    <>
      <link rel="stylesheet" href={stylesUrl} fetchPriority="low" data-styles="" />
      <script data-styles="" {...inlined(WAIT_SCRIPT)} />
    </>
  );
}

/** Does nothing. */
const WAIT_SCRIPT = "0";
