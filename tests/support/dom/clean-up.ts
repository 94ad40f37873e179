import { afterEach, beforeEach, vi } from "vitest";

// The tests of a file share one window. Each begins without what the others have left there.

const targets = [window, document];

beforeEach(() => {
  for (const target of targets) vi.spyOn(target, "addEventListener");
});

afterEach(async () => {
  // Late parts listen too.
  await vi.dynamicImportSettled();
  for (const target of targets)
    for (const [type, listener, options] of vi.mocked(target.addEventListener).mock.calls)
      target.removeEventListener(type, listener as EventListener, options);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  // What is left for the next frame must not run in the next test.
  await new Promise(requestAnimationFrame);
  vi.resetModules();
  scrollTo(0, 0);
  const { documentElement } = document;
  for (const attribute of documentElement.getAttributeNames()) documentElement.removeAttribute(attribute);
});
