let isAsking = false;

/** Loads the page again if a photo of it is gone because the site has been published anew. */
export function watchPhotos(): void {
  const onError = ({ target }: Event) => {
    if (target instanceof HTMLImageElement && target.src.startsWith(location.origin))
      reloadIfPublishedAnew(target.getAttribute("src"));
  };
  addEventListener("error", onError, true);
}

/** Loads the page again if what the host has at its address does not name a file any more: by default our script, which knows the tools of its build. */
export async function reloadIfPublishedAnew(file = fileOfScript()): Promise<void> {
  if (isAsking || !file) return;
  isAsking = true;
  try {
    const html = await (await fetch(location.pathname, { cache: "no-cache" })).text();
    // Somebody else's page, as of a network that asks for a login, has no script of ours.
    if (html.includes(" data-entry=") && !html.includes(file)) location.reload();
  } catch {
    // Without the network the page stays.
  }
  isAsking = false;
}

const fileOfScript = () => document.querySelector("[data-entry]")?.getAttribute("src") ?? null;
