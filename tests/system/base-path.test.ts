import { expect, test, vi } from "vitest";
import { owners } from "../support/site/owners.ts";

/** An owner whose site is below a path, as on GitHub. */
const name = "embeds on click, below a path";
const { host, pathname: base } = new URL(owners[name]().facts.origin);

// All is read anew for this owner, and anew for the next file.
vi.resetModules();
vi.stubEnv("OWNER", name);
await import("./hosts/requests.test.ts");
const { files, read } = await import("../support/site/built-site.ts");
vi.unstubAllEnvs();
vi.resetModules();

test("every address of the site in every file is below the base path", () => {
  const addresses = files
    .filter((file) => /\.(?:html|xml|txt)$|\/_[^/]*$|^_/.test(file))
    .flatMap((file) => {
      const local = read(file).matchAll(/(?:\s(?:href|src)=|url=|"src":|_url":)"?(\/[^"\s]*)/g);
      const own = read(file).matchAll(RegExp(`https://${host}(/[^"\\s<)]*)`, "g"));
      return [...local, ...own].map(([, address = ""]) => ({ file, address }));
    });
  expect(addresses.length).toBeGreaterThan(1000);
  expect(addresses.filter(({ address }) => !address.startsWith(base))).toEqual([]);
});
