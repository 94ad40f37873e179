import { afterEach, expect, test, vi } from "vitest";

const close = vi.fn(async () => {});
vi.mock("../../../src/servers/start-preview.ts", () => ({
  startPreview: async () => ({ url: "http://127.0.0.1:1/", close }),
}));
const check = vi.fn();
vi.mock("linkinator", () => ({
  LinkChecker: class {
    check = check;
  },
}));

afterEach(() => {
  process.exitCode = undefined;
  vi.restoreAllMocks();
  vi.resetModules();
});

test.each([
  ["the checker fails", async () => Promise.reject(new Error("The checker failed.")), /The checker failed/],
  ["no link is found", async () => ({ links: [] }), /dist has no links/],
  [
    "a link is broken",
    async () => ({ links: [{ url: "http://127.0.0.1:1/x/", status: 404, state: "BROKEN", parent: "/it/" }] }),
    /\/it\/ links to \/x\/, which answers 404\. Correct/,
  ],
])("check:links fails and ends its server if %s", async (_, answer, message) => {
  check.mockImplementation(answer);
  close.mockClear();
  vi.spyOn(console, "log").mockImplementation(() => {});
  const logged = vi.spyOn(console, "error").mockImplementation(() => {});
  vi.spyOn(process, "argv", "get").mockReturnValue(["node", "check-links.ts"]);
  await import("../../../src/commands/check-links.ts");
  await vi.waitFor(() => expect(logged).toHaveBeenCalledTimes(1));
  expect(String(logged.mock.calls[0]?.[0])).toMatch(message);
  expect(close).toHaveBeenCalledTimes(1);
  expect(process.exitCode).toBe(1);
});
