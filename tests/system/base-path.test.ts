import { afterAll, expect, test } from "vitest";
import { describeSite } from "../../src/pages/describe-site.ts";
import { owners } from "../support/site/owners.ts";
import { renderOwnersSite } from "../support/site/render-site.ts";
import { readTestedSite } from "../support/site/tested-site.ts";
import { testHosts } from "./hosts/host-rows.ts";

/** An owner whose site is below a path, as on GitHub. */
const owner = owners["embeds on click, below a path"]();
const { host, pathname: base } = new URL(owner.facts.origin);
const { folder, remove } = await renderOwnersSite(owner);
afterAll(remove);
const site = readTestedSite(owner, await describeSite(owner), folder);

await testHosts(site);

test("every address of the site in every file is below the base path", () => {
  const addresses = site.files
    .filter((file) => /\.(?:html|xml|txt)$|\/_[^/]*$|^_/.test(file))
    .flatMap((file) => {
      const local = site.read(file).matchAll(/(?:\s(?:href|src)=|url=|"src":|_url":)"?(\/[^"\s]*)/g);
      const own = site.read(file).matchAll(RegExp(`https://${host}(/[^"\\s<)]*)`, "g"));
      return [...local, ...own].map(([, address = ""]) => ({ file, address }));
    });
  expect(addresses.length).toBeGreaterThan(1000);
  expect(addresses.filter(({ address }) => !address.startsWith(base))).toEqual([]);
});
