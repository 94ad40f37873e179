import { beforeEach, vi } from "vitest";

beforeEach(() => {
  for (const target of [window, document]) vi.spyOn(target, "addEventListener");
});

/** Removes what a test has added to window and document, which the tests of a file share. */
export function forgetListeners(): void {
  for (const target of [window, document]) {
    for (const [type, listener, options] of vi.mocked(target.addEventListener).mock.calls) {
      target.removeEventListener(type, listener as EventListener, options);
    }
  }
}
