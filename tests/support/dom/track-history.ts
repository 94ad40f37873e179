import { vi } from "vitest";
import { flushPromises } from "./flush-promises.ts";

interface Entry {
  state: unknown;
  url: string;
}

/** Adds Back and Forward to the history of happy-dom. */
export function trackHistory(state: unknown) {
  const push = history.pushState.bind(history);
  const replace = history.replaceState.bind(history);
  replace(state, "");
  const entries: Entry[] = [{ state, url: location.href }];
  let index = 0;
  const pushed = vi.spyOn(history, "pushState").mockImplementation((data, unused, url) => {
    push(data, unused, url);
    entries.splice(++index, Number.POSITIVE_INFINITY, { state: data, url: location.href });
  });
  vi.spyOn(history, "replaceState").mockImplementation((data, unused, url) => {
    replace(data, unused, url);
    entries[index] = { state: data, url: location.href };
  });
  return {
    entries,
    pushed,
    /** Goes Back (-1) or Forward (1), or to an entry that the browser added. */
    async travel(delta: number, init: { hasUAVisualTransition?: boolean } = {}) {
      index += delta;
      const { state: data, url } = entries[index] as Entry;
      replace(data, "", url);
      const event = new PopStateEvent("popstate", { state: data });
      Object.assign(event, { hasUAVisualTransition: init.hasUAVisualTransition ?? false });
      dispatchEvent(event);
      await flushPromises();
    },
    /** Simulates that the visitor types another hash into the address bar. */
    async typeHash(hash: string) {
      push(null, "", hash);
      entries.splice(++index, Number.POSITIVE_INFINITY, { state: null, url: location.href });
      dispatchEvent(new PopStateEvent("popstate", { state: null }));
      await flushPromises();
    },
  };
}
