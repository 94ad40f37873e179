import { cp, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import type { Facts } from "../../../src/facts/fact-rules.ts";
import { makePictures } from "../../../src/ssg/assets/make-pictures.ts";
import { readStaticFiles } from "../../../src/ssg/assets/read-static-files.ts";
import { formatProblem } from "../../../src/ssg/problems/problem.ts";
import { readPage } from "../../../src/ssg/read-page.ts";
import { root as project } from "../../support/project/project-root.ts";
import { facts as realFacts } from "../../support/project/real-facts.ts";
import { site } from "../../support/site/own-site.ts";

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "pictures-"));
  await mkdir(join(root, "static"));
  await mkdir(join(root, "src"));
  await cp(join(project, "tests/support/project/real-facts.ts"), join(root, "src/site.ts"));
  const photo = await plainPhoto(1500, 1200);
  await save("photo.jpg", photo);
  await save("lying.jpg", await sharp(photo).withMetadata({ orientation: 6 }).toBuffer());
  await save("small.jpg", await plainPhoto(500, 300));
  await save("caffe\u0300.jpg", photo);
  await save("text.jpg", Buffer.from("This is no picture."));
  await save("text.svg", Buffer.from("This is no drawing."));
  await save("drawing.svg", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2"/>'));
});
afterAll(() => rm(root, { recursive: true, force: true }));

/** Dark, with a white upper half: without the noise of a photo it is compressed in a tenth of the time. */
function plainPhoto(width: number, height: number): Promise<Buffer> {
  const sky = `<svg width="${width}" height="${height / 2}"><rect width="100%" height="100%" fill="#fff"/></svg>`;
  return sharp({ create: { width, height, channels: 3, background: "#024" } })
    .composite([{ input: Buffer.from(sky), gravity: "north" }])
    .jpeg()
    .toBuffer();
}

function save(name: string, body: Buffer): Promise<void> {
  return writeFile(join(root, "static", name), body);
}

/** Processes the pictures of these facts, with no clients unless they are given. */
async function make(facts: Partial<Facts>) {
  const { problems, warnings, ...made } = await makePictures(
    { ...site, root, facts: { ...realFacts, clients: { demos: [], names: [] }, ...facts } },
    await readStaticFiles(root),
  );
  return { ...made, problems: problems.map(formatProblem), warnings: warnings.map(formatProblem) };
}

/** Processes the picture of one client. */
function makeClient(image: string) {
  return make({ clients: { demos: [{ name: "Bar", url: "https://bar.it", image }], names: [] } });
}

describe("a client's photo", () => {
  test("becomes AVIF and WebP in three widths, cropped to the shape it is shown in", async () => {
    const { files, copies, published, problems, warnings } = await makeClient("photo.jpg");
    const made = await Promise.all(files.map(({ body }) => sharp(body).metadata()));
    expect(made.map(({ format, compression, width, height }) => [compression ?? format, width, height])).toEqual([
      ["av1", 320, 213],
      ["webp", 320, 213],
      ["av1", 640, 427],
      ["webp", 640, 427],
      ["av1", 960, 640],
      ["webp", 960, 640],
    ]);
    expect(copies.get("client photo.jpg")?.avif).toMatch(
      /^\/assets\/photo-320-\w+\.avif 320w, \/assets\/photo-640-\w+\.avif 640w, \/assets\/photo-960-\w+\.avif 960w$/,
    );
    expect(published.map(({ path }) => path)).not.toContain("photo.jpg");
    expect([...problems, ...warnings]).toEqual([]);
  });

  test("is rotated first, as its metadata says", async () => {
    const { files, warnings } = await makeClient("lying.jpg");
    const largest = sharp(files.at(-1)?.body);
    const { width, height } = await largest.metadata();
    expect([width, height]).toEqual([960, 640]);
    // What was its upper half is now on the right.
    const redAt = async (left: number) => {
      const strip = await largest.clone().extract({ left, top: 0, width: 90, height: 640 }).toBuffer();
      return (await sharp(strip).stats()).channels[0]?.mean ?? 0;
    };
    expect(await redAt(0)).toBeLessThan(50);
    expect(await redAt(870)).toBeGreaterThan(200);
    expect(warnings).toEqual([]);
  });

  test("is never enlarged; a warning about a photo that is too small gives the size it needs", async () => {
    const { files, warnings } = await makeClient("small.jpg");
    expect(files.map(({ path }) => path.replace(/-\w+\./, "."))).toEqual([
      "assets/small-320.avif",
      "assets/small-320.webp",
      "assets/small-450.avif",
      "assets/small-450.webp",
    ]);
    expect(warnings).toEqual([
      expect.stringMatching(
        /^src\/site\.ts, clients\.demos\.0\.image: static\/small\.jpg has 500 × 300 pixels and will look blurred\. Replace it with a picture of 960 × 640 pixels or more\.$/,
      ),
    ]);
  });

  test("keeps its top if it is too high", async () => {
    await save("high.jpg", await plainPhoto(960, 1600));
    const { files } = await makeClient("high.jpg");
    const { channels } = await sharp(files.at(-1)?.body).stats();
    expect(channels[0]?.min).toBeGreaterThan(200);
  });

  test("keeps its details", async () => {
    const noise = { type: "gaussian", mean: 128, sigma: 30 } as const;
    const create = { width: 480, height: 320, channels: 3, background: "#888", noise } as const;
    const photo = await sharp({ create }).greyscale().png().toBuffer();
    await save("detailed.png", photo);
    const { files } = await makeClient("detailed.png");
    // The largest copies are not scaled.
    for (const { path, body } of files.slice(-2)) {
      const difference = await sharp(body)
        .composite([{ input: photo, blend: "difference" }])
        .png()
        .toBuffer();
      const { channels } = await sharp(difference).stats();
      // Of 255. AVIF of quality 45 has 11.
      expect(channels[0]?.mean, path).toBeLessThan(9);
    }
  });

  test("may have spaces and commas in its name", async () => {
    await save("il mio, bar.jpg", await plainPhoto(1500, 1200));
    const { files, copies } = await makeClient("il mio, bar.jpg");
    const { avif = "", src = "" } = copies.get("client il mio, bar.jpg") ?? {};
    const { links } = readPage("it/index.html", `<img srcset="${avif}" src="${src}">`);
    expect(links).toHaveLength(4);
    const paths = files.map(({ path }) => `/${path}`);
    for (const link of links) expect(paths).toContain(decodeURIComponent(link));
  });

  test("used twice is processed once", async () => {
    const demo = { name: "Bar", url: "https://bar.it", image: "photo.jpg" };
    const { files } = await make({ clients: { demos: [demo, demo], names: [] } });
    expect(new Set(files.map(({ path }) => path)).size).toBe(files.length);
  });
});

test.each<[damage: string, of: (photo: Buffer) => Buffer]>([
  [
    "bytes between its parts",
    (photo) => Buffer.concat([photo.subarray(0, photo.indexOf(SCAN)), STRAY, photo.subarray(photo.indexOf(SCAN))]),
  ],
  ["a third of it missing", (photo) => photo.subarray(0, -photo.length / 3)],
])("a photo with %s, which browsers show, is used, with a warning", async (_, damage) => {
  await save("damaged.jpg", damage(await plainPhoto(1500, 1200)));
  const { files, problems, warnings } = await makeClient("damaged.jpg");
  expect(files).toHaveLength(6);
  expect(problems).toEqual([]);
  expect(warnings).toEqual([
    expect.stringMatching(/demos\.0\.image: static\/damaged\.jpg is damaged \(.+\)\. Look at it/),
  ]);
});

const STRAY = Buffer.from([0x12, 0x34, 0x56, 0x78]);
const SCAN = Buffer.from([0xff, 0xda]);

test("a failure that is not the photo's is told with its cause", async () => {
  // Its copies are in no cache.
  await save("other.jpg", await plainPhoto(1400, 1200));
  const toBuffer = vi.spyOn(sharp.prototype, "toBuffer").mockRejectedValue(new Error("out of memory"));
  onTestFinished(() => toBuffer.mockRestore());
  expect((await makeClient("other.jpg")).problems).toEqual([
    expect.stringMatching(/The copies of static\/other\.jpg cannot be made: out of memory\. Solve that/),
  ]);
});

test("a name whose accents have the other Unicode form is found, because both look the same", async () => {
  expect(await makeClient("caff\u00e8.jpg")).toMatchObject({ problems: [], warnings: [] });
});

test("the founder's photo becomes a portrait", async () => {
  const founder = { initials: "L. R.", photo: "photo.jpg" };
  const { files } = await make({ founder });
  const { width, height } = await sharp(files.at(-1)?.body).metadata();
  expect([width, height]).toEqual([640, 800]);
});

describe("the share image", () => {
  test("becomes one JPEG of the size that social networks require", async () => {
    const { files, shareImage, published, problems, warnings } = await make({ shareImage: "photo.jpg" });
    expect(files).toHaveLength(1);
    const { format, width, height } = await sharp(files[0]?.body).metadata();
    expect([format, width, height]).toEqual(["jpeg", 1200, 630]);
    expect(shareImage).toEqual({
      url: expect.stringMatching(/^https:\/\/.*\/assets\/photo-1200-\w+\.jpg$/),
      type: "image/jpeg",
      width: 1200,
      height: 630,
      alt: realFacts.name,
    });
    expect(published.map(({ path }) => path)).not.toContain("photo.jpg");
    expect([...problems, ...warnings]).toEqual([]);
  });

  test("is reported with its line and the size it needs if it is missing", async () => {
    const { problems } = await make({ shareImage: "none.jpg" });
    expect(problems).toEqual([
      expect.stringMatching(/^src\/site\.ts, shareImage: There is .* 1200 × 630 pixels or more there\.$/),
    ]);
  });
});

test("a transparent share image gets a white background, because JPEG would show black", async () => {
  const create = { width: 1200, height: 630, channels: 4 as const, background: { r: 0, g: 0, b: 0, alpha: 0 } };
  await save("logo.png", await sharp({ create }).png().toBuffer());
  const { files } = await make({ shareImage: "logo.png" });
  const { channels } = await sharp(files[0]?.body).stats();
  expect(channels.map(({ min }) => min)).toEqual([255, 255, 255]);
});

test("a drawing is published unchanged", async () => {
  const { files, copies, published, problems } = await makeClient("drawing.svg");
  expect([files, [...copies], problems]).toEqual([[], [], []]);
  expect(published.map(({ path }) => path)).toContain("drawing.svg");
});

describe("a file that is not a picture is reported with its line and the size it needs", () => {
  test.each([
    ["none.jpg", /: There is no file static\/none\.jpg\. Put a picture of 960 × 640 pixels or more there\.$/],
    ["text.jpg", /: static\/text\.jpg cannot be read as a picture\. Replace it with .* 960 × 640 pixels or more\.$/],
    ["text.svg", /: static\/text\.svg cannot be read as a picture\. Replace it with .* 960 × 640 pixels or more\.$/],
  ])("%s", async (image, message) => {
    const { files, problems } = await makeClient(image);
    expect(files).toEqual([]);
    expect(problems).toEqual([expect.stringMatching(message)]);
    expect(problems[0]).toMatch(/^src\/site\.ts, clients\.demos\.0\.image:/);
  });
});
