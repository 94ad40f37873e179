import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { retry } from "../../../src/client/social-feed/retry.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test.each([
  { succeedsAt: 1, attempts: 1, seconds: 0, result: true },
  { succeedsAt: 2, attempts: 2, seconds: 1, result: true },
  { succeedsAt: 6, attempts: 6, seconds: 5, result: true },
  { succeedsAt: 7, attempts: 6, seconds: 5, result: false },
])("success at attempt $succeedsAt: $attempts attempts in $seconds s, $result", async (row) => {
  const start = Date.now();
  const attempt = vi.fn(() => attempt.mock.calls.length === row.succeedsAt);
  const done = retry(attempt, new AbortController().signal);
  expect(attempt).toHaveBeenCalledTimes(1);
  await vi.runAllTimersAsync();
  expect(await done).toBe(row.result);
  expect(attempt).toHaveBeenCalledTimes(row.attempts);
  expect(Date.now() - start).toBe(row.seconds * 1000);
});

test("stops when the visitor leaves the page", async () => {
  const gone = new AbortController();
  const attempt = vi.fn(() => false);
  const done = retry(attempt, gone.signal);
  await vi.advanceTimersByTimeAsync(1500);
  expect(attempt).toHaveBeenCalledTimes(2);
  gone.abort();
  await vi.runAllTimersAsync();
  expect(await done).toBe(false);
  expect(attempt).toHaveBeenCalledTimes(2);
});
