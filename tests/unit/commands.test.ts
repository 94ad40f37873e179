import { afterEach, expect, test, vi } from "vitest";
import type { OutputFile } from "../../src/ssg/output-file.ts";
import { paths } from "../../src/urls.ts";
import { root } from "../support/project/project-root.ts";
import { facts } from "../support/site/own-site.ts";

const { argv } = process;

afterEach(() => {
  process.argv = argv;
  vi.restoreAllMocks();
  vi.resetModules();
});

test.each([
  ["serve", "../../src/servers/start-preview.ts", "startPreview"],
  ["dev", "../../src/servers/dev/start-dev-server.ts", "startDevServer"],
])("npm run %s takes a port and opens the site, below its path, to the network", async (name, module, start) => {
  const started = vi.fn(async () => Object.assign(["http://127.0.0.1:3000/repo/"], { urls: [] }));
  vi.doMock(module, () => ({ [start]: started }));
  vi.doMock("../../src/site.ts", () => ({ facts: { ...facts, origin: "https://user.github.io/repo" } }));
  vi.spyOn(process, "on").mockReturnThis();
  vi.spyOn(process, "setSourceMapsEnabled").mockReturnValue();
  vi.spyOn(console, "log").mockReturnValue();
  process.argv = [...argv.slice(0, 2), "--port", "3000", "--host"];
  await import(`../../src/commands/${name}.ts`);
  await vi.waitFor(() => expect(started).toHaveBeenCalled());
  expect(started).toHaveBeenCalledWith({ root, basePath: "/repo/", port: 3000, host: true });
});

test("a draft asks search engines not to index any document, and lets them read that", async () => {
  const published = new Map<string, string>();
  const publish = async (_: string, files: OutputFile[]) => {
    for (const { path, body } of files) published.set(path, String(body));
    return [];
  };
  vi.doMock("../../src/ssg/publish.ts", () => ({ publish, distFolder: () => "dist" }));
  vi.spyOn(console, "log").mockReturnValue();
  const { buildSite } = await import("../../build.ts");
  await buildSite({ root, facts }, { draft: true });
  const documents = [...published].filter(([path]) => path.endsWith(".html"));
  expect(documents.length).toBeGreaterThan(3 * paths.length);
  const indexed = documents.filter(([, html]) => !html.includes('<meta name="robots" content="noindex"'));
  expect(indexed.map(([path]) => path)).toEqual([]);
  expect(published.get("_headers")).toContain("X-Robots-Tag: noindex");
  expect(published.get("robots.txt")).toContain("Allow: /\n");
});
