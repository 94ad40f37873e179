/**
 * `npx tsx tests/bench/same-look.ts <before> <after>` compares two built sites, two folders like `dist`: boxes and painted
 * properties of every element and pseudo-element of every page, on six screens in both schemes, and on paper. It says
 * what differs, and ends with 1 if anything does. Motion is reduced. Pictures and the paths of drawings are not compared.
 */

import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import type { Browser, Page } from "puppeteer-core";
import { sendFile } from "../../src/servers/send-file.ts";
import { languages, paths } from "../../src/urls.ts";
import { isReady } from "../support/browser/in-page.ts";
import { launchChromium } from "../support/browser/puppeteer-driver.ts";
import { closePage, hydrateIslands, openPage } from "./bench-page.ts";

const addresses = paths.flatMap((path) => languages.map((language) => `${language}/${path && `${path}/`}`));

/** Phones, a phone held across, a tablet, laptops, a large screen; then paper. */
const screens = [
  [320, 640],
  [390, 844],
  [844, 390],
  [834, 1112],
  [1440, 900],
  [2200, 1200],
] as const;
const views = [
  ...screens.flatMap(([width, height]) =>
    ["light", "dark"].map((scheme) => ({ width, height, scheme, media: "screen" })),
  ),
  { width: 760, height: 1000, scheme: "light", media: "print" },
];
type View = (typeof views)[number];

/** What is painted, and how; for what has no box of its own, also its size. */
const properties =
  `display visibility opacity color background-color background-image background-size background-position border-style
  border-color border-width border-radius outline box-shadow font-family font-size font-weight font-variant-numeric
  line-height letter-spacing text-align text-decoration text-wrap text-indent white-space list-style fill stroke
  stroke-width transform translate rotate scale clip-path mask-image filter mix-blend-mode object-fit object-position
  overflow position z-index order cursor pointer-events animation-name transition scroll-snap-align break-inside break-after content`.split(
    /\s+/,
  );
const sizes = ["inline-size", "block-size", "inset", "margin", "padding"];

const [before, after] = process.argv.slice(2);
if (!before || !after) throw new Error("Name two folders: the site before, and the site after.");

/** How often each difference was seen, and where first. */
const differences = new Map<string, { count: number; first: string }>();
const servers = [before, after].map((folder) => {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://site");
    if (!(await sendFile(join(folder, decodeURIComponent(pathname)), request, response))) response.writeHead(404).end();
  });
  return server.listen(0, "127.0.0.1");
});
const browser = await launchChromium();
try {
  for (const address of addresses) await comparePage(browser, address);
} finally {
  await browser.close();
  for (const server of servers) server.close().closeAllConnections();
}
for (const [what, { count, first }] of differences) console.log(`${what} (${count} ×, first on ${first})`);
console.log(`${differences.size} differences on ${addresses.length} pages in ${views.length} views.`);
process.exitCode = differences.size > 0 ? 1 : 0;

async function comparePage(browser: Browser, address: string): Promise<void> {
  const looks: string[][][][] = [];
  // One after the other: islands of a page in the background wait.
  for (const server of servers) {
    const page = await openPage(browser, { width: 1440, height: 900 });
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/${address}`);
    await page.waitForFunction(isReady);
    await hydrateIslands(page);
    const ofSite: string[][][] = [];
    for (const view of views) ofSite.push(await lookIn(page, view));
    looks.push(ofSite);
    await closePage(page);
  }
  const [one = [], other = []] = looks;
  for (const [at, view] of views.entries()) {
    const place = `/${address}, ${view.width} × ${view.height}, ${view.scheme}, ${view.media}`;
    const [were = [], are = []] = [one[at], other[at]];
    if (were.length !== are.length) note(`${were.length} → ${are.length} elements`, place);
    else for (const [index, look] of were.entries()) compareLooks(look, are[index] as string[], place);
  }
}

function compareLooks([name, ...were]: string[], [, ...are]: string[], place: string): void {
  for (const [index, value] of were.entries()) {
    const property = ["box", ...properties, ...sizes][index];
    if (value !== are[index]) note(`${name} ${property}: ${value} → ${are[index]}`, place);
  }
}

function note(what: string, place: string): void {
  const { count, first } = differences.get(what) ?? { count: 0, first: place };
  differences.set(what, { count: count + 1, first });
}

/** Returns the look of each element: its name, its box and its properties. */
async function lookIn(page: Page, { width, height, scheme, media }: View): Promise<string[][]> {
  await page.setViewport({ width, height });
  const features = [
    { name: "prefers-color-scheme", value: scheme },
    { name: "prefers-reduced-motion", value: "reduce" },
  ];
  const session = await page.createCDPSession();
  // In one message: either alone resets the other.
  await session.send("Emulation.setEmulatedMedia", { media, features });
  await session.detach();
  return page.evaluate(readLooks, properties, sizes);
}

/** Runs in the page. */
function readLooks(properties: string[], sizes: string[]): string[][] {
  scrollTo(0, 0);
  const names = (element: Element | null) => element && [element.localName, ...element.classList].join(".");
  return [...document.querySelectorAll("body, body *")].flatMap((element) => {
    const name = `${names(element.parentElement)} > ${names(element)}`;
    const { x, y, width, height } = element.getBoundingClientRect();
    const box = [x, y, width, height].map((length) => Math.round(length * 10) / 10).join(" ");
    const look = [name, box, ...properties.map((property) => getComputedStyle(element).getPropertyValue(property))];
    const drawn = ["::before", "::after"].flatMap((pseudo) => {
      const style = getComputedStyle(element, pseudo);
      if (style.content === "none") return [];
      return [[name + pseudo, "", ...[...properties, ...sizes].map((property) => style.getPropertyValue(property))]];
    });
    return [look, ...drawn];
  });
}
