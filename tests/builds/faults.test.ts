import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import fastGlob from "fast-glob";
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { copyProject, type ProjectCopy, RUN } from "../support/project/project-copy.ts";

/** Enough for a build on a busy machine. */
const BUILD_MS = 60_000;

let copy: ProjectCopy;
/** The site of the copy as it is. */
let intact: Record<string, string>;
/** The site that was there before the test. */
let previous: Record<string, string>;

beforeAll(async () => {
  copy = await copyProject();
  expect(await copy.build()).toMatchObject({ status: 0 });
  intact = await fingerprints();
}, BUILD_MS);

beforeEach(async () => {
  previous = await fingerprints();
});

afterAll(() => copy?.remove());

describe("a build that finds a fault says so, exits with 1 and leaves the previous site", () => {
  test.each<[fault: string, message: RegExp, edits: Record<string, (text: string) => string>]>([
    [
      "a phone number that is none",
      /src\/site\.ts:\d+ phones\.tollFree is "800 000 000"\. Write a plus, the country code and the digits/,
      { "src/site.ts": (text) => text.replace('tollFree: "+39800000000"', 'tollFree: "800 000 000"') },
    ],
    [
      "a wrong digit in the VAT number",
      /src\/site\.ts:\d+ vat is "00743110158"\. Copy it again: its last digit does not match/,
      { "src/site.ts": (text) => text.replace('vat: "00000000000"', 'vat: "00743110158"') },
    ],
    [
      "a picture that is not there",
      /src\/site\.ts:\d+ clients\.demos\.0\.image: there is no file static\/images\/clients\/none\.svg\. Put a picture/,
      { "src/site.ts": (text) => text.replace("clients/trattoria.svg", "clients/none.svg") },
    ],
    [
      "a price that is no price",
      /src\/site\.ts:\d+ offers\.tryAds\.price is -1000\. Write a whole number/,
      { "src/site.ts": (text) => text.replace("tryAds: { price: 1000", "tryAds: { price: -1000") },
    ],
    [
      "an unknown step in the floating chain",
      /src\/navigation\.ts:\d+ The floating chain leads to "services\/add", which is no page\. Did you mean "services\/ads"\?/,
      { "src/navigation.ts": (text) => text.replace(/(floatingChain[^;]*)"services\/ads"/, '$1"services/add"') },
    ],
    [
      "a path in the place of other files",
      /src\/urls\.ts:\d+ The site uses "\/it\/" for other files\. Choose another path for the page "it\/contact"/,
      {
        "src/urls.ts": (text) => text.replace('  "contact",', '  "it/contact",'),
        "src/pages/contact/index.tsx": (text) => text.replace('path: "contact"', 'path: "it/contact"'),
      },
    ],
    [
      "a file in the place of a stub",
      /static\/about\/index\.html The site has another file of this name, "about\/index\.html"\. Rename or delete/,
      { "static/about/index.html": () => "<!doctype html>" },
    ],
    [
      "a link that leads nowhere",
      /"\/it\/nowhere\/" leads nowhere \(on it\/about\/index\.html/,
      {
        "src/pages/about/index.tsx": (text) => text.replace(/return \(\s*<>/, 'return (<><a href="/it/nowhere/">x</a>'),
      },
    ],
    [
      "a page that throws",
      /src\/pages\/about\/index\.tsx:\d+:\d+ Page "\/it\/about\/" and 1 more cannot be rendered: No such founder/,
      {
        "src/pages/about/index.tsx": (text) =>
          text.replace("return (", 'throw new Error("No such founder");\n  return ('),
      },
    ],
    [
      "a placeholder left in the words",
      /src\/pages\/about\/it\.ts:\d+ The placeholder \{phone\} is left/,
      { "src/pages/about/it.ts": (text) => text.replace(/lede:\s*(["`])/, "lede: $1{phone} ") },
    ],
    [
      "a style sheet that cannot be read",
      /styles\/tokens\.css:\d+ The styles cannot be read/,
      { "styles/tokens.css": (text) => `${text}\n}}} broken {` },
    ],
    [
      "a script that cannot be read",
      /The scripts cannot be bundled\.[\s\S]*src\/client\/main\.ts:\d+/,
      { "src/client/main.ts": (text) => `${text}\nconst = ;` },
    ],
  ])(
    "%s",
    async (_, message, edits) => {
      for (const [file, change] of Object.entries(edits)) await plant(file, change);
      const { status, stderr } = await copy.build();
      expect(stderr).toMatch(message);
      expect(status).toBe(1);
      expect(await fingerprints()).toEqual(previous);
    },
    BUILD_MS,
  );

  test(
    "all faults at once, in one run",
    async () => {
      await plant("src/site.ts", (text) =>
        text.replace('tollFree: "+39800000000"', 'tollFree: "800"').replace('vat: "00000000000"', 'vat: "1"'),
      );
      await plant("src/pages/about/index.tsx", (text) =>
        text.replace("return (", 'throw new Error("boom");\n  return ('),
      );
      const { stderr } = await copy.build();
      expect(stderr).toMatch(/phones\.tollFree is "800"/);
      expect(stderr).toMatch(/vat is "1"/);
      expect(stderr).toMatch(/cannot be rendered: boom/);
    },
    BUILD_MS,
  );
});

describe("a key without words", () => {
  const removeKey = (text: string) => text.replace(/\n {2}label: "[^"]*",/, "");

  test(
    "is shown as it is, and the build warns with key and language",
    async () => {
      await plant("src/pages/about/it.ts", removeKey);
      const { status, stderr } = await copy.build();
      expect(status).toBe(0);
      expect(stderr).toMatch(
        /Warning: src\/pages\/about\/it\.ts:\d+ has no "label", so the page shows "about\.label"\. Add it/,
      );
      expect(await readFile(join(copy.root, "dist/it/index.html"), "utf8")).toContain(">about.label</a>");
      expect(await readFile(join(copy.root, "dist/en/index.html"), "utf8")).not.toContain("about.label");
    },
    BUILD_MS,
  );

  test(
    "does not compile",
    async () => {
      await plant("src/pages/about/it.ts", removeKey);
      // The words alone: all other types would take ten times as long.
      await plant("tsconfig.words.json", () => '{ "extends": "./tsconfig.json", "include": ["src/pages/about"] }');
      const { status, stdout } = await copy.run(
        "node_modules/typescript/bin/tsc",
        "--incremental",
        "false",
        "--project",
        "tsconfig.words.json",
      );
      expect(stdout).toMatch(/src\/pages\/about\/it\.ts.*Property 'label' is missing/);
      expect(status).not.toBe(0);
    },
    BUILD_MS,
  );
});

test(
  "two builds at once both succeed, and the site is whole",
  async () => {
    await plant("src/pages/about/en.ts", (text) => text.replace(/lede:\s*(["`])/, "lede: $1Twice. "));
    const runs = await Promise.all([copy.build(), copy.build()]);
    for (const { status, stderr } of runs) expect(status, stderr).toBe(0);
    expect(await readFile(join(copy.root, "dist/en/about/index.html"), "utf8")).toContain("Twice. ");
    expect(Object.keys(await fingerprints())).toEqual(Object.keys(intact));
    expect(leftovers()).toEqual([]);
  },
  BUILD_MS,
);

/** Mounts of our own, seen by no one else and gone with the process. */
const canMount =
  spawnSync("unshare", ["--map-root-user", "--mount", "mount", "-t", "tmpfs", "none", "/mnt"]).status === 0;

describe.skipIf(!canMount)("a disk that refuses (skipped where mounting is not allowed)", () => {
  test(
    "a folder that cannot be written",
    async () => {
      const { status, stderr } = await buildMounted('mount --bind "$0" "$0" && mount -o remount,bind,ro "$0"', "true");
      expect(stderr).toMatch(
        /could not be written to .*dist: EROFS.* The previous site is untouched\. Check the permissions/,
      );
      expect(status).toBe(1);
      expect(await fingerprints()).toEqual(previous);
    },
    BUILD_MS,
  );

  test(
    "packages that cannot be written: the build does without its cache",
    async () => {
      await plant("src/pages/about/en.ts", (text) => text.replace(/lede:\s*(["`])/, "lede: $1Read only. "));
      const packages = '"$0/node_modules"';
      const { status, stderr } = await buildMounted(
        `mount --bind ${packages} ${packages} && mount -o remount,bind,ro ${packages} && ! touch "$0/node_modules/x" 2>&-`,
        "true",
      );
      expect(stderr).not.toMatch(/Error|EROFS|\n +at /);
      expect(status).toBe(0);
      expect(await readFile(join(copy.root, "dist/en/about/index.html"), "utf8")).toContain("Read only. ");
    },
    BUILD_MS,
  );

  test(
    "dist as a mount",
    async () => {
      const { status, stderr } = await buildMounted('mount --bind "$0/dist" "$0/dist"', "true");
      expect(stderr).toMatch(
        /dist: EBUSY.* The previous site is untouched\. It is a mount point: mount the folder above it/,
      );
      expect(status).toBe(1);
      expect(await fingerprints()).toEqual(previous);
      expect(leftovers()).toEqual([]);
    },
    BUILD_MS,
  );

  test(
    "a disk that is full",
    async () => {
      await plant("src/words/nav/it.ts", (text) => text.replace(/tagline: `/, "tagline: `Pieno. "));
      await plant("src/words/nav/en.ts", (text) => text.replace(/tagline: `/, "tagline: `Full. "));
      // The whole copy on a disk of its own, filled up but for less than a site takes.
      const { status, stdout, stderr } = await buildMounted(
        `mkdir /tmp/full-$$ && mount -t tmpfs -o size=64m none /tmp/full-$$ && cp -a "$0/." /tmp/full-$$ &&
       cd /tmp/full-$$ && ${sums} > /tmp/full-$$/before && { dd if=/dev/zero of=filler bs=64k; truncate -s -192K filler; }`,
        `${sums} | cmp before - && ls -a; rm filler; umount -l /tmp/full-$$; rmdir /tmp/full-$$`,
      );
      expect(stderr).toMatch(
        /could not be written to \/tmp\/full-\d+\/dist: ENOSPC.* The previous site is untouched\. Free the disk/,
      );
      expect(status).toBe(1);
      expect(stderr).not.toMatch(/differ|EOF on/);
      expect(stdout).toContain("dist\n");
      expect(stdout).not.toContain(".dist-");
    },
    BUILD_MS,
  );
});

/** What builds have left beside `dist`. */
function leftovers(): string[] {
  return fastGlob.sync(".dist-*", { cwd: copy.root, dot: true, onlyFiles: false });
}

/** Changes a file of the copy, or adds one, until the end of the test. */
async function plant(file: string, change: (text: string) => string): Promise<void> {
  const path = join(copy.root, file);
  if (!existsSync(path)) {
    const folder = await mkdir(dirname(path), { recursive: true });
    await writeFile(path, change(""));
    onTestFinished(() => rm(folder ?? path, { recursive: true }));
    return;
  }
  const before = await readFile(path, "utf8");
  onTestFinished(() => writeFile(path, before));
  await copy.edit(file, change);
}

/** Builds where a shell has mounted something first, and looks around afterwards; `$0` is the copy. */
async function buildMounted(mount: string, after: string) {
  const script = `${mount} || exit 9; ${process.execPath} ${RUN.join(" ")} src/commands/build.ts; status=$?; ${after}; exit $status`;
  const child = spawn("unshare", ["--map-root-user", "--mount", "bash", "-c", script, copy.root], {
    cwd: copy.root,
    env,
  });
  let stdout = "";
  let stderr = "";
  child.stdout.on("data", (text) => (stdout += text));
  child.stderr.on("data", (text) => (stderr += text));
  const status = await new Promise((resolve) => child.once("close", resolve));
  return { status, stdout, stderr };
}

const sums = "find dist -type f -exec sha256sum {} + | sort";

const env = { ...process.env, NODE_ENV: "production", NO_COLOR: "1" };

/** Each file of the copy's site, by a sum of its bytes. */
async function fingerprints(): Promise<Record<string, string>> {
  const dist = join(copy.root, "dist");
  const files = (await fastGlob("**", { cwd: dist, dot: true })).sort();
  return Object.fromEntries(
    await Promise.all(files.map(async (file) => [file, fingerprint(await readFile(join(dist, file)))] as const)),
  );
}

function fingerprint(body: Uint8Array): string {
  return createHash("sha256").update(body).digest("hex");
}
