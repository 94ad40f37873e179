import { spawn, spawnSync } from "node:child_process";
import fastGlob from "fast-glob";
import { describe, expect, test } from "vitest";
import { openBuiltCopy } from "../support/project/built-copy.ts";
import { RUN } from "../support/project/project-copy.ts";

const copy = openBuiltCopy();

test("two concurrent builds both succeed and publish a complete site", async () => {
  await copy.edit("src/pages/about/en.ts", (text) => text.replace(/lede:\s*(["`])/, "lede: $1Twice. "));
  const runs = await Promise.all([copy.project.build(), copy.project.build()]);
  for (const { status, stderr } of runs) expect(status, stderr).toBe(0);
  expect(await copy.read("en/about/index.html")).toContain("Twice. ");
  expect(Object.keys(await copy.hashSite())).toEqual(Object.keys(copy.previous));
  expect(temporaryFolders()).toEqual([]);
});

/** Whether tests may mount file systems, which only their own process sees. */
const canMount =
  spawnSync("unshare", ["--map-root-user", "--mount", "mount", "-t", "tmpfs", "none", "/mnt"]).status === 0;

describe.skipIf(!canMount)("a build that cannot write (skipped where mounting is not allowed)", () => {
  test("keeps the previous site if the project folder is read-only", async () => {
    const { status, stderr } = await buildMounted('mount --bind "$0" "$0" && mount -o remount,bind,ro "$0"', "true");
    expect(stderr).toMatch(
      /could not be written to .*dist: EROFS.* The previous site is untouched\. Check the permissions/,
    );
    expect(status).toBe(1);
    expect(await copy.hashSite()).toEqual(copy.previous);
  });

  test("works without its cache if node_modules is read-only", async () => {
    await copy.edit("src/pages/about/en.ts", (text) => text.replace(/lede:\s*(["`])/, "lede: $1Read only. "));
    const packages = '"$0/node_modules"';
    const { status, stderr } = await buildMounted(
      `mount --bind ${packages} ${packages} && mount -o remount,bind,ro ${packages} && ! touch "$0/node_modules/x" 2>&-`,
      "true",
    );
    expect(stderr).not.toMatch(/Error|EROFS|\n +at /);
    expect(status).toBe(0);
    expect(await copy.read("en/about/index.html")).toContain("Read only. ");
  });

  test("keeps the previous site if dist is a mount point", async () => {
    const { status, stderr } = await buildMounted('mount --bind "$0/dist" "$0/dist"', "true");
    expect(stderr).toMatch(
      /dist: EBUSY.* The previous site is untouched\. It is a mount point: mount the folder above it/,
    );
    expect(status).toBe(1);
    expect(await copy.hashSite()).toEqual(copy.previous);
    expect(temporaryFolders()).toEqual([]);
  });

  test("keeps the previous site if the disk is full", async () => {
    await copy.edit("src/words/nav/it.ts", (text) => text.replace(/tagline: `/, "tagline: `Pieno. "));
    await copy.edit("src/words/nav/en.ts", (text) => text.replace(/tagline: `/, "tagline: `Full. "));
    // Copies the project to a separate disk and leaves less space than the site needs.
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
  });
});

/** Returns the temporary folders that builds have not deleted. */
function temporaryFolders(): string[] {
  return fastGlob.sync(".dist-*", { cwd: copy.project.root, dot: true, onlyFiles: false });
}

/** Builds between two shell commands; `$0` is the copy. */
async function buildMounted(mount: string, after: string) {
  const script = `${mount} || exit 9; ${process.execPath} ${RUN.join(" ")} src/commands/build.ts; status=$?; ${after}; exit $status`;
  const child = spawn("unshare", ["--map-root-user", "--mount", "bash", "-c", script, copy.project.root], {
    cwd: copy.project.root,
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
