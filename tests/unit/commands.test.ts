import { afterEach, expect, test, vi } from "vitest";
import type { OutputFile } from "../../src/ssg/output-file.ts";
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

test("a draft asks search engines not to index it, in its pages and in the headers", async () => {
  const published: OutputFile[] = [];
  vi.doMock("../../src/ssg/publish.ts", () => ({
    publish: async (_: string, files: OutputFile[]) => {
      published.push(...files);
      return [];
    },
    distFolder: () => "dist",
  }));
  vi.spyOn(console, "log").mockReturnValue();
  const { buildSite } = await import("../../build.ts");
  await buildSite({ root, facts }, { draft: true });
  const read = (name: string) => String(published.find(({ path }) => path === name)?.body);
  expect(read("_headers")).toContain("X-Robots-Tag: noindex");
  for (const page of ["it/index.html", "index.html"])
    expect(read(page)).toContain('<meta name="robots" content="noindex"');
});
