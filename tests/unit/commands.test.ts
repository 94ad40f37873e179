import { spawnSync } from "node:child_process";
import { gzipSync } from "node:zlib";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import manifest from "../../package.json" with { type: "json" };
import { readOptions } from "../../src/commands/read-options.ts";
import { placeOptions, readPlace } from "../../src/commands/read-place.ts";
import { describeError } from "../../src/problems/describe-error.ts";
import { BuildError } from "../../src/problems/problem.ts";
import type { OutputFile } from "../../src/ssg/output-file.ts";
import { reportSizes } from "../../src/ssg/report/report-sizes.ts";
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

/** Returns what a command reads of its words, where npm left variables in the environment. */
function read(words: string[], environment: Record<string, string> = {}, example?: string) {
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(`npm_config_${name}`, value);
  onTestFinished(() => void vi.unstubAllEnvs());
  const { values, positionals } = readOptions({ ...placeOptions, draft: { type: "boolean" } }, example, words);
  return { ...values, ...(positionals.length > 0 && { positionals }) };
}

test.each<[what: string, words: string[], environment: Record<string, string>, options: object]>([
  ["npm run build -- --draft", ["--draft"], {}, { draft: true }],
  ["npm run build --draft, or PowerShell", [], { draft: "true" }, { draft: true }],
  ["npm run build --no-draft", [], { draft: "" }, {}],
  ["npm run serve --host --port 3000", ["3000"], { host: "true", port: "true" }, { host: true, port: "3000" }],
  ["npm run serve --port=3000", [], { port: "3000" }, { port: "3000" }],
  ["pnpm run build -- --draft", ["--", "--draft"], {}, { draft: true }],
])("an option counts wherever it stands: %s", (_, words, environment, options) => {
  expect(read(words, environment)).toEqual(options);
});

test("a word beside an option that npm took is no value of another", () => {
  expect(read(["services/seo"], { draft: "true" }, "about")).toEqual({ draft: true, positionals: ["services/seo"] });
  expect(() => read(["3000"], {})).toThrow("Unexpected argument '3000'");
});

test.each(["abc", "70000", "-1", "4173,4174", "", "80.5"])("--port %j is no port, and the command says so", (port) => {
  expect(() => readPlace({ port }, 4173)).toThrow(`--port: "${port}" is no port. Write a number from 1 to 65535, such`);
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
  await buildSite({ root, facts }, { isDraft: true });
  const documents = [...published].filter(([path]) => path.endsWith(".html"));
  expect(documents.length).toBeGreaterThan(3 * paths.length);
  const indexed = documents.filter(([, html]) => !html.includes('<meta name="robots" content="noindex"'));
  expect(indexed.map(([path]) => path)).toEqual([]);
  expect(published.get("_headers")).toContain("X-Robots-Tag: noindex");
  expect(published.get("robots.txt")).toContain("Allow: /\n");
});

test("the heaviest page, also with gzip, and the whole site are told in two lines", () => {
  const large = "All work and no play. ".repeat(1000);
  const report = reportSizes([
    { path: "en/index.html", body: "small" },
    { path: "it/about/index.html", body: large },
    { path: "assets/a.woff2", body: Buffer.alloc(2 * large.length) },
  ]);
  const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
  expect(report.split("\n")).toEqual([
    `Heaviest page: it/about/index.html, ${kilobytes(large.length)}, ${kilobytes(gzipSync(large).length)} with gzip.`,
    `Whole site: 3 files, ${kilobytes(3 * large.length + 5)}.`,
  ]);
});

test("commands render with React's production form, unless the shell says otherwise", () => {
  const start = (NODE_ENV: string) => {
    const code = 'import("./src/commands/run-command.ts").then(() => console.log(process.env.NODE_ENV))';
    const options = { cwd: root, encoding: "utf8", env: { ...process.env, NODE_ENV } } as const;
    return spawnSync(process.execPath, ["--import", "tsx", "--eval", code], options).stdout.trim();
  };
  expect([start(""), start("development")]).toEqual(["production", "development"]);
});

// Variables, quotes and paths with slashes for programs work only in some shells.
test.each(Object.entries(manifest.scripts))("npm run %s needs no Unix shell", (_, script) => {
  for (const command of script.split(" && ")) expect(command).toMatch(/^(?:npm|tsx|tsc|biome|knip|vitest)\b/);
  expect(script).not.toMatch(/[$'"|;<>*]|\.\.\//);
});

// tests/builds/commands.test.ts has the mistakes that esbuild finds in sources.
test("a mistake that esbuild finds is told with its line and column", () => {
  const error = new Error('Build failed with 1 error:\nwords.ts:2:0: ERROR: Unexpected "<<"');
  expect(describeError(root, error)).toMatch(/^ {2}• words\.ts:2:1: Unexpected "<<"\. Look there/m);
});

test("problems of the build are told without a stack", () => {
  const error = new BuildError([{ place: "src/site.ts, vat", says: "It is missing.", fix: "Add it." }]);
  expect(describeError(root, error)).toBe("The site cannot be built:\n  • src/site.ts, vat: It is missing. Add it.");
});

test("an error that no line of ours is part of is told with its stack, and what is thrown besides errors as it is", () => {
  const frame = "at read (/site/node_modules/sharp/index.js:1:2)";
  const told = describeError("/site", Object.assign(new Error("boom"), { stack: `Error: boom\n    ${frame}` }));
  expect(told).toBe(`The site cannot be built:\n  • Error: boom. ${LOOK}\n      ${frame}`);
  expect(describeError("/site", "boom")).toBe(`The site cannot be built:\n  • boom. ${LOOK}`);
});

const LOOK = "No line of the sources is named: look at what was changed last.";

test.each([
  ["/site", "/site/src/pages/contact/index.tsx", "/site/node_modules/react-dom/server.js"],
  ["C:\\site", "C:\\site\\src\\pages\\contact\\index.tsx", "C:\\site\\node_modules\\react-dom\\server.js"],
  ["C:\\il sito", "file:///C:/il%20sito/src/pages/contact/index.tsx?v=1", "file:///C:/il%20sito/node_modules/x.js"],
])("an error is told at the innermost line that is ours: in %s, %s and not %s", (folder, own, foreign) => {
  const frames = [`render (${foreign}:1:2)`, `<anonymous> (${own}:12:9)`, `Contact (${own}:30:5)`, `${own}:40:1`];
  const stack = ["Error: boom", ...frames, `async run (${own}:50:1)`, "Array.map (<anonymous>)"].join("\n    at ");
  const place = "src/pages/contact/index.tsx";
  const callers = [`      at Contact (${place}:30:5)`, `      at <anonymous> (${place}:40:1)`];
  const told = [`  • ${place}:12:9: Error: boom. Correct it there.`, ...callers].join("\n");
  const error = Object.assign(new Error("boom"), { stack });
  expect(describeError(folder, error)).toBe(`The site cannot be built:\n${told}`);
});
